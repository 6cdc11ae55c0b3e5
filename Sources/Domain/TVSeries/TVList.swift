/// One of TMDb's four lists of TV series, and the number of the requested page.
///
/// It is encoded as `{"kind": "popular", "page": 1}`, the kind in TMDb's spelling.
public struct TVList: PagedInput, Hashable, Codable {
    /// A list of TMDb.
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

    /// The list.
    public var kind: Kind
    public var page: Int
    /// The time zone that a day begins in, such as `Europe/Berlin`; nil for TMDb's default. Only lists by days use it.
    public var timezone: String?

    public init(_ kind: Kind, page: Int = 1, timezone: String? = nil) {
        self.kind = kind
        self.page = page
        self.timezone = timezone
    }

    func check() throws(MarqueeError) { try FilterCheck.texts([timezone].compactMap(\.self)) }

    /// The first page of the series with an episode today.
    public static let airingToday = TVList(.airingToday)
    /// Returns a page of the series with an episode today.
    public static func airingToday(page: Int = 1) -> TVList { TVList(.airingToday, page: page) }
    /// The first page of the series with an episode in the next seven days.
    public static let onTheAir = TVList(.onTheAir)
    /// Returns a page of the series with an episode in the next seven days.
    public static func onTheAir(page: Int = 1) -> TVList { TVList(.onTheAir, page: page) }
    /// The first page of the most popular series today.
    public static let popular = TVList(.popular)
    /// Returns a page of the most popular series today.
    public static func popular(page: Int = 1) -> TVList { TVList(.popular, page: page) }
    /// The first page of the series with the best votes of all time.
    public static let topRated = TVList(.topRated)
    /// Returns a page of the series with the best votes of all time.
    public static func topRated(page: Int = 1) -> TVList { TVList(.topRated, page: page) }
}

extension TVSeriesUseCases {
    /// Reads one of the four lists, a page at a time, for code that serves all of them.
    public var list: Get<TVList, Page<TVSeries>> {
        let series = series
        return Get { Self.read($0, from: series) }
    }

    /// Reads the series with an episode today, a page at a time (<https://developer.themoviedb.org/reference/tv-series-airing-today-list>).
    public var airingToday: Get<TVListPage, Page<TVSeries>> { list(.airingToday) }

    /// Reads the series with an episode in the next seven days, a page at a time (<https://developer.themoviedb.org/reference/tv-series-on-the-air-list>).
    public var onTheAir: Get<TVListPage, Page<TVSeries>> { list(.onTheAir) }

    /// Reads the most popular series today, a page at a time (<https://developer.themoviedb.org/reference/tv-series-popular-list>).
    public var popular: Get<ListPage, Page<TVSeries>> { votedList(.popular) }

    /// Reads the series with the best votes of all time, a page at a time (<https://developer.themoviedb.org/reference/tv-series-top-rated-list>).
    public var topRated: Get<ListPage, Page<TVSeries>> { votedList(.topRated) }

    private func list(_ kind: TVList.Kind) -> Get<TVListPage, Page<TVSeries>> {
        let series = series
        return Get { Self.read(TVList(kind, page: $0.page, timezone: $0.timezone), from: series) }
    }

    private func votedList(_ kind: TVList.Kind) -> Get<ListPage, Page<TVSeries>> {
        let series = series
        return Get { Self.read(TVList(kind, page: $0.page), from: series) }
    }

    private static func read(_ list: TVList, from series: any TVSeriesRepository) -> Read<Page<TVSeries>> {
        do throws(MarqueeError) { try list.check() } catch { return .failing(error) }
        return series.list(list)
    }
}

/// The input of a list by days, such as ``TVSeriesUseCases/airingToday``.
public struct TVListPage: NumberedPage {
    public var page: Int
    /// The time zone that a day begins in, such as `Europe/Berlin`; nil for TMDb's default.
    public var timezone: String?

    public init(page: Int = 1) { self.page = page }
}

extension Get where Input == TVListPage {
    /// Reads a page of a list with another time zone: `tv.airingToday(timezone: "Europe/Berlin")`.
    public func callAsFunction(
        page: Int = 1, timezone: String, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        var input = Input(page: page)
        input.timezone = timezone
        return try await read(input)(policy: policy, language: language)
    }
}
