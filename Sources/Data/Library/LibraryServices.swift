public import MarqueeDomain

/// What all views of people's libraries share: one of it serves a client, whoever is asked about.
public final class LibraryServices: Sendable {
    let library: any LibraryDAO
    let titles: (any TitleDAO)?
    let users: Sessions
    let marksCache: MarksCache
    let broadcaster: ChangeBroadcaster
    let outbox: Outbox
    let clock: WallClock
    let time: TimeSource
    let onEvent: MarqueeEventHandler
    let signal = AsyncSignal()

    /// Puts it together.
    public init(
        library: any LibraryDAO, titles: (any TitleDAO)?, users: Sessions, marksCache: MarksCache, broadcaster: ChangeBroadcaster,
        outbox: Outbox,
        clock: WallClock = .system, time: TimeSource = .system, onEvent: @escaping MarqueeEventHandler = { _ in }
    ) {
        self.library = library
        self.titles = titles
        self.users = users
        self.marksCache = marksCache
        self.broadcaster = broadcaster
        self.outbox = outbox
        self.clock = clock
        self.time = time
        self.onEvent = onEvent
    }

    /// Sends what is due for every account, until the task is cancelled.
    public func keepSending() async { await OutboxWorker(core: self).run() }

    /// Lets nothing more be sent, and waits until what came of the sends under way is kept.
    public func end() async { await outbox.end() }

    /// Lets whoever keeps sending look for something to send.
    func wake() { signal.call() }

    /// Forgets what is held of an account in memory.
    func forget(_ tenant: Int) { marksCache.forget(tenant) }

    func send(_ tenant: Int, isOnDemand: Bool) async throws(MarqueeError) -> SyncReport {
        try await outbox.drain(tenant, isOnDemand: isOnDemand)
    }
}
