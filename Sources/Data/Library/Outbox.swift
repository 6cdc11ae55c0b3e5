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
    /// So many changes of an account are leased for one turn, so that one with many does not hold up the others, and so that few are in the
    /// hands of a client that is asked to send them all.
    private static let entriesInTurn = 5

    let options: Options
    let library: any LibraryDAO
    let api: any LibraryAPI
    let sessions: Sessions
    let marksCache: MarksCache
    let time: TimeSource
    let onEvent: MarqueeEventHandler
    private let owner: String
    private let rounds = InFlightTracker()

    /// Creates an outbox; each has a name of its own among those that share a store.
    package init(
        library: any LibraryDAO, api: any LibraryAPI, sessions: Sessions, marksCache: MarksCache, options: Options = Options(),
        time: TimeSource = .system, onEvent: @escaping MarqueeEventHandler = { _ in }
    ) {
        self.library = library
        self.api = api
        self.sessions = sessions
        self.marksCache = marksCache
        self.options = options
        self.time = time
        self.onEvent = onEvent
        owner = UUID().uuidString
    }

    /// Sends all that an account has waiting, whenever it was to be sent next, and counts what is left.
    ///
    /// - Throws: What the store throws, and `MarqueeError` with the code `.cancelled` or `.closed`. All else is in the report.
    package func drain(_ tenant: Int) async throws(MarqueeError) -> SyncReport {
        try await rounds.run { () async throws(MarqueeError) in
            var (report, progress, position) = (SyncReport(), Progress(), 0)
            var end = time.now() + sendLimit
            while let entry = try await library.lease(request(tenant, after: position)) {
                position = entry.position
                guard try await send(entry, until: end, &progress, in: &report) else { break }
                end = time.now() + sendLimit
            }
            return try await counted(report, tenant)
        }
    }

    /// Does a round of turns; the store is not closed before its end.
    ///
    /// - Throws: `MarqueeError` with the code `.closed` after ``end()``.
    package func round<Outcome: Sendable>(_ work: () async throws(MarqueeError) -> Outcome) async throws(MarqueeError) -> Outcome {
        try await rounds.run(work)
    }

    /// Leases what some accounts are to send in their next turns.
    func leaseTurns(_ order: TurnOrder, accounts: Int, excluded: Set<Int>) async throws(MarqueeError) -> LeasedTurns {
        try await library.lease(
            TurnRequest(
                server: sessions.server, owner: owner, duration: options.lease, longestWait: options.longestWait, accounts: accounts,
                entriesEach: Self.entriesInTurn, after: order.after, isRetryFirst: order.isRetryFirst, excluded: excluded))
    }

    /// Sends what was leased for a turn of an account, for as long as the leases allow; the rest is given back.
    ///
    /// - Parameters:
    ///   - turn: The entries.
    ///   - leasing: When the store was asked for the leases, by the time of this process: storing them may have taken long.
    /// - Returns: What came of it.
    /// - Throws: As ``drain(_:)`` does.
    package func send(_ turn: [OutboxEntry], leasedFrom leasing: Duration) async throws(MarqueeError) -> SyncReport {
        var (report, progress, rest) = (SyncReport(), Progress(), turn[...])
        let end = leasing + sendLimit
        do throws(MarqueeError) {
            // What is begun needs time: where the server is slow, the next turn is for the others.
            while end - time.now() >= sendLimit / 2, let entry = rest.popFirst() {
                guard try await send(entry, until: end, &progress, in: &report) else { break }
            }
        } catch {
            await giveBack(rest)
            throw error
        }
        await giveBack(rest)
        return report
    }

    /// Lets nothing more be sent, and waits until what came of the sends under way is written down.
    package func end() async { await rounds.end() }

    /// How long after the store was asked for a lease a send may end: before the lease does.
    private var sendLimit: Duration { max(options.lease - Self.leaseMargin, options.lease / 2) }

    private func request(_ tenant: Int, after position: Int) -> LeaseRequest {
        LeaseRequest(
            tenant: tenant, owner: owner, duration: options.lease, longestWait: options.longestWait, after: position, isOnDemand: true)
    }

    /// Ends leases of what was not sent. If the store cannot do it, they end by themselves.
    private func giveBack(_ rest: ArraySlice<OutboxEntry>) async {
        guard !rest.isEmpty else { return }
        await uncancelled { [library] in try? await library.release(Array(rest)) }
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
