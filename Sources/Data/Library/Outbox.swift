import Foundation
package import MarqueeDomain

/// Sends what people have changed: one slot at a time for each account, in the order in which it was done.
///
/// Every slot is leased before it is sent, so that several processes share the work, and sent no longer than its lease lasts, so that
/// nothing older arrives after something newer.
package struct Outbox: Sendable {
    /// How patient it is.
    package struct Options: Sendable {
        /// How long a slot is leased; a send that takes longer is given up.
        package var lease = Duration.seconds(30)
        /// The longest wait after transient failures.
        package var longestWait = Duration.seconds(300)
        /// After how long the server is asked for its value before a change is sent.
        package var doubtsAfter = Duration.seconds(600)
        /// Which value wins when a mark was changed elsewhere too.
        package var conflicts = ConflictPolicy.localWins

        /// The defaults.
        package init() {}
    }

    /// So long before the end of a lease, a send is given up.
    private static let margin = Duration.seconds(5)
    /// So many failures of the server in a row end a round: it is not this change that it cannot take.
    private static let mostFailures = 3
    /// So many changes of an account are sent in one turn, so that one with many does not hold up the others.
    private static let leasesInTurn = 20

    let options: Options
    private let library: any LibraryDAO
    private let api: any LibraryAPI
    private let sessions: Sessions
    private let marksCache: MarksCache
    private let clock: WallClock
    private let time: TimeSource
    private let onEvent: MarqueeEventHandler
    private let owner: String
    private let rounds = InFlightTracker()

    /// Creates an outbox; each has a name of its own among those that share a store.
    package init(
        library: any LibraryDAO, api: any LibraryAPI, sessions: Sessions, marksCache: MarksCache, options: Options = Options(),
        clock: WallClock = .system, time: TimeSource = .system, onEvent: @escaping MarqueeEventHandler = { _ in }
    ) {
        self.library = library
        self.api = api
        self.sessions = sessions
        self.marksCache = marksCache
        self.options = options
        self.clock = clock
        self.time = time
        self.onEvent = onEvent
        owner = UUID().uuidString
    }

    /// Sends what an account has waiting: on demand all of it, else one turn of what is due. What is left is counted on demand only.
    ///
    /// - Throws: What the store throws, and `MarqueeError` with the code `.cancelled` or `.closed`. All else is in the report.
    package func drain(_ tenant: Int, isOnDemand: Bool) async throws(MarqueeError) -> SyncReport {
        try await rounds.run { () async throws(MarqueeError) in try await round(tenant, isOnDemand: isOnDemand) }
    }

    /// Lets nothing more be sent, and waits until what came of the sends under way is written down.
    package func end() async { await rounds.end() }

    private func round(_ tenant: Int, isOnDemand: Bool) async throws(MarqueeError) -> SyncReport {
        var report = SyncReport()
        var (position, failures, leases) = (0, 0, 0)
        sending: while isOnDemand || leases < Self.leasesInTurn,
            let slot = try await library.lease(request(tenant, after: position, isOnDemand: isOnDemand))
        {
            position = slot.position
            leases += 1
            let verdict = await send(slot)
            try await settle(slot, verdict, in: &report)
            switch verdict {
            case .sent, .rejected, .superseded: failures = 0
            case .failed(_, let scope):
                failures += 1
                if scope == .everything || failures >= Self.mostFailures { break sending }
            case .stopped(let error):
                if error.code == .cancelled { throw error }
                break sending
            }
        }
        return isOnDemand ? try await counted(report, tenant) : report
    }

    private func request(_ tenant: Int, after position: Int, isOnDemand: Bool) -> LeaseRequest {
        LeaseRequest(
            tenant: tenant, owner: owner, now: clock.now(), duration: options.lease, longestWait: options.longestWait, after: position,
            isOnDemand: isOnDemand)
    }

    /// What is left when a round ends. A session that ended while it waits is the reason, if nothing else is.
    private func counted(_ report: SyncReport, _ tenant: Int) async throws(MarqueeError) -> SyncReport {
        var report = report
        report.waiting = try await library.slots(of: tenant).count { $0.refusal == nil }
        if report.waiting > 0, report.failure == nil, try await sessions.session(of: .tenant(tenant))?.session.state != .active {
            report.failure = .sessionEnded
        }
        return report
    }
}

extension Outbox {
    /// What came of sending a slot.
    private enum Verdict: Sendable {
        /// What a failure says about the other slots.
        enum Scope: Sendable { case thisChange, everything }

        case sent
        case rejected(MarqueeError)
        case superseded(MarkValue)
        case failed(MarqueeError, Scope)
        /// It was not this slot's fault, and no slot can be sent now.
        case stopped(MarqueeError)
    }

    private func send(_ slot: OutboxSlot) async -> Verdict {
        do throws(MarqueeError) {
            let stored = try await sessions.required(.tenant(slot.tenant))
            return try await sessions.perform(as: stored) { (authorization) async throws(MarqueeError) in
                try await withinLease { () async throws(MarqueeError) in try await sendUnlessSettled(slot, as: authorization) }
            }
        } catch {
            return Self.verdict(on: error)
        }
    }

    /// Before a change that has waited long is sent, the server is asked what it has: other devices may have been there.
    private func sendUnlessSettled(_ slot: OutboxSlot, as user: UserAuthorization) async throws(MarqueeError) -> Verdict {
        let waited = clock.now().timeIntervalSince(slot.changedAt)
        if let before = slot.before, waited >= options.doubtsAfter.interval {
            let server = try await api.marks(on: slot.item, as: user)[slot.value.kind]
            if server == slot.value { return .sent }
            if server != before {
                let conflict = MarkConflict(item: slot.item, before: before, local: slot.value, server: server)
                let winner = options.conflicts.winner(conflict)
                onEvent(MarqueeEvent(.conflictResolved(slot.value.kind, winner)))
                if winner == .server { return .superseded(server) }
            }
        }
        try await api.send(slot.value, on: slot.item, as: user)
        return .sent
    }

    private func withinLease(_ work: @escaping @Sendable () async throws(MarqueeError) -> Verdict) async throws(MarqueeError) -> Verdict {
        let (time, limit) = (time, max(options.lease - Self.margin, options.lease / 2))
        let outcome = await withTaskGroup(of: Result<Verdict, MarqueeError>?.self) { group in
            group.addTask {
                do throws(MarqueeError) { return .success(try await work()) } catch { return .failure(error) }
            }
            group.addTask {
                try? await time.sleep(limit)
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            if let first { return first }
            // The time is up, or this task was cancelled; either way the send ends now. An answer that came all the same counts.
            if let last = await group.next() ?? nil, !last.isCancelled { return last }
            return .failure(Task.isCancelled ? .cancelled : MarqueeError(.timeout, .init("outbox.lease", "Sending took too long.")))
        }
        return try outcome.get()
    }

    private static func verdict(on error: MarqueeError) -> Verdict {
        if error.meansSessionRefused { return .stopped(error) }
        switch error.code {
        case .cancelled, .closed, .unauthorized, .storage, .storageFull: return .stopped(error)
        case .offline, .rateLimited: return .failed(error, .everything)
        case .timeout, .server, .unreadable: return .failed(error, .thisChange)
        default: return [408, 425].contains(error.status) ? .failed(error, .thisChange) : .rejected(error)
        }
    }

    /// Writes down what came of a slot, even if the caller has been cancelled: the server may have taken it.
    private func settle(_ slot: OutboxSlot, _ verdict: Verdict, in report: inout SyncReport) async throws(MarqueeError) {
        let outcome = await uncancelled { await written(slot, verdict) }
        if let entry = try outcome.get() { marksCache.note(entry, of: slot.tenant) }
        let kind = slot.value.kind
        switch verdict {
        case .sent:
            report.sent += 1
            onEvent(MarqueeEvent(.changeSent(kind)))
        case .rejected(let error):
            report.rejected += 1
            onEvent(MarqueeEvent(.changeRejected(kind, error), operation: error.operation))
        case .superseded: report.superseded += 1
        case .failed(let error, _), .stopped(let error):
            report.failure = error
            onEvent(MarqueeEvent(.changeDelayed(kind, error), operation: error.operation))
        }
    }

    private func written(_ slot: OutboxSlot, _ verdict: Verdict) async -> Result<StoredMarks.Entry?, MarqueeError> {
        do throws(MarqueeError) {
            switch verdict {
            case .sent: return .success(try await library.acknowledge(slot, at: clock.now()))
            case .rejected(let error): return .success(try await library.refuse(slot, because: error))
            case .superseded(let server): return .success(try await library.yield(slot, to: server))
            case .failed(let error, _): try await library.giveBack(slot, until: clock.now() + wait(after: slot.attempts, error).interval)
            case .stopped: try await library.giveBack(slot, until: nil)
            }
            return .success(nil)
        } catch {
            return .failure(error)
        }
    }

    /// Twice as long after each failure, with full jitter, so that many clients do not come back together.
    private func wait(after attempts: Int, _ error: MarqueeError) -> Duration {
        let step = min(options.longestWait, Duration.seconds(2) * (1 << min(attempts, 10)))
        let jittered = max(.seconds(1), step * time.random())
        return min(options.longestWait, max(jittered, error.retryAfter ?? .zero))
    }
}

extension Result where Failure == MarqueeError {
    fileprivate var isCancelled: Bool {
        if case .failure(let error) = self { error.code == .cancelled } else { false }
    }
}
