/// A search for movies, and the requested page of its results.
///
/// It is encoded as `{"text": "fight", "year": 1999, "page": 1}`; the year is absent if nil.
public struct MovieSearch: DatedSearchInput {
    /// The text that the person typed.
    public var text: String
    /// The year of release; nil for all years.
    public var year: Int?
    /// The number of the page, 1 to 500.
    public var page: Int

    /// Creates a search for movies by title.
    public init(_ text: String, year: Int? = nil, page: Int = 1) {
        self.text = text
        self.year = year
        self.page = page
    }

    /// Creates a search for movies by title.
    public init(stringLiteral text: String) { self.init(text) }
}

/// Finds movies by their title; without a server, among the titles seen in earlier answers (``Origin/titleIndex``).
///
/// The text is trimmed, and its white space is reduced to single spaces. Reading throws ``MarqueeError/Code/invalidInput`` if the text is
/// then empty or longer than ``SearchText/maximumLength`` characters.
public struct SearchMovies: Reading {
    private let search: any SearchRepository

    /// Creates the use case.
    public init(search: any SearchRepository) { self.search = search }

    /// The read of one page of results.
    public func read(_ input: MovieSearch) -> Read<Page<Movie>> { input.checked(search.movies) }
}

extension SearchUseCases {
    /// Finds movies by their title.
    public var movies: SearchMovies { SearchMovies(search: search) }
}
