/// The conditions, the order and the page of a discovery of TV series. A series must meet all conditions that are set.
///
/// ```swift
/// var filter = TVFilter()
/// filter.networks = .any([49])
/// filter.firstAirDate = .year(2019)
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
    /// The days of the first episode.
    public var firstAirDate: DateFilter?
    /// The days, on one of which an episode must be broadcast.
    public var airDate: FilterRange<Day>?
    /// The time zone of the days, such as `Europe/Berlin`; nil for TMDb's default.
    public var timezone: String?
    /// Whether series without a first air date are included.
    public var includesNullFirstAirDates = false
    /// Whether it was screened in theaters; nil for both.
    public var screenedTheatrically: Bool?
    /// Production statuses.
    public var status: Matching<TVSeriesStatus>?
    /// Types of series.
    public var type: Matching<TVSeriesType>?
    /// The runtime of an episode in minutes.
    public var runtime: FilterRange<Int>?
    /// The average vote, 0 to 10.
    public var voteAverage: FilterRange<Double>?
    /// The number of votes.
    public var voteCount: FilterRange<Int>?
    /// The providers and offers in one country.
    public var watch: WatchFilter?
    /// The order of the list; by default, the most popular first.
    public var sortBy: Sorting<TVSortKey> = .popularityDescending
    public var page: Int

    public init(page: Int = 1) { self.page = page }

    /// Creates a filter with the conditions that a closure sets.
    public init(_ conditions: (inout TVFilter) -> Void) {
        self.init()
        conditions(&self)
    }

    func check() throws(MarqueeError) {
        try FilterText.check((originCountry?.values ?? []).union(originalLanguage?.values ?? []))
        try FilterText.check([watch?.watchRegion, timezone].compactMap { $0 })
        try firstAirDate?.check()
        guard airDate?.isPossible != false, runtime?.isPossible != false, voteAverage?.isPossible != false, voteCount?.isPossible != false
        else { throw .impossibleRange }
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
