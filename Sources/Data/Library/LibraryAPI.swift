public import MarqueeDomain

/// What a server can do about a person's marks. It may gain requirements in a minor version.
public protocol LibraryAPI: Sendable {
    /// Sets a mark; setting it twice does what setting it once does.
    func send(_ value: MarkValue, on item: Markable, as user: UserAuthorization) async throws(MarqueeError)
    /// How a person has marked something, as far as the server can tell: guests have ratings only.
    func marks(on item: Markable, as user: UserAuthorization) async throws(MarqueeError) -> Marks

    /// One page of the favorite movies.
    func favoriteMovies(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>>
    /// One page of the favorite TV series.
    func favoriteTV(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>>
    /// One page of the movies on the watchlist.
    func watchlistMovies(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>>
    /// One page of the TV series on the watchlist.
    func watchlistTV(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>>
    /// One page of the rated movies.
    func ratedMovies(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<Movie>>>
    /// One page of the rated TV series.
    func ratedTV(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<TVSeries>>>
    /// One page of the rated episodes.
    func ratedEpisodes(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<SeriesEpisode>>>
    /// One page of the movies that TMDb recommends.
    func recommendedMovies(page: Int, as user: UserAuthorization) -> Remote<Page<Movie>>
    /// One page of the TV series that TMDb recommends.
    func recommendedTV(page: Int, as user: UserAuthorization) -> Remote<Page<TVSeries>>
}
