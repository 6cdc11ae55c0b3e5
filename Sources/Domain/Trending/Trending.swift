/// The trending titles and people: the time window, and the requested page of the list.
///
/// It is encoded as `{"window": "day", "page": 1}`.
public struct Trending: PagedInput, Hashable, Codable {
    /// The time window.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Window: String, Sendable, Hashable, CaseIterable, Codable {
        /// The last 24 hours.
        case day
        /// The last seven days.
        case week
    }

    /// The time window.
    public var timeWindow: Window
    public var page: Int

    /// Creates a request for a page of trending titles.
    public init(_ window: Window, page: Int = 1) {
        self.timeWindow = window
        self.page = page
    }

    /// In the last 24 hours: the first page.
    public static let day = Trending(.day)
    /// In the last seven days: the first page.
    public static let week = Trending(.week)

    /// In the last 24 hours.
    public static func today(page: Int = 1) -> Trending { Trending(.day, page: page) }
    /// In the last seven days.
    public static func thisWeek(page: Int = 1) -> Trending { Trending(.week, page: page) }
}

/// The source of trending lists. ``TrendingUseCases`` documents the requirements that it publishes. The protocol may gain requirements in
/// a minor version.
public protocol TrendingRepository: Sendable {
    func movies(_ trending: Trending) -> Read<Page<Movie>>
    func tv(_ trending: Trending) -> Read<Page<TVSeries>>
    func people(_ trending: Trending) -> Read<Page<Person>>
    func all(_ trending: Trending) -> Read<Page<MediaItem>>
}

/// All use cases of trending lists.
///
/// ```swift
/// for movie in try await marquee.trending.movies(.week) { print(movie.title) }
/// ```
public struct TrendingUseCases: Sendable {
    let trending: any TrendingRepository

    public init(trending: any TrendingRepository) { self.trending = trending }

    /// Reads which movies, TV series and people are trending, a page at a time.
    ///
    /// See <https://developer.themoviedb.org/reference/trending-all>.
    public var all: Get<Trending, Page<MediaItem>> { Get(trending.all) }

    /// Reads which movies are trending, a page at a time.
    ///
    /// See <https://developer.themoviedb.org/reference/trending-movies>.
    public var movies: Get<Trending, Page<Movie>> { Get(trending.movies) }

    /// Reads which TV series are trending, a page at a time.
    ///
    /// See <https://developer.themoviedb.org/reference/trending-tv>.
    public var tv: Get<Trending, Page<TVSeries>> { Get(trending.tv) }

    /// Reads which people are trending, a page at a time.
    ///
    /// See <https://developer.themoviedb.org/reference/trending-people>.
    public var people: Get<Trending, Page<Person>> { Get(trending.people) }
}
