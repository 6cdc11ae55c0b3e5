/// The cache of server answers, as a whole. ``CacheUseCases`` documents the requirements that it publishes. The protocol may gain
/// requirements in a minor version.
public protocol CacheRepository: Sendable {
    func info() async throws(MarqueeError) -> CacheInfo?
    /// Returns a page of the stored titles, the most popular ones first, from page 1.
    func titles(page: Int) async throws(MarqueeError) -> Page<MediaItem>
    func clear() async throws(MarqueeError)
}

/// All use cases of the cache.
///
/// ```swift
/// if let info = try await marquee.cache.info() { print(info.titles, info.bytes) }
/// try await marquee.cache.clear()
/// ```
public struct CacheUseCases: Sendable {
    let cache: any CacheRepository

    public init(cache: any CacheRepository) { self.cache = cache }
}
