/// Finds people by their name; it always needs the server or a cached answer, because there is no local index of people.
///
/// The text follows the same rules as for ``SearchMovies``. See <https://developer.themoviedb.org/reference/search-person>.
public struct SearchPeople: Reading {
    private let search: any SearchRepository

    /// Creates the use case.
    public init(search: any SearchRepository) { self.search = search }

    /// The read of one page of results.
    public func read(_ input: TextSearch) -> Read<Page<Person>> { input.checked(search.people) }
}

extension SearchUseCases {
    /// Finds people by their name.
    public var people: SearchPeople { SearchPeople(search: search) }
}
