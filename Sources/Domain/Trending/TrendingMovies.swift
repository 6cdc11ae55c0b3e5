/// Reads which movies are trending, a page at a time.
///
/// See <https://developer.themoviedb.org/reference/trending-movies>.
public struct GetTrendingMovies: Reading {
    private let trending: any TrendingRepository

    /// Creates the use case.
    public init(trending: any TrendingRepository) { self.trending = trending }

    /// The read of one page.
    public func read(_ input: Trending) -> Read<Page<Movie>> { trending.movies(input) }
}

extension TrendingUseCases {
    /// Reads which movies are trending.
    public var movies: GetTrendingMovies { GetTrendingMovies(trending: trending) }
}
