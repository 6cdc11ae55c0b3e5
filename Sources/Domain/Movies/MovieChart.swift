/// One of TMDb's four charts of movies, and the wanted page of it.
public struct MovieChart: PagedInput, Hashable {
    /// Which chart.
    public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
        /// In theaters now.
        case nowPlaying = "now_playing"
        /// The most popular ones today.
        case popular
        /// The best voted ones of all time.
        case topRated = "top_rated"
        /// Soon in theaters.
        case upcoming
    }

    /// Which chart.
    public var kind: Kind
    /// The number of the page, 1 to 500.
    public var page: Int

    /// Asks for a page of a chart.
    public init(_ kind: Kind, page: Int = 1) {
        self.kind = kind
        self.page = page
    }

    /// In theaters now.
    public static func nowPlaying(page: Int = 1) -> MovieChart { MovieChart(.nowPlaying, page: page) }
    /// The most popular ones today.
    public static func popular(page: Int = 1) -> MovieChart { MovieChart(.popular, page: page) }
    /// The best voted ones of all time.
    public static func topRated(page: Int = 1) -> MovieChart { MovieChart(.topRated, page: page) }
    /// Soon in theaters.
    public static func upcoming(page: Int = 1) -> MovieChart { MovieChart(.upcoming, page: page) }
}

extension MovieUseCases {
    /// Reads a chart, a page at a time: now playing, popular, top rated or upcoming.
    ///
    /// See <https://developer.themoviedb.org/reference/movie-popular-list>.
    public var chart: Get<MovieChart, Page<Movie>> { Get(movies.chart) }
}
