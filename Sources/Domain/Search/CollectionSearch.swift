extension SearchUseCases {
    /// Finds collections of movies by name, a page at a time. There is no local index of them: offline, only cached pages are available.
    ///
    /// The text follows the same rules as for ``SearchMovies``. See <https://developer.themoviedb.org/reference/search-collection>.
    public var collections: Get<TextSearch, Page<MovieCollection>> { Get { [search] in $0.checked(search.collections) } }
}

extension Get where Input == TextSearch, Value == Page<MovieCollection> {
    /// Searches for collections with TMDb's parameters: `search.collections(query: "star wars", includeAdult: false)`.
    public func callAsFunction(
        query: String, includeAdult: Bool, page: Int = 1, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(TextSearch(query, includesAdult: includeAdult, page: page))(policy: policy, language: language)
    }
}
