/// Finds collections of movies by their name; it always needs the server or a cached answer.
///
/// The text follows the same rules as for ``SearchMovies``. See <https://developer.themoviedb.org/reference/search-collection>.
public struct SearchCollections: Reading {
    private let search: any SearchRepository

    /// Creates the use case.
    public init(search: any SearchRepository) { self.search = search }

    /// The read of one page of results.
    public func read(_ input: TextSearch) -> Read<Page<MovieCollection>> { input.checked(search.collections) }
}

extension SearchUseCases {
    /// Finds collections of movies by their name.
    public var collections: SearchCollections { SearchCollections(search: search) }
}
