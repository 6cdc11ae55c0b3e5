/// What to look for among TV series, and the wanted page of the hits.
///
/// It is encoded as `{"text": "fight", "year": 1999, "page": 1}`, without a year where none is asked for.
public struct TVSearch: DatedSearchInput {
    /// What a person typed.
    public var text: String
    /// The only year of a first episode wanted, or nil for all.
    public var year: Int?
    /// The number of the page, 1 to 500.
    public var page: Int

    /// Asks for TV series by their name.
    public init(_ text: String, year: Int? = nil, page: Int = 1) {
        self.text = text
        self.year = year
        self.page = page
    }

    /// Asks for TV series by their name.
    public init(stringLiteral text: String) { self.init(text) }
}

/// Finds TV series by their name; without a server, among the titles that passed through before (``Origin/titleIndex``).
///
/// The same rules as for ``SearchMovies`` hold for the text.
public struct SearchTV: Reading {
    private let search: any SearchRepository

    /// Creates the use case.
    public init(search: any SearchRepository) { self.search = search }

    /// The read of one page of hits.
    public func read(_ input: TVSearch) -> Read<Page<TVSeries>> { input.checked(search.tv) }
}

extension SearchUseCases {
    /// Finds TV series by their name.
    public var tv: SearchTV { SearchTV(search: search) }
}
