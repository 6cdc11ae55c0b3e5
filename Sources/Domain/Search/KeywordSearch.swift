extension SearchUseCases {
    /// Finds keywords by text, a page at a time. There is no local index of them: offline, only cached pages are available.
    ///
    /// The text follows the same rules as for ``SearchMovies``. See <https://developer.themoviedb.org/reference/search-keyword>.
    public var keywords: Get<TextSearch, Page<Keyword>> { Get { [search] in $0.checked(search.keywords) } }
}
