/// Makes a title a favorite, or removes it from the favorites. The change is stored when this returns, with or without a network, and sent
/// as soon as possible. Returns all marks of the title after the change.
///
/// Throws ``MarqueeError/Code/unauthorized`` without a session, ``MarqueeError/Code/forbidden`` for a guest,
/// ``MarqueeError/Code/invalidInput`` for an episode, ``MarqueeError/Code/storage`` or ``MarqueeError/Code/storageFull`` if the change cannot
/// be stored.
///
/// See <https://developer.themoviedb.org/reference/account-add-favorite>.
public struct SetFavorite: Executable {
    private let library: any LibraryRepository

    public init(library: any LibraryRepository) { self.library = library }

    @discardableResult
    public func execute(_ change: (item: Markable, isFavorite: Bool)) async throws(MarqueeError) -> Marks {
        try await library.set(.favorite(change.isFavorite), on: change.item)
    }

    /// Sets the mark, and returns all marks of the title after the change.
    @discardableResult
    public func callAsFunction(_ item: Markable, _ isFavorite: Bool = true) async throws(MarqueeError) -> Marks {
        try await execute((item, isFavorite))
    }
}

/// Makes a title a favorite if it is not one, and removes it from the favorites if it is one. The new value is decided once, on this
/// device, so sending the change twice has no further effect. It throws as ``SetFavorite`` does.
public struct ToggleFavorite: Executable {
    private let library: any LibraryRepository

    public init(library: any LibraryRepository) { self.library = library }

    @discardableResult
    public func execute(_ item: Markable) async throws(MarqueeError) -> Marks { try await library.toggle(.favorite, on: item) }

    /// Inverts the mark, and returns all marks of the title after the change.
    @discardableResult
    public func callAsFunction(_ item: Markable) async throws(MarqueeError) -> Marks { try await execute(item) }
}

extension LibraryUseCases {
    /// Makes a title a favorite, or removes it from the favorites.
    public var setFavorite: SetFavorite { SetFavorite(library: library) }
    /// Makes a title a favorite if it is not one, and removes it from the favorites if it is one.
    public var toggleFavorite: ToggleFavorite { ToggleFavorite(library: library) }
    /// Reads the favorite movies, a page at a time, with the changes not yet sent.
    ///
    /// See <https://developer.themoviedb.org/reference/account-get-favorites>.
    public var favoriteMovies: Get<ShelfPage, Page<Movie>> { shelf(.favoriteMovies) }
    /// Reads the favorite TV series, a page at a time, with the changes not yet sent.
    ///
    /// See <https://developer.themoviedb.org/reference/account-favorite-tv>.
    public var favoriteTV: Get<ShelfPage, Page<TVSeries>> { shelf(.favoriteTV) }
}
