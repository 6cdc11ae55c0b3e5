/// The conditions, the order and the page of a discovery of TV series. A series must meet all conditions that are set.
///
/// ```swift
/// var filter = TVFilter()
/// filter.networks = .any([49])
/// filter.firstAirDateYear = 2019
/// filter.sortBy = .voteAverageDescending
/// ```
///
/// See <https://developer.themoviedb.org/reference/discover-tv>.
public struct TVFilter: NumberedPage, Codable {
    /// Genres that the series must have.
    public var genres: Matching<Genre.ID>?
    /// Genres that it must not have.
    public var withoutGenres: Set<Genre.ID> = []
    /// Keywords that it must have.
    public var keywords: Matching<Keyword.ID>?
    /// Keywords that it must not have.
    public var withoutKeywords: Set<Keyword.ID> = []
    /// Companies that must have produced it.
    public var companies: Matching<ProductionCompany.ID>?
    /// Companies that must not have produced it.
    public var withoutCompanies: Set<ProductionCompany.ID> = []
    /// Networks that must broadcast it.
    public var networks: Matching<TVNetwork.ID>?
    /// Countries of origin that it must have, as ISO 3166-1.
    public var originCountry: Matching<String>?
    /// Original languages, as ISO 639-1 without a region.
    public var originalLanguage: Matching<String>?
    /// The year of the first episode.
    public var firstAirDateYear: Int?
    /// The earliest day of the first episode.
    public var firstAirDateGTE: Day?
    /// The latest day of the first episode.
    public var firstAirDateLTE: Day?
    /// The earliest day on which an episode must be broadcast.
    public var airDateGTE: Day?
    /// The latest day on which an episode must be broadcast.
    public var airDateLTE: Day?
    /// The time zone of the days, such as `Europe/Berlin`; nil for TMDb's default.
    public var timezone: String?
    /// Whether adult titles are included; nil for the setting of the audience.
    public var includesAdult: Bool?
    /// Whether series without a first air date are included.
    public var includesNullFirstAirDates = false
    /// Whether it was screened in theaters; nil for both.
    public var isScreenedTheatrically: Bool?
    /// Production statuses.
    public var status: Matching<TVSeriesStatus>?
    /// Types of series.
    public var type: Matching<TVSeriesType>?
    /// The shortest runtime of an episode in minutes.
    public var runtimeGTE: Int?
    /// The longest runtime of an episode in minutes.
    public var runtimeLTE: Int?
    /// The lowest average vote, 0 to 10.
    public var voteAverageGTE: Double?
    /// The highest average vote, 0 to 10.
    public var voteAverageLTE: Double?
    /// The lowest number of votes.
    public var voteCountGTE: Int?
    /// The highest number of votes.
    public var voteCountLTE: Int?
    /// The country of the watch providers and offers, as ISO 3166-1. Both need it; without them, the series have any offer there.
    ///
    /// A program that shows the result must name JustWatch as the source.
    public var watchRegion: String?
    /// Providers that must offer the series.
    public var watchProviders: Matching<WatchProvider.ID>?
    /// Providers that must not offer the series.
    public var withoutWatchProviders: Set<WatchProvider.ID> = []
    /// Kinds of offers that it must have.
    public var watchMonetizationTypes: Matching<WatchMonetizationType>?
    /// The order of the list; by default, the most popular first.
    public var sortBy: Sorting<TVSortKey> = .popularityDescending
    public var page: Int

    public init(page: Int = 1) { self.page = page }

    /// Creates a filter with the conditions that a closure sets.
    public init(_ conditions: (inout TVFilter) -> Void) {
        self.init()
        conditions(&self)
    }

    /// The years of the first episode: the first day of the lower year is ``firstAirDateGTE``, and the last day of the upper year
    /// ``firstAirDateLTE``; nil if they are not such days.
    ///
    /// A year outside of 1 to 9999 becomes the nearest one.
    public var years: ClosedRange<Int>? {
        get { FilterYears(first: firstAirDateGTE, last: firstAirDateLTE).range }
        set {
            let years = FilterYears(newValue)
            (firstAirDateGTE, firstAirDateLTE) = (years.first, years.last)
        }
    }

    package func check() throws(MarqueeError) {
        try FilterCheck.texts((originCountry?.values ?? []).union(originalLanguage?.values ?? []))
        try FilterCheck.texts([watchRegion, timezone].compactMap { $0 })
        try FilterCheck.year(firstAirDateYear)
        try FilterCheck.range(firstAirDateGTE, firstAirDateLTE)
        try FilterCheck.range(airDateGTE, airDateLTE)
        try FilterCheck.range(runtimeGTE, runtimeLTE)
        try FilterCheck.range(voteAverageGTE, voteAverageLTE)
        try FilterCheck.range(voteCountGTE, voteCountLTE)
        let areUnset = [watchProviders?.values.isEmpty, withoutWatchProviders.isEmpty, watchMonetizationTypes?.values.isEmpty]
        try FilterCheck.country(watchRegion, as: "watchRegion", isNeeded: areUnset.contains(false))
        guard status?.values.allSatisfy({ $0.number != nil }) != false, type?.values.allSatisfy({ $0.number != nil }) != false else {
            throw MarqueeError(.invalidInput, .init("filter.word"))
        }
    }
}

extension TVSeriesStatus {
    /// TMDb's number of the status in filters; nil if it has none.
    package var number: Int? { [.returningSeries, .planned, .inProduction, .ended, .canceled, .pilot].firstIndex(of: self) }
}

extension TVSeriesType {
    /// TMDb's number of the type in filters; nil if it has none.
    package var number: Int? { [.documentary, .news, .miniseries, .reality, .scripted, .talkShow, .video].firstIndex(of: self) }
}
