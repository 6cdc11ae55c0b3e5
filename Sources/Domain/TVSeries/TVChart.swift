/// One of TMDb's four charts of TV series, and the number of the requested page.
///
/// It is encoded as `{"kind": "popular", "page": 1}`, the kind in TMDb's spelling.
public struct TVChart: PagedInput, Hashable, Codable {
    /// A chart of TMDb.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
        /// The series with an episode today.
        case airingToday = "airing_today"
        /// The series with an episode in the next seven days.
        case onTheAir = "on_the_air"
        /// The most popular series today.
        case popular
        /// The series with the best votes of all time.
        case topRated = "top_rated"
    }

    /// The chart.
    public var kind: Kind
    public var page: Int

    public init(_ kind: Kind, page: Int = 1) {
        self.kind = kind
        self.page = page
    }

    /// The first page of the series with an episode today.
    public static let airingToday = TVChart(.airingToday)
    /// Returns a page of the series with an episode today.
    public static func airingToday(page: Int = 1) -> TVChart { TVChart(.airingToday, page: page) }
    /// The first page of the series with an episode in the next seven days.
    public static let onTheAir = TVChart(.onTheAir)
    /// Returns a page of the series with an episode in the next seven days.
    public static func onTheAir(page: Int = 1) -> TVChart { TVChart(.onTheAir, page: page) }
    /// The first page of the most popular series today.
    public static let popular = TVChart(.popular)
    /// Returns a page of the most popular series today.
    public static func popular(page: Int = 1) -> TVChart { TVChart(.popular, page: page) }
    /// The first page of the series with the best votes of all time.
    public static let topRated = TVChart(.topRated)
    /// Returns a page of the series with the best votes of all time.
    public static func topRated(page: Int = 1) -> TVChart { TVChart(.topRated, page: page) }
}

extension TVSeriesUseCases {
    /// Reads a chart, a page at a time: airing today, on the air, popular or top rated
    /// (<https://developer.themoviedb.org/reference/tv-series-popular-list>).
    public var chart: Get<TVChart, Page<TVSeries>> { Get(series.chart) }
}
