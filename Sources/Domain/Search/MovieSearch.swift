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
/// If the text ends in a year, as in `Fight Club (1999)` or `Fight Club 1999`, the movies of that title and year are among the results, too
/// (``TypedTitle``). Such a search makes two requests a page, and its totals are those of both together.
///
/// The rules of ``SearchText`` apply: reading throws ``MarqueeError/Code/invalidInput`` for an empty or overlong text.
///
/// See <https://developer.themoviedb.org/reference/search-movie>.
public struct SearchMovies: Reading {
    private let search: any SearchRepository

    public init(search: any SearchRepository) { self.search = search }

    public func read(_ input: MovieSearch) -> Read<Page<Movie>> {
        let typed = TypedTitle(input.text)
        let narrowed = input.narrowed(typed).map { [$0.checked(search.movies)] } ?? []
        return input.checked(search.movies).joined(with: narrowed, for: typed)
    }
}

extension SearchUseCases {
    /// Finds movies by title, a page at a time.
    public var movies: SearchMovies { SearchMovies(search: search) }
}
