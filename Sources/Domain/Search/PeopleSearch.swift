/// Finds people by their name; there is no index of people to answer without a server.
///
/// The same rules as for ``SearchMovies`` hold for the text. See <https://developer.themoviedb.org/reference/search-person>.
public struct SearchPeople: Reading {
    private let search: any SearchRepository

    /// Creates the use case.
    public init(search: any SearchRepository) { self.search = search }

    /// The read of one page of hits.
    public func read(_ input: TextSearch) -> Read<Page<Person>> { input.checked(search.people) }
}

extension SearchUseCases {
    /// Finds people by their name.
    public var people: SearchPeople { SearchPeople(search: search) }
}
