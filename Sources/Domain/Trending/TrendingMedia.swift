extension TrendingUseCases {
    /// Reads which movies, TV series and people are trending, a page at a time.
    ///
    /// See <https://developer.themoviedb.org/reference/trending-all>.
    public var all: Get<Trending, Page<MediaItem>> { Get(trending.all) }
}
