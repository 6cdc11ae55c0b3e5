public import MarqueeDomain

/// What servers said, in memory and in the stores.
public struct StoredCacheRepository: CacheRepository {
    private let cacheInfo: (any CacheInfoDAO)?
    private let reader: Reader

    /// Creates the repository for the figures of a store and the reader of a client.
    public init(cacheInfo: (any CacheInfoDAO)?, reader: Reader) {
        self.cacheInfo = cacheInfo
        self.reader = reader
    }

    /// How much the store holds; nil if it does not report it.
    public func info() async throws(MarqueeError) -> CacheInfo? { try await cacheInfo?.info() }

    /// Removes every answer from memory and from the store. What is under way is not stored.
    public func clear() async throws(MarqueeError) { try await reader.remove(.all) }
}
