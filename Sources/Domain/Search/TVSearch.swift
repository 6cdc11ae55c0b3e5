/// A search for TV series, optionally of one year.
///
/// It is encoded as `{"text": "fight", "year": 1999, "page": 1}`; the year is absent if nil.
public struct TVSearch: DatedSearchInput {
    public var text: String
    public var year: Int?
    /// Whether adult titles are included; nil for the setting of the audience.
    public var includesAdult: Bool?
    public var page: Int

    public init(_ text: String, year: Int? = nil, page: Int = 1) {
        self.text = text
        self.year = year
        self.page = page
    }

    public init(stringLiteral text: String) { self.init(text) }
}

/// Finds TV series by name. Offline, it finds titles seen in earlier answers (``Origin/titleIndex``).
///
/// The text follows the same rules as for ``SearchMovies``, and may end in a year, too. See <https://developer.themoviedb.org/reference/search-tv>.
public struct SearchTV: Reading {
    private let search: any SearchRepository

    public init(search: any SearchRepository) { self.search = search }

    public func read(_ input: TVSearch) -> Read<Page<TVSeries>> {
        let typed = TypedTitle(input.text)
        let narrowed = input.narrowed(typed).map { [$0.checked(search.tv)] } ?? []
        return input.checked(search.tv).joined(with: narrowed, for: typed)
    }

    /// Searches with TMDb's parameters: `search.tv(query: "the office", firstAirDateYear: 2005)`.
    public func callAsFunction(
        query: String, firstAirDateYear: Int? = nil, includeAdult: Bool? = nil, page: Int = 1, policy: ReadPolicy = .cached,
        language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Page<TVSeries>> {
        var search = TVSearch(query, year: firstAirDateYear, page: page)
        search.includesAdult = includeAdult
        return try await read(search)(policy: policy, language: language)
    }
}

extension SearchUseCases {
    /// Finds TV series by name, a page at a time.
    public var tv: SearchTV { SearchTV(search: search) }
}
