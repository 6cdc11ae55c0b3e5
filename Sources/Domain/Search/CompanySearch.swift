extension SearchUseCases {
    /// Finds companies by their name; it always needs the server or a cached answer.
    ///
    /// The text follows the same rules as for ``SearchMovies``. See <https://developer.themoviedb.org/reference/search-company>.
    public var companies: Get<TextSearch, Page<ProductionCompany>> { Get { [search] in $0.checked(search.companies) } }
}
