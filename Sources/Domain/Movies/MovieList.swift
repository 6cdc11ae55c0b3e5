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

    public init(_ kind: Kind, page: Int = 1) {
        self.kind = kind
        self.page = page
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
    public var list: Get<MovieList, Page<Movie>> { Get(movies.list) }

    /// Reads the movies in theaters now, a page at a time (<https://developer.themoviedb.org/reference/movie-now-playing-list>).
    public var nowPlaying: Get<ListPage, Page<Movie>> { list(.nowPlaying) }

    /// Reads the most popular movies today, a page at a time (<https://developer.themoviedb.org/reference/movie-popular-list>).
    public var popular: Get<ListPage, Page<Movie>> { list(.popular) }

    /// Reads the movies with the best votes of all time, a page at a time (<https://developer.themoviedb.org/reference/movie-top-rated-list>).
    public var topRated: Get<ListPage, Page<Movie>> { list(.topRated) }

    /// Reads the movies soon in theaters, a page at a time (<https://developer.themoviedb.org/reference/movie-upcoming-list>).
    public var upcoming: Get<ListPage, Page<Movie>> { list(.upcoming) }

    private func list(_ kind: MovieList.Kind) -> Get<ListPage, Page<Movie>> {
        Get { [movies] in movies.list(MovieList(kind, page: $0.page)) }
    }
}
