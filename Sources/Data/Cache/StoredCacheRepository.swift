public import MarqueeDomain

/// What servers said, in memory and in the stores.
public struct StoredCacheRepository: CacheRepository {
    private let cacheInfo: (any CacheInfoDAO)?
    private let reader: Reader
    private let fileReader: Reader

    /// Creates the repository for the figures of a store and the readers of a client, that of answers and that of pictures.
    public init(cacheInfo: (any CacheInfoDAO)?, reader: Reader, fileReader: Reader) {
        self.cacheInfo = cacheInfo
        self.reader = reader
        self.fileReader = fileReader
    }

    public func info() async throws(MarqueeError) -> CacheInfo? { try await cacheInfo?.info() }

    // Answers that are being fetched meanwhile are not stored. Pictures are removed even if the answers cannot be.
    public func clear() async throws(MarqueeError) {
        var failure: MarqueeError?
        for reader in [reader, fileReader] {
            do throws(MarqueeError) { try await reader.remove(.all) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }
}
