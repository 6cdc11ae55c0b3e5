/// Makes a title a favorite, or takes that back. It is durable when this returns, with or without a network, and sent when that is possible.
///
/// See <https://developer.themoviedb.org/reference/account-add-favorite>.
public struct SetFavorite: Executable {
    private let library: any LibraryRepository

    /// Creates the use case.
    public init(library: any LibraryRepository) { self.library = library }

    /// Sets the mark, and returns all marks of the title as they are then.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` when nobody is signed in, ``MarqueeError/Code/forbidden`` for a guest,
    ///   ``MarqueeError/Code/invalidInput`` for an episode, ``MarqueeError/Code/storage`` or ``MarqueeError/Code/storageFull`` if it
    ///   cannot be kept.
    @discardableResult
    public func execute(_ change: (item: Markable, isFavorite: Bool)) async throws(MarqueeError) -> Marks {
        try await library.set(.favorite(change.isFavorite), on: change.item)
    }

    /// Sets the mark, and returns all marks of the title as they are then.
    @discardableResult
    public func callAsFunction(_ item: Markable, _ isFavorite: Bool = true) async throws(MarqueeError) -> Marks {
        try await execute((item, isFavorite))
    }
}

/// Makes a title a favorite if it is none, and takes that back if it is one. What it becomes is decided once, here, so that sending it
/// twice changes nothing.
public struct ToggleFavorite: Executable {
    private let library: any LibraryRepository

    /// Creates the use case.
    public init(library: any LibraryRepository) { self.library = library }

    /// Turns the mark, and returns all marks of the title as they are then; throws as ``SetFavorite`` does.
    @discardableResult
    public func execute(_ item: Markable) async throws(MarqueeError) -> Marks { try await library.toggle(.favorite, on: item) }

    /// Turns the mark, and returns all marks of the title as they are then.
    @discardableResult
    public func callAsFunction(_ item: Markable) async throws(MarqueeError) -> Marks { try await execute(item) }
}

extension LibraryUseCases {
    /// Makes a title a favorite, or takes that back.
    public var setFavorite: SetFavorite { SetFavorite(library: library) }
    /// Makes a title a favorite if it is none, and takes that back if it is one.
    public var toggleFavorite: ToggleFavorite { ToggleFavorite(library: library) }
    /// Reads the favorite movies, a page at a time, with what has not been sent yet.
    ///
    /// See <https://developer.themoviedb.org/reference/account-get-favorites>.
    public var favoriteMovies: Get<ShelfPage, Page<Movie>> { shelf(.favoriteMovies) }
    /// Reads the favorite TV series, a page at a time, with what has not been sent yet.
    ///
    /// See <https://developer.themoviedb.org/reference/account-favorite-tv>.
    public var favoriteTV: Get<ShelfPage, Page<TVSeries>> { shelf(.favoriteTV) }
}
