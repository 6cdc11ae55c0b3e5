public import MarqueeDomain

/// The stores that a client works with. A program can use another database engine here.
public struct Stores: Sendable {
    /// Stores the answers of servers; nil stores none.
    public var snapshots: (any SnapshotDAO)?
    /// Stores answers that several machines share; nil shares none. It is asked when the machine itself has no fresh answer.
    public var sharedSnapshots: (any SharedSnapshotDAO)?
    /// Stores the pictures of image servers, with their own limit of bytes; nil stores none.
    public var images: (any SnapshotDAO)?
    /// Answers searches without a server; nil answers none.
    public var titles: (any TitleDAO)?
    /// Stores recent searches; nil stores none.
    public var history: (any SearchHistoryDAO)?
    /// Searches all names that TMDb publishes; nil searches none. If it is nil, a client that is configured with a catalog
    /// opens the one in ``catalogFolder``.
    public var catalog: (any CatalogDAO)?
    /// The folder of the catalog; nil for stores that have no folder, or must not be changed.
    public var catalogFolder: String?
    /// Notes the titles that are kept on purpose; nil for stores that evict any answer.
    package var kept: (any KeptDAO)?
    /// Reports how many answers of servers are stored; nil reports nothing.
    public var cacheInfo: (any CacheInfoDAO)?
    /// Stores sessions; with nil, signing in is not possible.
    public var sessions: (any SessionDAO)?
    /// Stores marks and pending changes; nil stores none.
    public var library: (any LibraryDAO)?
    /// Whether other machines use the same users' data. Then a failure of it is no reason to send requests to another machine: the client is
    /// degraded and stays ready.
    public var sharesUserData = false
    /// Why the users' data could not be opened yet; nil if it is open. The client reports the failure, and probes the data until it opens.
    public var openingFailure: MarqueeError?
    /// Reports the changes of other clients at once, from the call on and until the stores are closed. Nil for a store whose changes are seen
    /// when it is next compared with the memory, a second later for marks.
    public var invalidations: (@Sendable () -> AsyncStream<StoreInvalidation>)?
    /// The store's figures of its connections to a server, without a request; nil for a store without a server.
    public var connectionFigures: (@Sendable () -> ConnectionFigures)?
    /// Closes files and connections; called once, at the client's shutdown.
    public var close: @Sendable () async -> Void
    /// Checks all of the user's data, and repairs damage, or makes sure that its server can be written; it may take long.
    public var check: @Sendable () async throws(MarqueeError) -> Void

    /// Creates a set of stores.
    public init(
        snapshots: (any SnapshotDAO)? = nil, images: (any SnapshotDAO)? = nil, titles: (any TitleDAO)? = nil,
        history: (any SearchHistoryDAO)? = nil, cacheInfo: (any CacheInfoDAO)? = nil, sessions: (any SessionDAO)? = nil,
        library: (any LibraryDAO)? = nil,
        close: @escaping @Sendable () async -> Void = {},
        check: @escaping @Sendable () async throws(MarqueeError) -> Void = {}
    ) {
        self.snapshots = snapshots
        self.images = images
        self.titles = titles
        self.history = history
        self.cacheInfo = cacheInfo
        self.sessions = sessions
        self.library = library
        self.close = close
        self.check = check
    }

    /// No stores: everything comes from the server or from memory.
    public static let none = Stores()
}
