/// A search for movies, optionally of one year.
///
/// It is encoded as `{"text": "fight", "year": 1999, "page": 1}`; the year is absent if nil.
public struct MovieSearch: DatedSearchInput {
    public var text: String
    public var year: Int?
    /// The year of the first release; nil for all years.
    public var primaryReleaseYear: Int?
    /// The region whose release dates decide on the year, as ISO 3166-1; nil for the audience's.
    public var region: String?
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
        do throws(MarqueeError) {
            if let region = input.region { try Audience.check(region: region) }
        } catch {
            return .failing(error)
        }
        let typed = TypedTitle(input.text)
        let isNarrow = input.primaryReleaseYear != nil
        let narrowed = isNarrow ? [] : input.narrowed(typed).map { [$0.checked(search.movies)] } ?? []
        return input.checked(search.movies).joined(with: narrowed, for: typed)
    }

    /// Searches with TMDb's parameters: `search.movies(query: "fight club", primaryReleaseYear: 1999)`.
    public func callAsFunction(
        query: String, includeAdult: Bool? = nil, primaryReleaseYear: Int? = nil, page: Int = 1, region: String? = nil, year: Int? = nil,
        policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Page<Movie>> {
        var search = MovieSearch(query, year: year, page: page)
        (search.primaryReleaseYear, search.region, search.includesAdult) = (primaryReleaseYear, region, includeAdult)
        return try await read(search)(policy: policy, language: language)
    }
}

extension SearchUseCases {
    /// Finds movies by title, a page at a time.
    public var movies: SearchMovies { SearchMovies(search: search) }
}
