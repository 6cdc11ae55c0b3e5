public import MarqueeDomain

/// What servers said, in memory and in the stores.
public struct StoredCacheRepository: CacheRepository {
    private let stores: Stores
    private let memory: MemoryCache

    /// Creates the repository for the stores and the memory of a client.
    public init(stores: Stores, memory: MemoryCache) {
        self.stores = stores
        self.memory = memory
    }

    /// How much the store keeps; nil for one that does not tell.
    public func info() async throws(MarqueeError) -> CacheInfo? { try await stores.cacheInfo?.info() }

    /// Empties the store, and then the memory, so that what was read in between is forgotten too.
    public func clear() async throws(MarqueeError) {
        try await stores.snapshots?.remove(.all)
        memory.removeAll()
    }
}
