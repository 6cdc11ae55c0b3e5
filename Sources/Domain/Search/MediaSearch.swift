/// Finds movies, TV series and people by name. Offline, it finds movies and series seen in earlier answers (``Origin/titleIndex``).
///
/// The text follows the same rules as for ``SearchMovies``. See <https://developer.themoviedb.org/reference/search-multi>.
public struct SearchAll: Reading {
    private let search: any SearchRepository

    public init(search: any SearchRepository) { self.search = search }

    public func read(_ input: TextSearch) -> Read<Page<MediaItem>> { input.checked(search.all) }
}

extension SearchUseCases {
    /// Finds movies, TV series and people by name, a page at a time.
    public var all: SearchAll { SearchAll(search: search) }
}
