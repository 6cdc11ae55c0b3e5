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
        do throws(PostgreSQLFailure) { try await useWhenThere(work) } catch { throw MarqueeError(error) }
    }

    private func runWriting(_ work: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Void) async throws(MarqueeError) {
        do throws(PostgreSQLFailure) { try await commit(work) } catch { throw MarqueeError(error) }
    }

    private func commit(_ work: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Void) async throws(PostgreSQLFailure) {
        var attempts = 1
        while true {
            do throws(PostgreSQLFailure) {
                let outcome = WorkAnswer<TransactionOutcome>()
                try await useWhenThere { (handle) throws(PostgreSQLFailure) in outcome.set(try handle.write(work)) }
                switch outcome.value {
                case .committed: return
                case .unknown(let transaction):
                    // The change may be stored: a caller that no longer waits does not change that.
                    if try await uncancelled({ [self] in await found(transaction) }).get() { return }
                case nil: throw .cancelled
                }
            } catch {
                guard error == .conflict, attempts < Self.mostAttempts else { throw error }
            }
            attempts += 1
            try await pause(attempts)
        }
    }

    /// Runs work that does nothing if it fails. Where no server is there, as during a restart, it runs again until there is one, for as long
    /// as a caller may wait for a connection. Once the server has been away for that long, nobody waits for it.
    private func useWhenThere(_ work: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Void) async throws(PostgreSQLFailure) {
        let start = time.now()
        var attempts = 0
        while true {
            do throws(PostgreSQLFailure) {
                try await use(work)
                noteServer(isThere: true)
                return
            } catch {
                guard error == .unreachable else { throw error }
                let since = noteServer(isThere: false) ?? start
                guard time.now() - min(start, since) < timeout else { throw error }
            }
            attempts += 1
            try await pause(attempts)
        }
    }

    /// Finds out whether a transaction was committed whose connection was lost.
    private func found(_ transaction: TransactionNumber) async -> Result<Bool, PostgreSQLFailure> {
        for attempt in 1...Self.mostQuestions {
            do throws(PostgreSQLFailure) {
                try await pause(attempt)
                return .success(try await use(transaction.isCommitted))
            } catch {
                guard error.endsConnection || [.exhausted, .timedOut].contains(error) else { return .failure(.unknownOutcome) }
            }
        }
        return .failure(.unknownOutcome)
    }

    private static let mostAttempts = 5
    /// With the pauses between them, for ten seconds at least: so long does a server take to start.
    private static let mostQuestions = 12

    /// Waits longer before each further attempt: 20 ms, 40 ms, up to 1.3 s, less up to a half.
    private func pause(_ attempt: Int) async throws(PostgreSQLFailure) {
        let longest = Duration.milliseconds(10 << min(attempt, 7))
        do { try await time.sleep(longest * (1 - time.random() / 2)) } catch { throw .cancelled }
    }
}
