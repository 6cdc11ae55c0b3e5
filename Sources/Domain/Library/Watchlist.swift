/// Puts a title on the watchlist, or removes it. The change is stored when this returns, with or without a network, and sent as soon as
/// possible. It throws as ``SetFavorite`` does.
///
/// See <https://developer.themoviedb.org/reference/account-add-to-watchlist>.
public struct SetWatchlist: Executable {
    private let library: any LibraryRepository

    public init(library: any LibraryRepository) { self.library = library }

    @discardableResult
    public func execute(_ change: (item: Markable, isOnWatchlist: Bool)) async throws(MarqueeError) -> Marks {
        try await library.set(.watchlist(change.isOnWatchlist), on: change.item)
    }

    /// Sets the mark, and returns all marks of the title after the change.
    @discardableResult
    public func callAsFunction(_ item: Markable, _ isOnWatchlist: Bool = true) async throws(MarqueeError) -> Marks {
        try await execute((item, isOnWatchlist))
    }
}

/// Puts a title on the watchlist if it is not there, and removes it if it is. It throws as ``SetFavorite`` does.
public struct ToggleWatchlist: Executable {
    private let library: any LibraryRepository

    public init(library: any LibraryRepository) { self.library = library }

    @discardableResult
    public func execute(_ item: Markable) async throws(MarqueeError) -> Marks { try await library.toggle(.watchlist, on: item) }

    /// Inverts the mark, and returns all marks of the title after the change.
    @discardableResult
    public func callAsFunction(_ item: Markable) async throws(MarqueeError) -> Marks { try await execute(item) }
}

extension LibraryUseCases {
    /// Puts a title on the watchlist, or removes it.
    public var setWatchlist: SetWatchlist { SetWatchlist(library: library) }
    /// Puts a title on the watchlist if it is not there, and removes it if it is.
    public var toggleWatchlist: ToggleWatchlist { ToggleWatchlist(library: library) }
    /// Reads the movies on the watchlist, a page at a time, with the changes not yet sent.
    ///
    /// See <https://developer.themoviedb.org/reference/account-watchlist-movies>.
    public var watchlistMovies: Get<ShelfPage, Page<Movie>> { shelf(.watchlistMovies) }
    /// Reads the TV series on the watchlist, a page at a time, with the changes not yet sent.
    ///
    /// See <https://developer.themoviedb.org/reference/account-watchlist-tv>.
    public var watchlistTV: Get<ShelfPage, Page<TVSeries>> { shelf(.watchlistTV) }
}
