import MarqueeData
import MarqueeDomain

extension PostgreSQLPool {
    /// Runs one statement that reads, or several whose answers need not fit each other.
    func read<Answer: Sendable>(
        _ work: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        let answer = WorkAnswer<Answer>()
        try await runReading { (handle) throws(PostgreSQLFailure) in answer.set(try work(handle)) }
        return try answer.get()
    }

    /// Runs several statements that read, on one state of the database.
    func readTogether<Answer: Sendable>(
        _ work: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        let answer = WorkAnswer<Answer>()
        try await runReading { (handle) throws(PostgreSQLFailure) in
            try handle.read { (handle) throws(PostgreSQLFailure) in answer.set(try work(handle)) }
        }
        return try answer.get()
    }

    /// Runs work in a transaction, all or nothing; it is durable when this returns. The work may run several times, and is done once.
    @discardableResult
    func write<Answer: Sendable>(
        _ work: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        let answer = WorkAnswer<Answer>()
        try await runWriting { (handle) throws(PostgreSQLFailure) in answer.set(try work(handle)) }
        return try answer.get()
    }

    private func runReading(_ work: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Void) async throws(MarqueeError) {
        let budget = budget()
        do throws(PostgreSQLFailure) { try await useWhenThere(within: budget, work) } catch { throw budget.error(error) }
    }

    private func runWriting(_ work: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Void) async throws(MarqueeError) {
        let budget = budget()
        do throws(PostgreSQLFailure) {
            try await commit(within: budget) { (handle) throws(PostgreSQLFailure) in try handle.write(work) }
        } catch {
            throw budget.error(error)
        }
    }

    /// Runs a transaction until it is committed or has failed. It runs again after a conflict, and if a commit whose connection was lost
    /// was not done.
    func commit(
        within budget: CallBudget, _ transaction: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> TransactionOutcome
    ) async throws(PostgreSQLFailure) {
        var attempts = 1
        while true {
            do throws(PostgreSQLFailure) {
                let outcome = WorkAnswer<TransactionOutcome>()
                try await useWhenThere(within: budget, isWriting: true) { (handle) throws(PostgreSQLFailure) in
                    outcome.set(try transaction(handle))
                }
                switch outcome.value {
                case .committed: return
                case .unknown(let number):
                    // The change may be stored: a caller that no longer waits does not change that.
                    if try await uncancelled({ [self] in await found(number, twice: budget.limit) }).get() { return }
                case nil: throw .cancelled
                }
            } catch {
                guard error == .conflict, attempts < Self.mostAttempts, !budget.isOver else { throw error }
            }
            attempts += 1
            meter.count { $0.retriedTransactions += 1 }
            try await pause(attempts)
        }
    }

    /// Runs work that does nothing if it fails. Where no server is there, as during a restart, it runs again until there is one, within the
    /// time of the call. A write waits for half of that time while another server replaces the primary one. Once the server has been away for
    /// as long as a call may wait, no call waits for it.
    private func useWhenThere(
        within budget: CallBudget, isWriting: Bool = false, _ work: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Void
    ) async throws(PostgreSQLFailure) {
        let start = time.now()
        var attempts = 0
        while true {
            do throws(PostgreSQLFailure) {
                try await use(within: budget, work)
                noteServer(isThere: true)
                if isWriting { noteWrites(areAccepted: true) }
                return
            } catch {
                let isThere = error == .noPrimary
                guard error.meansAway || isThere else { throw error }
                let since = (isThere ? noteWrites(areAccepted: false) : noteServer(isThere: false)) ?? start
                guard time.now() - min(start, since) < (isThere ? budget.limit / 2 : budget.limit) else { throw error }
            }
            attempts += 1
            try await pause(attempts)
        }
    }

    /// Finds out whether a transaction was committed whose connection was lost: in twice the time of a call, because so long does a server
    /// take to start. One question takes half the time of a call at most: the connection that it takes may be lost too.
    private func found(_ transaction: TransactionNumber, twice limit: Duration) async -> Result<Bool, PostgreSQLFailure> {
        let start = time.now()
        var attempts = 0
        repeat {
            attempts += 1
            do throws(PostgreSQLFailure) {
                try await pause(attempts)
                return .success(try await use(within: CallBudget(limit / 2, on: time), transaction.isCommitted))
            } catch {
                guard error.meansAway || [.readOnly, .exhausted, .timedOut].contains(error) else { break }
            }
        } while time.now() - start < limit * 2
        meter.count { $0.unknownOutcomes += 1 }
        return .failure(.unknownOutcome)
    }

    private static let mostAttempts = 5

    /// Waits longer before each further attempt: 20 ms, 40 ms, up to 1.3 s, less up to a half.
    private func pause(_ attempt: Int) async throws(PostgreSQLFailure) {
        let longest = Duration.milliseconds(10 << min(attempt, 7))
        do { try await time.sleep(longest * (1 - time.random() / 2)) } catch { throw .cancelled }
    }
}
