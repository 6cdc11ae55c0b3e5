extension SearchUseCases {
    /// Finds companies by name, a page at a time. There is no local index of them: offline, only cached pages are available.
    ///
    /// The text follows the same rules as for ``SearchMovies``. See <https://developer.themoviedb.org/reference/search-company>.
    public var companies: Get<TextSearch, Page<ProductionCompany>> { Get { [search] in $0.checked(search.companies) } }
}
