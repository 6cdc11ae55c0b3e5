extension SearchUseCases {
    /// Finds people by their name; it always needs the server or a cached answer, because there is no local index of people.
    ///
    /// The text follows the same rules as for ``SearchMovies``. See <https://developer.themoviedb.org/reference/search-person>.
    public var people: Get<TextSearch, Page<Person>> { Get { [search] in $0.checked(search.people) } }
}
