public import MarqueeDomain

/// The operations of a server for an account's marks. It may gain requirements in a minor version.
public protocol LibraryAPI: Sendable {
    /// Sets a mark on the server; setting it twice has the same effect as setting it once.
    func set(_ value: MarkValue, on item: Markable, as user: UserAuthorization) async throws(MarqueeError)
    /// The server's marks of an account or guest on an item; guests only have ratings.
    func marks(on item: Markable, as user: UserAuthorization) async throws(MarqueeError) -> Marks

    /// The names of the operations that read shelves and ratings of such a session. Their stored answers become stale when a change was sent.
    func shelfOperations(of kind: Session.Kind) -> Set<String>

    /// One page of a shelf.
    func shelf<Item>(_ shelf: Shelf<Item>, _ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Item>>
    /// One page of the movies that TMDb recommends.
    func recommendedMovies(page: Int, as user: UserAuthorization) -> Remote<Page<Movie>>
    /// One page of the TV series that TMDb recommends.
    func recommendedTV(page: Int, as user: UserAuthorization) -> Remote<Page<TVSeries>>
    /// The ratings of an account or guest for the episodes of a season.
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
