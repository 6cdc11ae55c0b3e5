/// One of TMDb's four charts of movies, and the number of the requested page.
///
/// It is encoded as `{"kind": "popular", "page": 1}`, the kind in TMDb's spelling.
public struct MovieChart: PagedInput, Hashable, Codable {
    /// A chart of TMDb.
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

    /// The chart.
    public var kind: Kind
    public var page: Int

    public init(_ kind: Kind, page: Int = 1) {
        self.kind = kind
        self.page = page
    }

    /// The first page of the movies in theaters now.
    public static let nowPlaying = MovieChart(.nowPlaying)
    /// Returns a page of the movies in theaters now.
    public static func nowPlaying(page: Int = 1) -> MovieChart { MovieChart(.nowPlaying, page: page) }
    /// The first page of the most popular movies today.
    public static let popular = MovieChart(.popular)
    /// Returns a page of the most popular movies today.
    public static func popular(page: Int = 1) -> MovieChart { MovieChart(.popular, page: page) }
    /// The first page of the movies with the best votes of all time.
    public static let topRated = MovieChart(.topRated)
    /// Returns a page of the movies with the best votes of all time.
    public static func topRated(page: Int = 1) -> MovieChart { MovieChart(.topRated, page: page) }
    /// The first page of the movies soon in theaters.
    public static let upcoming = MovieChart(.upcoming)
    /// Returns a page of the movies soon in theaters.
    public static func upcoming(page: Int = 1) -> MovieChart { MovieChart(.upcoming, page: page) }
}

extension MovieUseCases {
    /// Reads a chart, a page at a time: now playing, popular, top rated or upcoming
    /// (<https://developer.themoviedb.org/reference/movie-popular-list>).
    public var chart: Get<MovieChart, Page<Movie>> { Get(movies.chart) }
}
