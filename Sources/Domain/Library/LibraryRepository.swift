/// Stores a person's marks and sends their changes. It may gain requirements in a minor version.
public protocol LibraryRepository: Sendable {
    /// Sets a mark: stored when this returns, sent as soon as possible.
    func set(_ value: MarkValue, on item: Markable) async throws(MarqueeError) -> Marks
    /// Inverts a favorite or watchlist mark, and stores the new value.
    func toggle(_ kind: MarkKind, on item: Markable) async throws(MarqueeError) -> Marks
    /// All marks on a title or an episode.
    func marks(on item: Markable) -> Read<Marks>
    /// The changes of marks from now on; with an item, only those on that item.
    func changes(on item: Markable?) -> LibraryChanges

    /// The changes not yet sent, and those that the server rejected, in the order in which they were made.
    func pending() async throws(MarqueeError) -> [PendingChange]
    /// Sends all pending changes now, even those scheduled for later.
    func send() async throws(MarqueeError) -> SyncReport
    /// Reads all shelves completely, so that the local marks equal the server's, except for pending changes.
    func pull() async throws(MarqueeError) -> PullReport
    /// Sends a rejected change again.
    func retry(_ change: PendingChange) async throws(MarqueeError)
    /// Discards a change, as if it had never been made.
    func discard(_ change: PendingChange) async throws(MarqueeError)

    /// One page of a shelf.
    func shelf<Item>(_ shelf: Shelf<Item>, _ page: ShelfPage) -> Read<Page<Item>>
    /// One page of the movies that TMDb recommends.
    func recommendedMovies(page: Int) -> Read<Page<Movie>>
    /// One page of the TV series that TMDb recommends.
    func recommendedTV(page: Int) -> Read<Page<TVSeries>>
    /// What the person rated the episodes of a season.
    func episodeRatings(of season: SeasonReference) -> Read<[EpisodeRating]>
    /// One page of the favorite movies, as the server has them, in any order.
    func sortedFavoriteMovies(_ page: SortedShelfPage) -> Read<Page<Movie>>
    /// One page of the favorite TV series, as the server has them, in any order.
    func sortedFavoriteTV(_ page: SortedShelfPage) -> Read<Page<TVSeries>>
    /// One page of the movies on the watchlist, as the server has them, in any order.
    func sortedWatchlistMovies(_ page: SortedShelfPage) -> Read<Page<Movie>>
    /// One page of the TV series on the watchlist, as the server has them, in any order.
    func sortedWatchlistTV(_ page: SortedShelfPage) -> Read<Page<TVSeries>>
    /// One page of the rated movies, as the server has them, in any order.
    func sortedRatedMovies(_ page: SortedShelfPage) -> Read<Page<Rated<Movie>>>
    /// One page of the rated TV series, as the server has them, in any order.
    func sortedRatedTV(_ page: SortedShelfPage) -> Read<Page<Rated<TVSeries>>>
}

/// All use cases of a person's marks.
public struct LibraryUseCases: Sendable {
    let library: any LibraryRepository

    /// Publishes the use cases of a repository.
    public init(library: any LibraryRepository) { self.library = library }

    /// Reads a shelf.
    func shelf<Item>(_ shelf: Shelf<Item>) -> Get<ShelfPage, Page<Item>> { Get { [library] page in library.shelf(shelf, page) } }
}
