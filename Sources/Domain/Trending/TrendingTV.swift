/// Reads which TV series are trending, a page at a time.
///
/// See <https://developer.themoviedb.org/reference/trending-tv>.
public struct GetTrendingTV: Reading {
    private let trending: any TrendingRepository

    /// Creates the use case.
    public init(trending: any TrendingRepository) { self.trending = trending }

    /// The read of one page.
    public func read(_ input: Trending) -> Read<Page<TVSeries>> { trending.tv(input) }
}

extension TrendingUseCases {
    /// Reads which TV series are trending.
    public var tv: GetTrendingTV { GetTrendingTV(trending: trending) }
}
