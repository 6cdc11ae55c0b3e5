/// The stores that a client works with: the seam where a program plugs in another engine.
public struct Stores: Sendable {
    /// Keeps what servers said; nil keeps nothing.
    public var snapshots: (any SnapshotDAO)?
    /// Answers searches without a server; nil answers none.
    public var titles: (any TitleDAO)?
    /// Keeps what was searched for; nil remembers nothing.
    public var history: (any SearchHistoryDAO)?
    /// Tells how much is kept of what servers said; nil does not tell.
    public var cacheInfo: (any CacheInfoDAO)?
    /// Keeps who has signed in; nil lets nobody sign in.
    public var sessions: (any SessionDAO)?
    /// Keeps marks and what has not been sent of them; nil keeps none.
    public var library: (any LibraryDAO)?
    /// Lets go of files and connections; called once, at the client's shutdown.
    public var close: @Sendable () async -> Void

    /// Creates a set of stores.
    public init(
        snapshots: (any SnapshotDAO)? = nil, titles: (any TitleDAO)? = nil, history: (any SearchHistoryDAO)? = nil,
        cacheInfo: (any CacheInfoDAO)? = nil, sessions: (any SessionDAO)? = nil, library: (any LibraryDAO)? = nil,
        close: @escaping @Sendable () async -> Void = {}
    ) {
        self.snapshots = snapshots
        self.titles = titles
        self.history = history
        self.cacheInfo = cacheInfo
        self.sessions = sessions
        self.library = library
        self.close = close
    }

    /// No stores: everything comes from the server or from memory.
    public static let none = Stores()
}
