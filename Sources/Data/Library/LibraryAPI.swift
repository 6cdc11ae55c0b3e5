public import MarqueeDomain

/// The operations of a server on a person's marks. An operation of version 4 throws `.unauthorized` without an access token of version 4.
/// The protocol may gain requirements in a minor version.
public protocol LibraryAPI: Sendable {
    /// Sets a mark. The call is idempotent: a mark that already has the value is no error.
    ///
    /// `POST /3/account/{account_id}/favorite` or `POST /3/account/{account_id}/watchlist`. For a rating, `POST` or `DELETE` of the title:
    /// `POST /3/movie/{movie_id}/rating`, `DELETE /3/movie/{movie_id}/rating`, `POST /3/tv/{series_id}/rating`,
    /// `DELETE /3/tv/{series_id}/rating`, `POST /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating`,
    /// `DELETE /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating`.
    func set(_ value: MarkValue, on item: Markable, as user: UserAuthorization) async throws(MarqueeError)
    /// `GET /3/movie/{movie_id}/account_states`, `GET /3/tv/{series_id}/account_states` or
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/account_states`. Guests have ratings only.
    func marks(on item: Markable, as user: UserAuthorization) async throws(MarqueeError) -> Marks

    /// The names of the operations that read shelves and ratings of such a session. Their stored answers become stale when a change was sent.
    func shelfOperations(of kind: Session.Kind) -> Set<String>

    /// Reads a page of the shelf with the name of the operation. Guests have only shelves of ratings; the others throw `.forbidden`.
    ///
    /// `GET /3/account/{account_id}/favorite/movies`, `GET /3/account/{account_id}/favorite/tv`,
    /// `GET /3/account/{account_id}/watchlist/movies`, `GET /3/account/{account_id}/watchlist/tv`,
    /// `GET /3/account/{account_id}/rated/movies`, `GET /3/account/{account_id}/rated/tv`,
    /// `GET /3/account/{account_id}/rated/tv/episodes`; for guests `GET /3/guest_session/{guest_session_id}/rated/movies`,
    /// `GET /3/guest_session/{guest_session_id}/rated/tv`, `GET /3/guest_session/{guest_session_id}/rated/tv/episodes`.
    func shelf<Item>(_ shelf: Shelf<Item>, _ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Item>>
    /// `GET /4/account/{account_object_id}/movie/recommendations`
    func recommendedMovies(page: Int, as user: UserAuthorization) -> Remote<Page<Movie>>
    /// `GET /4/account/{account_object_id}/tv/recommendations`
    func recommendedTV(page: Int, as user: UserAuthorization) -> Remote<Page<TVSeries>>
    /// `GET /3/tv/{series_id}/season/{season_number}/account_states`
    func episodeRatings(of season: SeasonReference, as user: UserAuthorization) -> Remote<[EpisodeRating]>
    /// `GET /4/account/{account_object_id}/movie/favorites`
    func sortedFavoriteMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>>
    /// `GET /4/account/{account_object_id}/tv/favorites`
    func sortedFavoriteTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>>
    /// `GET /4/account/{account_object_id}/movie/watchlist`
    func sortedWatchlistMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>>
    /// `GET /4/account/{account_object_id}/tv/watchlist`
    func sortedWatchlistTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>>
    /// `GET /4/account/{account_object_id}/movie/rated`
    func sortedRatedMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<Movie>>>
    /// `GET /4/account/{account_object_id}/tv/rated`
    func sortedRatedTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<TVSeries>>>
}
