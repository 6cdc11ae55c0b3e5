/// The conditions, the order and the page of a discovery of movies. A movie must meet all conditions that are set.
///
/// ```swift
/// var filter = MovieFilter()
/// filter.genres = .all([18, 53])
/// filter.voteAverage = .atLeast(7.5)
/// filter.sortBy = .primaryReleaseDateDescending
/// ```
///
/// See <https://developer.themoviedb.org/reference/discover-movie>.
public struct MovieFilter: NumberedPage, Codable {
    /// Genres that the movie must have.
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
    /// TMDb's ids of people in its cast or its crew.
    public var people: Matching<Int>?
    /// TMDb's ids of people in its cast.
    public var cast: Matching<Int>?
    /// TMDb's ids of people in its crew.
    public var crew: Matching<Int>?
    /// Countries of origin that it must have, as ISO 3166-1.
    public var originCountry: Matching<String>?
    /// Original languages, as ISO 639-1 without a region.
    public var originalLanguage: Matching<String>?
    /// The days of the first release in any country.
    public var primaryReleaseDate: DateFilter?
    /// The releases, one of which must match.
    public var release: ReleaseFilter?
    /// The certification in one country.
    public var certification: CertificationFilter?
    /// The runtime in minutes.
    public var runtime: FilterRange<Int>?
    /// The average vote, 0 to 10.
    public var voteAverage: FilterRange<Double>?
    /// The number of votes.
    public var voteCount: FilterRange<Int>?
    /// The providers and offers in one country.
    public var watch: WatchFilter?
    /// Whether videos, such as recorded concerts, are included.
    public var includesVideo = false
    /// The order of the list; by default, the most popular first.
    public var sortBy: Sorting<MovieSortKey> = .popularityDescending
    public var page: Int

    public init(page: Int = 1) { self.page = page }

    /// Creates a filter with the conditions that a closure sets.
    public init(_ conditions: (inout MovieFilter) -> Void) {
        self.init()
        conditions(&self)
    }

    func check() throws(MarqueeError) {
        try FilterText.check((originCountry?.values ?? []).union(originalLanguage?.values ?? []))
        try FilterText.check([watch?.watchRegion, release?.region].compactMap { $0 })
        try certification?.check()
        try primaryReleaseDate?.check()
        try release?.releaseDate?.check()
        guard runtime?.isPossible != false, voteAverage?.isPossible != false, voteCount?.isPossible != false else { throw .impossibleRange }
    }
}

/// The releases that a ``MovieFilter`` accepts.
public struct ReleaseFilter: Sendable, Hashable, Codable {
    /// The country, as ISO 3166-1; nil for the audience's region or, without one, any country.
    public var region: String?
    /// The days of the release; nil for any day.
    public var releaseDate: DateFilter?
    /// The types of the release; nil for any type.
    public var releaseType: Matching<ReleaseType>?

    public init(region: String? = nil, releaseDate: DateFilter? = nil, releaseType: Matching<ReleaseType>? = nil) {
        self.region = region
        self.releaseDate = releaseDate
        self.releaseType = releaseType
    }
}
