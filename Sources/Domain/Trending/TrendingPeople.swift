extension TrendingUseCases {
    /// Reads which people are trending, a page at a time.
    ///
    /// See <https://developer.themoviedb.org/reference/trending-people>.
    public var people: Get<Trending, Page<Person>> { Get(trending.people) }
}
