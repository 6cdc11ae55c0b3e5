/// Finds movies, TV series and people by their name; without a server, movies and series among the titles that passed through before
/// (``Origin/titleIndex``).
///
/// The same rules as for ``SearchMovies`` hold for the text. See <https://developer.themoviedb.org/reference/search-multi>.
public struct SearchAll: Reading {
    private let search: any SearchRepository

    /// Creates the use case.
    public init(search: any SearchRepository) { self.search = search }

    /// The read of one page of hits.
    public func read(_ input: TextSearch) -> Read<Page<MediaItem>> { input.checked(search.all) }
}

extension SearchUseCases {
    /// Finds movies, TV series and people by their name.
    public var all: SearchAll { SearchAll(search: search) }
}
