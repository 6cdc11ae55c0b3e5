/// One of TMDb's four charts of movies, and the requested page of it.
///
/// It is encoded as `{"kind": "popular", "page": 1}`, the kind in TMDb's spelling.
public struct MovieChart: PagedInput, Hashable, Codable {
    /// The kind of a chart.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
        /// In theaters now.
        case nowPlaying = "now_playing"
        /// The most popular movies today.
        case popular
        /// The movies with the best votes of all time.
        case topRated = "top_rated"
        /// Soon in theaters.
        case upcoming
    }

    /// The kind of the chart.
    public var kind: Kind
    public var page: Int

    /// Asks for a page of a chart.
    public init(_ kind: Kind, page: Int = 1) {
        self.kind = kind
        self.page = page
    }

    /// In theaters now: the first page.
    public static let nowPlaying = MovieChart(.nowPlaying)
    /// In theaters now: a page.
    public static func nowPlaying(page: Int = 1) -> MovieChart { MovieChart(.nowPlaying, page: page) }
    /// The most popular movies today: the first page.
    public static let popular = MovieChart(.popular)
    /// The most popular movies today: a page.
    public static func popular(page: Int = 1) -> MovieChart { MovieChart(.popular, page: page) }
    /// The movies with the best votes of all time: the first page.
    public static let topRated = MovieChart(.topRated)
    /// The movies with the best votes of all time: a page.
    public static func topRated(page: Int = 1) -> MovieChart { MovieChart(.topRated, page: page) }
    /// Soon in theaters: the first page.
    public static let upcoming = MovieChart(.upcoming)
    /// Soon in theaters: a page.
    public static func upcoming(page: Int = 1) -> MovieChart { MovieChart(.upcoming, page: page) }
}

extension MovieUseCases {
    /// Reads a chart, a page at a time: now playing, popular, top rated or upcoming.
    ///
    /// See <https://developer.themoviedb.org/reference/movie-popular-list>.
    public var chart: Get<MovieChart, Page<Movie>> { Get(movies.chart) }
}
