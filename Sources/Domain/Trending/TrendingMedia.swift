/// Reads which movies, TV series and people are trending, a page at a time.
///
/// See <https://developer.themoviedb.org/reference/trending-all>.
public struct GetTrendingMedia: Reading {
    private let trending: any TrendingRepository

    /// Creates the use case.
    public init(trending: any TrendingRepository) { self.trending = trending }

    /// The read of one page.
    public func read(_ input: Trending) -> Read<Page<MediaItem>> { trending.all(input) }
}

extension TrendingUseCases {
    /// Reads which movies, TV series and people are trending.
    public var all: GetTrendingMedia { GetTrendingMedia(trending: trending) }
}
