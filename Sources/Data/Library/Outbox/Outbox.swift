package import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Sends the changes of all accounts: one entry of an account at a time, in the order in which the changes were made.
///
/// Every entry is leased before it is sent, so that several processes share the work. Sending ends before the lease does, so that an older
/// value never reaches the server after a newer one.
package struct Outbox: Sendable {
    /// Durations, and the policy for conflicts.
    package struct Options: Sendable {
        /// How long an entry is leased; sending that takes longer is cancelled.
        package var lease = Duration.seconds(30)
        /// The longest wait after transient failures.
        package var longestWait = Duration.seconds(300)
        /// The age of a change from which the server is asked for its value before the change is sent. It is also asked after a failed attempt.
        package var verifiesAfter = Duration.seconds(60)
        /// Which value wins if the mark was also changed elsewhere.
        package var conflicts = ConflictPolicy.localWins
        /// How long changes that cannot be sent are kept; nil means forever.
        package var retention: Duration?

        /// Creates the default options.
        package init() {}
    }

    /// How long before the end of a lease sending is cancelled.
    private static let leaseMargin = Duration.seconds(5)
    /// How many changes of an account are leased for a turn. Few, so that an account with many changes does not delay the others, and so that
    /// most entries stay free for a client that sends the account on demand.
    private static let entriesInTurn = 5

    let options: Options
    let library: any LibraryDAO
    let api: any LibraryAPI
    let sessions: Sessions
    let marksCache: MarksCache
    let time: TimeSource
    let onEvent: MarqueeEventHandler
    /// The name by which stores distinguish the leases of this client.
    let owner: String
    private let rounds = InFlightTracker()
    private let changes = AsyncSignal()
    let answered = AnsweredChanges()

    /// Creates an outbox with an owner name of its own, by which stores distinguish the leases of clients.
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

    /// Sends the due changes of all accounts, and removes those that could not be sent for a long time, until the task is cancelled.
    package func keepSending() async {
        await withTaskGroup(of: Void.self) { group in
            if let age = options.retention { group.addTask { await OutboxRetention(outbox: self, age: age).run() } }
            await OutboxWorker(outbox: self).run()
            group.cancelAll()
        }
    }

    /// Ends the pause of the worker, so that it sends new changes at once.
    package func wake() { changes.call() }

    /// Waits for a time, or until ``wake()`` is called.
    func pause(atMost duration: Duration) async { await changes.wait(atMost: duration, time) }

    /// Sends all pending changes of an account, even those scheduled for later, and counts the changes that remain.
    ///
    /// - Throws: The errors of the store, and `MarqueeError` with the code `.cancelled` or `.closed`. All other errors are in the report.
    package func drain(_ tenant: Int) async throws(MarqueeError) -> SyncReport {
        try await rounds.run { () async throws(MarqueeError) in
            var (report, progress, position) = (SyncReport(), Progress(), 0)
            var end = time.now() + sendLimit
            while let entry = try await library.lease(request(tenant, after: position)) {
                position = entry.position
                guard try await process(entry, until: end, &progress, in: &report) else { break }
                end = time.now() + sendLimit
            }
            return try await counted(report, tenant)
        }
    }

    /// Runs a round of turns. ``end()`` waits for it.
    ///
    /// - Throws: `MarqueeError` with the code `.closed` after ``end()``.
    package func round<Outcome: Sendable>(_ work: () async throws(MarqueeError) -> Outcome) async throws(MarqueeError) -> Outcome {
        try await rounds.run(work)
    }

    /// Leases the entries for the next turns of some accounts.
    func leaseTurns(_ order: TurnOrder, accounts: Int, excluded: Set<Int>) async throws(MarqueeError) -> LeasedTurns {
        try await library.lease(
            TurnRequest(
                server: sessions.server, owner: owner, duration: options.lease, longestWait: options.longestWait, accounts: accounts,
                entriesEach: Self.entriesInTurn, after: order.after, isRetryFirst: order.isRetryFirst, excluded: excluded))
    }

    /// Sends the entries of an account's turn, for as long as their leases allow, and releases the rest.
    ///
    /// - Parameters:
    ///   - turn: The entries.
    ///   - leasing: When the store was asked for the leases, by the monotonic time of this process: the store may have taken long.
    /// - Throws: As ``drain(_:)`` does.
    package func sendTurn(_ turn: [OutboxEntry], leasedFrom leasing: Duration) async throws(MarqueeError) -> SyncReport {
        var (report, progress, rest) = (SyncReport(), Progress(), turn[...])
        let end = leasing + sendLimit
        do throws(MarqueeError) {
            // A new send needs time: if the server is slow, the rest waits for the account's next turn.
            while end - time.now() >= sendLimit / 2, let entry = rest.popFirst() {
                guard try await process(entry, until: end, &progress, in: &report) else { break }
            }
        } catch {
            await giveBack(rest)
            throw error
        }
        await giveBack(rest)
        return report
    }

    /// Reports a failure of the store that makes no call fail.
    func report(_ error: MarqueeError) {
        if ![.cancelled, .closed].contains(error.code) { onEvent(MarqueeEvent(.storeFailed(.user, error))) }
    }

    /// Starts no more rounds, and waits until the running ones have stored their results.
    package func end() async { await rounds.end() }

    /// How long sending may take, from the moment when the store was asked for the lease: less than the lease.
    private var sendLimit: Duration { max(options.lease - Self.leaseMargin, options.lease / 2) }

    private func request(_ tenant: Int, after position: Int) -> LeaseRequest {
        LeaseRequest(
            tenant: tenant, owner: owner, duration: options.lease, longestWait: options.longestWait, after: position, isOnDemand: true)
    }

    /// Ends the leases of entries that were not sent. If the store fails, the leases expire.
    private func giveBack(_ rest: ArraySlice<OutboxEntry>) async {
        guard !rest.isEmpty else { return }
        await uncancelled { [library] in try? await library.release(Array(rest), areUnsent: true) }
    }

    /// The report with the number of changes that remain. If some remain without a failure, an ended session is the failure.
    private func counted(_ report: SyncReport, _ tenant: Int) async throws(MarqueeError) -> SyncReport {
        var report = report
        report.waiting = try await library.entries(of: tenant).count { $0.rejection == nil }
        if report.waiting > 0, report.failure == nil, try await sessions.session(of: .tenant(tenant))?.session.state != .active {
            report.failure = .sessionEnded
        }
        return report
    }
}
