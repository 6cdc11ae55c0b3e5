import Foundation
package import MarqueeDomain

/// What the libraries of all accounts share: there is one for each client.
package final class LibraryServices: Sendable {
    private let library: any LibraryDAO
    private let titles: (any TitleDAO)?
    private let sessions: Sessions
    private let marksCache: MarksCache
    private let broadcaster: ChangeBroadcaster
    private let outbox: Outbox
    private let time: TimeSource
    private let onEvent: MarqueeEventHandler
    private let signal = AsyncSignal()

    /// Puts it together.
    package init(
        library: any LibraryDAO, titles: (any TitleDAO)?, sessions: Sessions, marksCache: MarksCache, broadcaster: ChangeBroadcaster,
        outbox: Outbox, time: TimeSource = .system, onEvent: @escaping MarqueeEventHandler = { _ in }
    ) {
        self.library = library
        self.titles = titles
        self.sessions = sessions
        self.marksCache = marksCache
        self.broadcaster = broadcaster
        self.outbox = outbox
        self.time = time
        self.onEvent = onEvent
    }

    /// Sends what is due for every account, until the task is cancelled.
    package func keepSending() async { await OutboxWorker(services: self).run() }

    /// Lets nothing more be sent, and waits until what came of the sends under way is stored.
    package func end() async { await outbox.end() }

    /// Lets the worker that sends look for something to send.
    package func wake() { signal.call() }

    /// Removes an account from memory.
    package func forget(_ tenant: Int) { marksCache.forget(tenant) }

    /// Notes that another client has changed the marks of an account, or of any.
    package func invalidate(_ tenant: Int?) async { await marksCache.invalidate(tenant) }

    /// What time it is by the clock of the store.
    func now() async throws(MarqueeError) -> Date { try await library.now() }

    /// Reports that a part of the store failed, where no call fails for it.
    package func report(_ error: MarqueeError, of part: StorePart, operation: String? = nil) {
        onEvent(MarqueeEvent(.storeFailed(part, error), operation: operation))
    }
}

// What people have marked.
extension LibraryServices {
    /// All marks of an account. What another process has changed may be seen a second later.
    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks { try await marksCache.marks(of: tenant) }

    /// All marks of an account, as the store has them now.
    func currentMarks(of tenant: Int) async throws(MarqueeError) -> StoredMarks { try await marksCache.currentMarks(of: tenant) }

    /// How often the marks of an account have changed.
    func version(of tenant: Int) async throws(MarqueeError) -> Int { try await library.version(of: tenant) }

    /// Stores a change, announces it, and lets it be sent.
    func record(_ edit: MarkEdit, on item: Markable, of tenant: Int) async throws(MarqueeError) -> Marks {
        let entry = try await library.record(edit, on: item, of: tenant)
        marksCache.note(entry, of: tenant)
        wake()
        return entry.marks
    }

    /// Notes what the server has on one thing, and returns what is marked under what waits.
    func learn(
        _ marks: Marks, kinds: Set<MarkKind>, on item: Markable, of tenant: Int, since version: Int
    ) async throws(MarqueeError) -> Marks {
        let entry = try await library.learn(marks, kinds: kinds, on: item, of: tenant, since: version)
        marksCache.note(entry, of: tenant)
        return entry.marks
    }

    /// Stores what was seen of one of the server's shelves, as all of it or as a part, announces what is different, and returns
    /// how many marks are.
    func learn(_ shelf: WholeShelf, isWhole: Bool, of tenant: Int, since version: Int) async throws(MarqueeError) -> Int {
        let changed =
            if isWhole {
                try await library.reconcile(shelf, of: tenant, since: version)
            } else {
                try await library.learn(shelf.values, of: tenant, since: version)
            }
        _ = try await currentMarks(of: tenant)
        return changed.count
    }

    /// What happens to marks, from now on.
    func changes(for scope: AccountScope, on item: Markable?) -> LibraryChanges { broadcaster.changes(for: scope, on: item) }

    /// What the index knows of the titles of some things, in a language or, failing that, in any other.
    func titles(of items: [Markable], language: String) async throws(MarqueeError) -> [MediaReference: IndexedTitle] {
        try await titles?.titles(of: items.map(\.title), server: sessions.server, language: language) ?? [:]
    }
}

// What waits to be sent.
extension LibraryServices {
    /// The longest wait after failures.
    var longestWait: Duration { outbox.options.longestWait }

    /// Every entry of an account, in their order.
    func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry] { try await library.entries(of: tenant) }

    /// Lets a rejected change wait to be sent again.
    func retry(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) {
        marksCache.note(try await library.retry(change, of: tenant), of: tenant)
        wake()
    }

    /// Gives a change up.
    func discard(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) {
        marksCache.note(try await library.discard(change, of: tenant), of: tenant)
    }

    /// Sends all that an account has waiting, whenever it was to be sent next.
    func send(_ tenant: Int) async throws(MarqueeError) -> SyncReport { try await outbox.drain(tenant) }

    /// Does a round of turns; the stores are not closed before its end.
    func round<Outcome: Sendable>(_ work: () async throws(MarqueeError) -> Outcome) async throws(MarqueeError) -> Outcome {
        try await outbox.round(work)
    }

    /// Leases what some accounts are to send in their next turns.
    func leaseTurns(_ order: TurnOrder, accounts: Int, excluded: Set<Int>) async throws(MarqueeError) -> LeasedTurns {
        try await outbox.leaseTurns(order, accounts: accounts, excluded: excluded)
    }

    /// Sends what was leased for a turn.
    func send(_ turn: [OutboxEntry], leasedFrom leasing: Duration) async throws(MarqueeError) -> SyncReport {
        try await outbox.send(turn, leasedFrom: leasing)
    }

    /// The time of this process, by which waits are measured.
    var elapsed: Duration { time.now() }

    /// Waits for a time, or until there is something to send.
    func pause(atMost duration: Duration) async { await signal.wait(atMost: duration, time) }

    /// Waits for a time, whatever there is to send.
    func rest(for duration: Duration) async { try? await time.sleep(duration) }

    /// A part of a time, drawn at random, so that many clients do not come back together.
    func jittered(_ duration: Duration) -> Duration { duration * time.random() }
}
