public import MarqueeDomain

/// What a server can do about a person's marks. It may gain requirements in a minor version.
public protocol LibraryAPI: Sendable {
    /// Sets a mark; setting it twice does what setting it once does.
    func send(_ value: MarkValue, on item: Markable, as user: UserAuthorization) async throws(MarqueeError)
    /// The marks of an account or guest on something, as the server has them: guests have ratings only.
    func marks(on item: Markable, as user: UserAuthorization) async throws(MarqueeError) -> Marks

    /// One page of a shelf.
    func shelf<Item>(_ shelf: Shelf<Item>, _ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Item>>
    /// One page of the movies that TMDb recommends.
    func recommendedMovies(page: Int, as user: UserAuthorization) -> Remote<Page<Movie>>
    /// One page of the TV series that TMDb recommends.
    func recommendedTV(page: Int, as user: UserAuthorization) -> Remote<Page<TVSeries>>
    /// What an account or a guest rated the episodes of a season.
    func episodeRatings(of season: SeasonReference, as user: UserAuthorization) -> Remote<[EpisodeRating]>
    /// One page of the favorite movies, in any order.
    func sortedFavoriteMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>>
    /// One page of the favorite TV series, in any order.
    func sortedFavoriteTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>>
    /// One page of the movies on the watchlist, in any order.
    func sortedWatchlistMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>>
    /// One page of the TV series on the watchlist, in any order.
    func sortedWatchlistTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>>
    /// One page of the rated movies, in any order.
    func sortedRatedMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<Movie>>>
    /// One page of the rated TV series, in any order.
    func sortedRatedTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<TVSeries>>>
}
