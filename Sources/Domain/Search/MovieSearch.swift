/// A search for movies, and the requested page of its results.
///
/// It is encoded as `{"text": "fight", "year": 1999, "page": 1}`; the year is absent if nil.
public struct MovieSearch: DatedSearchInput {
    public var text: String
    public var year: Int?
    public var page: Int

    /// Creates a search for movies by title.
    public init(_ text: String, year: Int? = nil, page: Int = 1) {
        self.text = text
        self.year = year
        self.page = page
    }

    public init(stringLiteral text: String) { self.init(text) }
}

/// Finds movies by their title; without a server, among the titles seen in earlier answers (``Origin/titleIndex``).
///
/// The text is trimmed, and its white space is reduced to single spaces. Reading throws ``MarqueeError/Code/invalidInput`` if the text is
/// then empty or longer than ``SearchText/maximumLength`` characters.
public struct SearchMovies: Reading {
    private let search: any SearchRepository

    public init(search: any SearchRepository) { self.search = search }

    public func read(_ input: MovieSearch) -> Read<Page<Movie>> { input.checked(search.movies) }
}

extension SearchUseCases {
    /// Finds movies by their title.
    public var movies: SearchMovies { SearchMovies(search: search) }
}
