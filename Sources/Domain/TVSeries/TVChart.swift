/// One of TMDb's four charts of TV series, and the requested page of it.
///
/// It is encoded as `{"kind": "popular", "page": 1}`, the kind in TMDb's spelling.
public struct TVChart: PagedInput, Hashable, Codable {
    /// The kind of a chart.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
        /// With an episode today.
        case airingToday = "airing_today"
        /// With an episode in the next seven days.
        case onTheAir = "on_the_air"
        /// The most popular series today.
        case popular
        /// The series with the best votes of all time.
        case topRated = "top_rated"
    }

    /// The kind of the chart.
    public var kind: Kind
    public var page: Int

    /// Asks for a page of a chart.
    public init(_ kind: Kind, page: Int = 1) {
        self.kind = kind
        self.page = page
    }

    /// With an episode today: the first page.
    public static let airingToday = TVChart(.airingToday)
    /// With an episode today: a page.
    public static func airingToday(page: Int = 1) -> TVChart { TVChart(.airingToday, page: page) }
    /// With an episode in the next seven days: the first page.
    public static let onTheAir = TVChart(.onTheAir)
    /// With an episode in the next seven days: a page.
    public static func onTheAir(page: Int = 1) -> TVChart { TVChart(.onTheAir, page: page) }
    /// The most popular series today: the first page.
    public static let popular = TVChart(.popular)
    /// The most popular series today: a page.
    public static func popular(page: Int = 1) -> TVChart { TVChart(.popular, page: page) }
    /// The series with the best votes of all time: the first page.
    public static let topRated = TVChart(.topRated)
    /// The series with the best votes of all time: a page.
    public static func topRated(page: Int = 1) -> TVChart { TVChart(.topRated, page: page) }
}

extension TVSeriesUseCases {
    /// Reads a chart, a page at a time: airing today, on the air, popular or top rated.
    ///
    /// See <https://developer.themoviedb.org/reference/tv-series-popular-list>.
    public var chart: Get<TVChart, Page<TVSeries>> { Get(series.chart) }
}
