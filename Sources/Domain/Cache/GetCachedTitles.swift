/// Returns the titles on this device: the movies and the TV series that earlier answers described, a page at a time and the most popular ones
/// first.
///
/// It never asks a server. Adult titles are among them only if the audience includes them. A client without a store has none.
///
/// ```swift
/// let page = try await marquee.cache.titles()
/// print("\(page.totalResults) titles on this device, the first is \(page.first?.title ?? "-")")
/// ```
public struct GetCachedTitles: Executable {
    private let cache: any CacheRepository

    public init(cache: any CacheRepository) { self.cache = cache }

    public func execute(_ page: Int) async throws(MarqueeError) -> Page<MediaItem> { try await cache.titles(page: max(1, page)) }

    /// Reads a page of 20 titles.
    ///
    /// - Parameter page: The number of the page, at least 1; smaller numbers read the first page. A page beyond the end is empty.
    /// - Throws: ``MarqueeError/Code/storage`` if the store cannot be read.
    public func callAsFunction(page: Int = 1) async throws(MarqueeError) -> Page<MediaItem> { try await execute(page) }
}

extension CacheUseCases {
    /// Returns the titles on this device, a page at a time.
    public var titles: GetCachedTitles { GetCachedTitles(cache: cache) }
}
