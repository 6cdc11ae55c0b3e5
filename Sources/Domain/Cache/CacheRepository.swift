/// The cache of server answers, as a whole. ``CacheUseCases`` documents the requirements that it publishes. The protocol may gain
/// requirements in a minor version.
public protocol CacheRepository: Sendable {
    func info() async throws(MarqueeError) -> CacheInfo?
    func clear() async throws(MarqueeError)
}

/// All use cases of the cache.
public struct CacheUseCases: Sendable {
    let cache: any CacheRepository

    public init(cache: any CacheRepository) { self.cache = cache }
}
