extension SearchUseCases {
    /// Finds collections of movies by name, a page at a time. There is no local index of them: offline, only cached pages are available.
    ///
    /// The text follows the same rules as for ``SearchMovies``. See <https://developer.themoviedb.org/reference/search-collection>.
    public var collections: Get<TextSearch, Page<MovieCollection>> { Get { [search] in $0.checked(search.collections) } }
}
