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
}
