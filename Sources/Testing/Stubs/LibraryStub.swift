public import MarqueeDomain

/// Replaces favorites, watchlist and ratings; a call that is not replaced fails.
public struct LibraryStub: Sendable {
    /// Replaces the calls that set a mark: `library.set`, `setFavorite`, `setWatchlist`, `rate` and `removeRating`.
    public var set: (@Sendable (MarkValue, Markable) async throws(MarqueeError) -> Marks)?
    /// Replaces `library.toggleFavorite` and `toggleWatchlist`.
    public var toggle: (@Sendable (MarkKind, Markable) async throws(MarqueeError) -> Marks)?
    public var marks: (@Sendable (Markable) -> Read<Marks>)?
    public var pending: (@Sendable () async throws(MarqueeError) -> [PendingChange])?
    public var send: (@Sendable () async throws(MarqueeError) -> SyncReport)?
    public var pull: (@Sendable () async throws(MarqueeError) -> PullReport)?
    public var retry: (@Sendable (PendingChange) async throws(MarqueeError) -> Void)?
    public var discard: (@Sendable (PendingChange) async throws(MarqueeError) -> DiscardOutcome)?
    public var takeOverPending: (@Sendable (Session) async throws(MarqueeError) -> Int)?
    public var recommendedMovies: (@Sendable (Int) -> Read<Page<Movie>>)?
    public var recommendedTV: (@Sendable (Int) -> Read<Page<TVSeries>>)?
    public var episodeRatings: (@Sendable (SeasonReference) -> Read<[EpisodeRating]>)?
    public var sortedFavoriteMovies: (@Sendable (SortedShelfPage) -> Read<Page<Movie>>)?
    public var sortedFavoriteTV: (@Sendable (SortedShelfPage) -> Read<Page<TVSeries>>)?
    public var sortedWatchlistMovies: (@Sendable (SortedShelfPage) -> Read<Page<Movie>>)?
    public var sortedWatchlistTV: (@Sendable (SortedShelfPage) -> Read<Page<TVSeries>>)?
    public var sortedRatedMovies: (@Sendable (SortedShelfPage) -> Read<Page<Rated<Movie>>>)?
    public var sortedRatedTV: (@Sendable (SortedShelfPage) -> Read<Page<Rated<TVSeries>>>)?
    public var favoriteMovies: (@Sendable (ShelfPage) -> Read<Page<Movie>>)?
    public var favoriteTV: (@Sendable (ShelfPage) -> Read<Page<TVSeries>>)?
    public var watchlistMovies: (@Sendable (ShelfPage) -> Read<Page<Movie>>)?
    public var watchlistTV: (@Sendable (ShelfPage) -> Read<Page<TVSeries>>)?
    public var ratedMovies: (@Sendable (ShelfPage) -> Read<Page<Rated<Movie>>>)?
    public var ratedTV: (@Sendable (ShelfPage) -> Read<Page<Rated<TVSeries>>>)?
    public var ratedEpisodes: (@Sendable (ShelfPage) -> Read<Page<Rated<SeriesEpisode>>>)?
    /// Replaces `library.changes`; without it, there are none.
    public var changes: (@Sendable (Markable?) -> LibraryChanges)?
}

/// The repository of a ``LibraryStub``.
struct StubbedLibraryRepository: LibraryRepository {
    let stub: Stubbed<LibraryStub>

    func set(_ value: MarkValue, on item: Markable) async throws(MarqueeError) -> Marks { try await stub.set(value, item) }
    func toggle(_ kind: MarkKind, on item: Markable) async throws(MarqueeError) -> Marks { try await stub.toggle(kind, item) }
    func marks(on item: Markable) -> Read<Marks> { stub.marks(item) }
    func pending() async throws(MarqueeError) -> [PendingChange] { try await stub.pending() }
    func send() async throws(MarqueeError) -> SyncReport { try await stub.send() }
    func pull() async throws(MarqueeError) -> PullReport { try await stub.pull() }
    func retry(_ change: PendingChange) async throws(MarqueeError) { try await stub.retry(change) }
    func discard(_ change: PendingChange) async throws(MarqueeError) -> DiscardOutcome { try await stub.discard(change) }
    func takeOverPending(from guest: Session) async throws(MarqueeError) -> Int { try await stub.takeOverPending(guest) }
    func recommendedMovies(page: Int) -> Read<Page<Movie>> { stub.recommendedMovies(page) }
    func recommendedTV(page: Int) -> Read<Page<TVSeries>> { stub.recommendedTV(page) }
    func episodeRatings(of season: SeasonReference) -> Read<[EpisodeRating]> { stub.episodeRatings(season) }
    func sortedFavoriteMovies(_ page: SortedShelfPage) -> Read<Page<Movie>> { stub.sortedFavoriteMovies(page) }
    func sortedFavoriteTV(_ page: SortedShelfPage) -> Read<Page<TVSeries>> { stub.sortedFavoriteTV(page) }
    func sortedWatchlistMovies(_ page: SortedShelfPage) -> Read<Page<Movie>> { stub.sortedWatchlistMovies(page) }
    func sortedWatchlistTV(_ page: SortedShelfPage) -> Read<Page<TVSeries>> { stub.sortedWatchlistTV(page) }
    func sortedRatedMovies(_ page: SortedShelfPage) -> Read<Page<Rated<Movie>>> { stub.sortedRatedMovies(page) }
    func sortedRatedTV(_ page: SortedShelfPage) -> Read<Page<Rated<TVSeries>>> { stub.sortedRatedTV(page) }
    func changes(on item: Markable?) -> LibraryChanges { stub.changes(item) }

    func shelf<Item>(_ shelf: Shelf<Item>, _ page: ShelfPage) -> Read<Page<Item>> {
        let read: any Sendable =
            switch shelf.name {
            case .favoriteMovies: stub.favoriteMovies(page)
            case .favoriteTV: stub.favoriteTV(page)
            case .watchlistMovies: stub.watchlistMovies(page)
            case .watchlistTV: stub.watchlistTV(page)
            case .ratedMovies: stub.ratedMovies(page)
            case .ratedTV: stub.ratedTV(page)
            case .ratedEpisodes: stub.ratedEpisodes(page)
            }
        return read as? Read<Page<Item>> ?? .failing(.unstubbed("library.\(shelf.name.rawValue)"))
    }
}
