extension SearchUseCases {
    /// Finds collections of movies by their name; it always needs the server or a cached answer.
    ///
    /// The text follows the same rules as for ``SearchMovies``. See <https://developer.themoviedb.org/reference/search-collection>.
    public var collections: Get<TextSearch, Page<MovieCollection>> { Get { [search] in $0.checked(search.collections) } }
}
