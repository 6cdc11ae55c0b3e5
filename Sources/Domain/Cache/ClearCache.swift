/// Forgets all that servers said, in memory and in the store, with the titles that searches and suggestions find without a server. What
/// a person did stays, and so does a store that may only be read.
public struct ClearCache: Executable {
    private let cache: any CacheRepository

    /// Creates the use case.
    public init(cache: any CacheRepository) { self.cache = cache }

    /// Forgets it; throws ``MarqueeError/Code/storage`` if the store cannot be changed.
    public func execute(_ input: Void) async throws(MarqueeError) { try await cache.clear() }
}
