/// One of TMDb's four lists of movies, and the number of the requested page.
///
/// It is encoded as `{"kind": "popular", "page": 1}`, the kind in TMDb's spelling.
public struct MovieList: PagedInput, Hashable, Codable {
    /// A list of TMDb.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
        /// The movies in theaters now.
        case nowPlaying = "now_playing"
        /// The most popular movies today.
        case popular
        /// The movies with the best votes of all time.
        case topRated = "top_rated"
        /// The movies soon in theaters.
        case upcoming
    }

    /// The list.
    public var kind: Kind
    public var page: Int
    /// The region of the list, as ISO 3166-1; nil for the audience's.
    public var region: String?

    public init(_ kind: Kind, page: Int = 1, region: String? = nil) {
        self.kind = kind
        self.page = page
        self.region = region
    }

    func check() throws(MarqueeError) {
        if let region { try Audience.check(region: region) }
    }

    /// The first page of the movies in theaters now.
    public static let nowPlaying = MovieList(.nowPlaying)
    /// Returns a page of the movies in theaters now.
    public static func nowPlaying(page: Int = 1) -> MovieList { MovieList(.nowPlaying, page: page) }
    /// The first page of the most popular movies today.
    public static let popular = MovieList(.popular)
    /// Returns a page of the most popular movies today.
    public static func popular(page: Int = 1) -> MovieList { MovieList(.popular, page: page) }
    /// The first page of the movies with the best votes of all time.
    public static let topRated = MovieList(.topRated)
    /// Returns a page of the movies with the best votes of all time.
    public static func topRated(page: Int = 1) -> MovieList { MovieList(.topRated, page: page) }
    /// The first page of the movies soon in theaters.
    public static let upcoming = MovieList(.upcoming)
    /// Returns a page of the movies soon in theaters.
    public static func upcoming(page: Int = 1) -> MovieList { MovieList(.upcoming, page: page) }
}

extension MovieUseCases {
    /// Reads one of the four lists, a page at a time, for code that serves all of them.
    public var list: Get<MovieList, Page<Movie>> {
        let movies = movies
        return Get { Self.read($0, from: movies) }
    }

    /// Reads the movies in theaters now, a page at a time (<https://developer.themoviedb.org/reference/movie-now-playing-list>).
    public var nowPlaying: Get<MovieListPage, Page<Movie>> { list(.nowPlaying) }

    /// Reads the most popular movies today, a page at a time (<https://developer.themoviedb.org/reference/movie-popular-list>).
    public var popular: Get<MovieListPage, Page<Movie>> { list(.popular) }

    /// Reads the movies with the best votes of all time, a page at a time (<https://developer.themoviedb.org/reference/movie-top-rated-list>).
    public var topRated: Get<MovieListPage, Page<Movie>> { list(.topRated) }

    /// Reads the movies soon in theaters, a page at a time (<https://developer.themoviedb.org/reference/movie-upcoming-list>).
    public var upcoming: Get<MovieListPage, Page<Movie>> { list(.upcoming) }

    private func list(_ kind: MovieList.Kind) -> Get<MovieListPage, Page<Movie>> {
        let movies = movies
        return Get { Self.read(MovieList(kind, page: $0.page, region: $0.region), from: movies) }
    }

    private static func read(_ list: MovieList, from movies: any MovieRepository) -> Read<Page<Movie>> {
        do throws(MarqueeError) { try list.check() } catch { return .failing(error) }
        return movies.list(list)
    }
}

/// The input of a list such as ``MovieUseCases/popular``.
public struct MovieListPage: NumberedPage {
    public var page: Int
    /// The region of the list, as ISO 3166-1; nil for the audience's.
    public var region: String?

    public init(page: Int = 1) { self.page = page }
}

extension Get where Input == MovieListPage {
    /// Reads a page of a list with another region: `movies.upcoming(region: "DE")`.
    public func callAsFunction(
        page: Int = 1, region: String, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        var input = Input(page: page)
        input.region = region
        return try await read(input)(policy: policy, language: language)
    }
}

extension Get where Input == MovieList {
    /// Reads one of the four lists in another region: `list(.popular, region: "US")`.
    public func callAsFunction(
        _ list: MovieList, page: Int = 1, region: String, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(MovieList(list.kind, page: page, region: region))(policy: policy, language: language)
    }
}
