/// What servers said, as a whole. It may gain requirements in a minor version.
public protocol CacheRepository: Sendable {
    /// How much is kept; nil for a store that does not tell.
    func info() async throws(MarqueeError) -> CacheInfo?
    /// Forgets all of it.
    func clear() async throws(MarqueeError)
}

/// All that can be done with what servers said, as a whole.
public struct CacheUseCases: Sendable {
    let cache: any CacheRepository

    /// Publishes the use cases of a repository.
    public init(cache: any CacheRepository) { self.cache = cache }
}
