/// A search for movies, optionally of one year.
///
/// It is encoded as `{"text": "fight", "year": 1999, "page": 1}`; the year is absent if nil.
public struct MovieSearch: DatedSearchInput {
    public var text: String
    public var year: Int?
    public var page: Int

    public init(_ text: String, year: Int? = nil, page: Int = 1) {
        self.text = text
        self.year = year
        self.page = page
    }

    public init(stringLiteral text: String) { self.init(text) }
}

/// Finds movies by title. Offline, it finds titles seen in earlier answers (``Origin/titleIndex``).
///
/// The rules of ``SearchText`` apply: reading throws ``MarqueeError/Code/invalidInput`` for an empty or overlong text.
///
/// See <https://developer.themoviedb.org/reference/search-movie>.
public struct SearchMovies: Reading {
    private let search: any SearchRepository

    public init(search: any SearchRepository) { self.search = search }

    public func read(_ input: MovieSearch) -> Read<Page<Movie>> { input.checked(search.movies) }
}

extension SearchUseCases {
    /// Finds movies by title, a page at a time.
    public var movies: SearchMovies { SearchMovies(search: search) }
}
