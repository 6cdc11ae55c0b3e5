/// What to look for among movies, and the wanted page of the hits.
///
/// It is encoded as `{"text": "fight", "year": 1999, "page": 1}`, without a year where none is asked for.
public struct MovieSearch: DatedSearchInput {
    /// What a person typed.
    public var text: String
    /// The only year of release wanted, or nil for all.
    public var year: Int?
    /// The number of the page, 1 to 500.
    public var page: Int

    /// Asks for movies by their title.
    public init(_ text: String, year: Int? = nil, page: Int = 1) {
        self.text = text
        self.year = year
        self.page = page
    }

    /// Asks for movies by their title.
    public init(stringLiteral text: String) { self.init(text) }
}

/// Finds movies by their title; without a server, among the titles that passed through before (``Origin/titleIndex``).
///
/// The text is trimmed and its white space folded. Reading throws ``MarqueeError/Code/invalidInput`` when nothing is left of it, or
/// more than ``SearchText/longest`` characters.
public struct SearchMovies: Reading {
    private let search: any SearchRepository

    /// Creates the use case.
    public init(search: any SearchRepository) { self.search = search }

    /// The read of one page of hits.
    public func read(_ input: MovieSearch) -> Read<Page<Movie>> { input.checked(search.movies) }
}

extension SearchUseCases {
    /// Finds movies by their title.
    public var movies: SearchMovies { SearchMovies(search: search) }
}
