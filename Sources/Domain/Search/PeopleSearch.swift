extension SearchUseCases {
    /// Finds people by name, a page at a time. There is no local index of them: offline, only cached pages are available.
    ///
    /// The text follows the same rules as for ``SearchMovies``. See <https://developer.themoviedb.org/reference/search-person>.
    public var people: Get<TextSearch, Page<Person>> { Get { [search] in $0.checked(search.people) } }
}

extension Get where Input == TextSearch, Value == Page<Person> {
    /// Searches for people with TMDb's parameters: `search.people(query: "tom hanks", includeAdult: false)`.
    public func callAsFunction(
        query: String, includeAdult: Bool, page: Int = 1, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(TextSearch(query, includesAdult: includeAdult, page: page))(policy: policy, language: language)
    }
}
