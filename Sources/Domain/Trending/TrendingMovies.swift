extension TrendingUseCases {
    /// Reads which movies are trending, a page at a time.
    ///
    /// See <https://developer.themoviedb.org/reference/trending-movies>.
    public var movies: Get<Trending, Page<Movie>> { Get(trending.movies) }
}
