extension TrendingUseCases {
    /// Reads which TV series are trending, a page at a time.
    ///
    /// See <https://developer.themoviedb.org/reference/trending-tv>.
    public var tv: Get<Trending, Page<TVSeries>> { Get(trending.tv) }
}
