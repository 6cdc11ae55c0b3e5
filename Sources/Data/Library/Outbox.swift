import Foundation
package import MarqueeDomain

/// Sends what people have changed: one entry at a time for each account, in the order in which it was done.
///
/// Every entry is leased before it is sent, so that several processes share the work, and sent no longer than its lease lasts, so that
/// nothing older arrives after something newer.
package struct Outbox: Sendable {
    /// Durations, and the policy for conflicts.
    package struct Options: Sendable {
        /// How long an entry is leased; a send that takes longer is given up.
        package var lease = Duration.seconds(30)
        /// The longest wait after transient failures.
        package var longestWait = Duration.seconds(300)
        /// After how long the server is asked for its value before a change is sent.
        package var verifiesAfter = Duration.seconds(600)
        /// Which value wins when a mark was changed elsewhere too.
        package var conflicts = ConflictPolicy.localWins

        /// The defaults.
        package init() {}
    }

    /// So long before the end of a lease, a send is given up.
    private static let leaseMargin = Duration.seconds(5)
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
            let entry = try await library.lease(request(tenant, after: position, isOnDemand: isOnDemand))
        {
            position = entry.position
            leases += 1
            let verdict = await send(entry)
            try await complete(entry, verdict, in: &report)
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
        report.waiting = try await library.entries(of: tenant).count { $0.rejection == nil }
        if report.waiting > 0, report.failure == nil, try await sessions.session(of: .tenant(tenant))?.session.state != .active {
            report.failure = .sessionEnded
        }
        return report
    }
}

extension Outbox {
    /// What came of sending an entry.
    private enum Verdict: Sendable {
        /// What a failure says about the other entries.
        enum Scope: Sendable { case thisChange, everything }

        case sent
        case rejected(MarqueeError)
        case superseded(MarkValue)
        case failed(MarqueeError, Scope)
        /// Nothing can be sent for this account now, for a reason that has nothing to do with this entry.
        case stopped(MarqueeError)
    }

    private func send(_ entry: OutboxEntry) async -> Verdict {
        do throws(MarqueeError) {
            let stored = try await sessions.required(.tenant(entry.tenant))
            return try await sessions.perform(as: stored) { (authorization) async throws(MarqueeError) in
                try await withinLease { () async throws(MarqueeError) in try await sendUnlessSettled(entry, as: authorization) }
            }
        } catch {
            return Self.verdict(on: error)
        }
    }

    /// Before a change that has waited long is sent, the server is asked what it has: other devices may have been there.
    private func sendUnlessSettled(_ entry: OutboxEntry, as user: UserAuthorization) async throws(MarqueeError) -> Verdict {
        let waited = clock.now().timeIntervalSince(entry.changedAt)
        if let before = entry.before, waited >= options.verifiesAfter.interval {
            let server = try await api.marks(on: entry.item, as: user)[entry.value.kind]
            if server == entry.value { return .sent }
            if server != before {
                let conflict = MarkConflict(item: entry.item, before: before, local: entry.value, server: server)
                let winner = options.conflicts.winner(conflict)
                onEvent(MarqueeEvent(.conflictResolved(entry.value.kind, winner)))
                if winner == .server { return .superseded(server) }
            }
        }
        try await api.send(entry.value, on: entry.item, as: user)
        return .sent
    }

    private func withinLease(_ work: @escaping @Sendable () async throws(MarqueeError) -> Verdict) async throws(MarqueeError) -> Verdict {
        let (time, limit) = (time, max(options.lease - Self.leaseMargin, options.lease / 2))
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
        // Only TMDb itself, in its own words, turns a mark back.
        default: return error.tmdbCode == nil || [408, 425].contains(error.status) ? .failed(error, .thisChange) : .rejected(error)
        }
    }

    /// Stores the result of sending an entry, even if the caller has been cancelled: the server may have accepted it.
    private func complete(_ entry: OutboxEntry, _ verdict: Verdict, in report: inout SyncReport) async throws(MarqueeError) {
        let outcome = await uncancelled { await written(entry, verdict) }
        if let marks = try outcome.get() { marksCache.note(marks, of: entry.tenant) }
        let kind = entry.value.kind
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

    private func written(_ entry: OutboxEntry, _ verdict: Verdict) async -> Result<StoredMarks.Entry?, MarqueeError> {
        do throws(MarqueeError) {
            switch verdict {
            case .sent: return .success(try await library.acknowledge(entry, at: clock.now()))
            case .rejected(let error): return .success(try await library.reject(entry, because: error))
            case .superseded(let server): return .success(try await library.supersede(entry, to: server))
            case .failed(let error, _): try await library.release(entry, until: clock.now() + wait(after: entry.attempts, error).interval)
            case .stopped: try await library.release(entry, until: nil)
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
