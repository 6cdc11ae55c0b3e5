/// Which TV series to discover, in which order, and the requested page of them. A series must fit all conditions that are set.
///
/// See <https://developer.themoviedb.org/reference/discover-tv>.
public struct TVFilter: PagedInput, Hashable, Codable {
    /// The genres that a series has.
    public var genres: Matching<Genre.ID>?
    /// The genres that it must not have.
    public var withoutGenres: Set<Genre.ID> = []
    /// The keywords that it has.
    public var keywords: Matching<Keyword.ID>?
    /// The keywords that it must not have.
    public var withoutKeywords: Set<Keyword.ID> = []
    /// The companies that produced it.
    public var companies: Matching<ProductionCompany.ID>?
    /// The companies that did not.
    public var withoutCompanies: Set<ProductionCompany.ID> = []
    /// The networks that it is on.
    public var networks: Matching<TVNetwork.ID>?
    /// The countries it comes from, as ISO 3166-1.
    public var originCountries: Matching<String>?
    /// The language it was made in, as ISO 639-1 without a region.
    public var originalLanguages: Matching<String>?
    /// The days of its first episode.
    public var firstAirDate: DateFilter?
    /// The days of any of its episodes.
    public var airDate: FilterRange<Day>?
    /// The time zone in which days are counted, such as `Europe/Berlin`.
    public var timeZone: String?
    /// Whether series without a day of a first episode are accepted.
    public var includesUndated = false
    /// Whether it was screened in theaters; nil for either.
    public var screenedTheatrically: Bool?
    /// Its status.
    public var statuses: Matching<TVSeriesStatus>?
    /// Its type.
    public var kinds: Matching<TVSeriesKind>?
    /// The runtime of an episode in minutes.
    public var runtime: FilterRange<Int>?
    /// Its average vote, 0 to 10.
    public var voteAverage: FilterRange<Double>?
    /// The number of its votes.
    public var voteCount: FilterRange<Int>?
    /// Where it can be watched.
    public var watch: WatchFilter?
    /// The order of the list.
    public var sort: Sorting<TVSortKey> = .descending(.popularity)
    public var page: Int

    /// Accepts every series, in the order of popularity.
    public init(page: Int = 1) { self.page = page }

    /// Accepts the series that fit the conditions that a closure sets.
    public init(_ conditions: (inout TVFilter) -> Void) {
        self.init()
        conditions(&self)
    }

    func check() throws(MarqueeError) {
        try FilterText.check((originCountries?.values ?? []).union(originalLanguages?.values ?? []))
        try FilterText.check([watch?.country, timeZone].compactMap { $0 })
        try firstAirDate?.check()
        guard airDate?.isPossible != false, runtime?.isPossible != false, voteAverage?.isPossible != false, voteCount?.isPossible != false
        else { throw .impossibleRange }
        guard statuses?.values.allSatisfy({ $0.number != nil }) != false, kinds?.values.allSatisfy({ $0.number != nil }) != false else {
            throw MarqueeError(.invalidInput, .init("filter.word"))
        }
    }
}

/// A value by which TV series can be sorted.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum TVSortKey: String, Sendable, Hashable, CaseIterable, Codable {
    /// TMDb's popularity.
    case popularity
    /// The day of the first episode.
    case firstAirDate = "first_air_date"
    /// The name in the asked language.
    case name
    /// The name in the original language.
    case originalName = "original_name"
    /// The average vote.
    case voteAverage = "vote_average"
    /// The number of votes.
    case voteCount = "vote_count"
}

extension TVSeriesStatus {
    /// TMDb's number of the status in filters; nil if it has none.
    package var number: Int? { [.returning, .planned, .inProduction, .ended, .canceled, .pilot].firstIndex(of: self) }
}

extension TVSeriesKind {
    /// TMDb's number of the type in filters; nil if it has none.
    package var number: Int? { [.documentary, .news, .miniseries, .reality, .scripted, .talkShow, .video].firstIndex(of: self) }
}
