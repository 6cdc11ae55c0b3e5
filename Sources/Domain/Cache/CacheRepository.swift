/// The cache of server answers, as a whole. It may gain requirements in a minor version.
public protocol CacheRepository: Sendable {
    /// The size of the cache; nil for a store that does not report it.
    func info() async throws(MarqueeError) -> CacheInfo?
    /// Removes all cached answers.
    func clear() async throws(MarqueeError)
}

/// All use cases of the cache.
public struct CacheUseCases: Sendable {
    let cache: any CacheRepository

    /// Publishes the use cases of a repository.
    public init(cache: any CacheRepository) { self.cache = cache }
}
