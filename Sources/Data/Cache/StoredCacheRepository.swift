public import MarqueeDomain

/// What servers said, in memory and in the stores.
public struct StoredCacheRepository: CacheRepository {
    private let cacheInfo: (any CacheInfoDAO)?
    private let snapshots: (any SnapshotDAO)?
    private let memory: MemoryCache

    /// Creates the repository for the stores and the memory of a client.
    public init(cacheInfo: (any CacheInfoDAO)?, snapshots: (any SnapshotDAO)?, memory: MemoryCache) {
        self.cacheInfo = cacheInfo
        self.snapshots = snapshots
        self.memory = memory
    }

    /// How much the store holds; nil if it does not report it.
    public func info() async throws(MarqueeError) -> CacheInfo? { try await cacheInfo?.info() }

    /// Empties the store, and then the memory, so that what was read in between is forgotten too.
    public func clear() async throws(MarqueeError) {
        try await snapshots?.remove(.all)
        memory.removeAll()
    }
}
