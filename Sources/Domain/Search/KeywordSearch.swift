extension SearchUseCases {
    /// Finds keywords by their text; it always needs the server or a cached answer.
    ///
    /// The text follows the same rules as for ``SearchMovies``. See <https://developer.themoviedb.org/reference/search-keyword>.
    public var keywords: Get<TextSearch, Page<Keyword>> { Get { [search] in $0.checked(search.keywords) } }
}
