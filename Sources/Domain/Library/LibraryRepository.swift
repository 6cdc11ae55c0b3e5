/// Stores an account's marks and sends their changes. ``LibraryUseCases`` documents the requirements that it publishes. The protocol may
/// gain requirements in a minor version.
public protocol LibraryRepository: Sendable {
    /// Sets a mark: stored when this returns, sent as soon as possible.
    func set(_ value: MarkValue, on item: Markable) async throws(MarqueeError) -> Marks
    /// Inverts a favorite or watchlist mark, and stores the new value.
    func toggle(_ kind: MarkKind, on item: Markable) async throws(MarqueeError) -> Marks
    func marks(on item: Markable) -> Read<Marks>
    /// The changes of marks from now on; with an item, only those on that item.
    func changes(on item: Markable?) -> LibraryChanges

    func pending() async throws(MarqueeError) -> [PendingChange]
    func send() async throws(MarqueeError) -> SyncReport
    func pull() async throws(MarqueeError) -> PullReport
    func retry(_ change: PendingChange) async throws(MarqueeError)
    /// Discards a change, as ``DiscardChange`` documents.
    func discard(_ change: PendingChange) async throws(MarqueeError) -> DiscardOutcome

    func takeOverPending(from guest: Session) async throws(MarqueeError) -> Int

    /// One page of a shelf.
    func shelf<Item>(_ shelf: Shelf<Item>, _ page: ShelfPage) -> Read<Page<Item>>
    /// One page of the movies that TMDb recommends.
    func recommendedMovies(page: Int) -> Read<Page<Movie>>
    /// One page of the TV series that TMDb recommends.
    func recommendedTV(page: Int) -> Read<Page<TVSeries>>
    func episodeRatings(of season: SeasonReference) -> Read<[EpisodeRating]>
    func sortedFavoriteMovies(_ page: SortedShelfPage) -> Read<Page<Movie>>
    func sortedFavoriteTV(_ page: SortedShelfPage) -> Read<Page<TVSeries>>
    func sortedWatchlistMovies(_ page: SortedShelfPage) -> Read<Page<Movie>>
    func sortedWatchlistTV(_ page: SortedShelfPage) -> Read<Page<TVSeries>>
    func sortedRatedMovies(_ page: SortedShelfPage) -> Read<Page<Rated<Movie>>>
    func sortedRatedTV(_ page: SortedShelfPage) -> Read<Page<Rated<TVSeries>>>
}

/// All use cases of an account's marks.
///
/// ```swift
/// try await marquee.library.setFavorite(.movie(550))
/// try await marquee.library.rate(.tv(1399), 8.5)
/// let favorites = try await marquee.library.favoriteMovies()
/// print(favorites.map(\.title), favorites.marks(on: .movie(550)).pending)
/// ```
public struct LibraryUseCases: Sendable {
    let library: any LibraryRepository

    public init(library: any LibraryRepository) { self.library = library }

    /// Reads a shelf.
    func shelf<Item>(_ shelf: Shelf<Item>) -> Get<ShelfPage, Page<Item>> { Get { [library] page in library.shelf(shelf, page) } }
}
