/// Which movies to discover, in which order, and the requested page of them. A movie must fit all conditions that are set.
///
/// ```swift
/// var filter = MovieFilter()
/// filter.genres = .all([18, 53])
/// filter.voteAverage = .atLeast(7.5)
/// filter.sort = .descending(.primaryReleaseDate)
/// ```
///
/// See <https://developer.themoviedb.org/reference/discover-movie>.
public struct MovieFilter: PagedInput, Hashable, Codable {
    /// The genres that a movie has.
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
    /// TMDb's ids of people in its cast or its crew.
    public var people: Matching<Int>?
    /// TMDb's ids of people in its cast.
    public var cast: Matching<Int>?
    /// TMDb's ids of people in its crew.
    public var crew: Matching<Int>?
    /// The countries it comes from, as ISO 3166-1.
    public var originCountries: Matching<String>?
    /// The language it was made in, as ISO 639-1 without a region.
    public var originalLanguages: Matching<String>?
    /// The days of its first release anywhere.
    public var primaryRelease: DateFilter?
    /// Any of its releases, in one country or anywhere.
    public var release: ReleaseFilter?
    /// Its certification in one country.
    public var certification: CertificationFilter?
    /// Its runtime in minutes.
    public var runtime: FilterRange<Int>?
    /// Its average vote, 0 to 10.
    public var voteAverage: FilterRange<Double>?
    /// The number of its votes.
    public var voteCount: FilterRange<Int>?
    /// Where it can be watched.
    public var watch: WatchFilter?
    /// Whether entries that are no films, such as recorded concerts, are accepted.
    public var includesVideos = false
    /// The order of the list.
    public var sort: Sorting<MovieSortKey> = .descending(.popularity)
    public var page: Int

    /// Accepts every movie, in the order of popularity.
    public init(page: Int = 1) { self.page = page }

    /// Accepts the movies that fit the conditions that a closure sets.
    public init(_ conditions: (inout MovieFilter) -> Void) {
        self.init()
        conditions(&self)
    }

    func check() throws(MarqueeError) {
        try FilterText.check((originCountries?.values ?? []).union(originalLanguages?.values ?? []))
        try FilterText.check([watch?.country, release?.country].compactMap { $0 })
        try certification?.check()
        try primaryRelease?.check()
        try release?.dates?.check()
        guard runtime?.isPossible != false, voteAverage?.isPossible != false, voteCount?.isPossible != false else { throw .impossibleRange }
    }
}

/// The releases that a ``MovieFilter`` accepts.
public struct ReleaseFilter: Sendable, Hashable, Codable {
    /// The country, as ISO 3166-1; nil for the region of the audience, or anywhere.
    public var country: String?
    /// The days of the release; nil for any.
    public var dates: DateFilter?
    /// The types of the release; nil for any.
    public var kinds: Matching<ReleaseKind>?

    /// Accepts releases.
    public init(country: String? = nil, dates: DateFilter? = nil, kinds: Matching<ReleaseKind>? = nil) {
        self.country = country
        self.dates = dates
        self.kinds = kinds
    }
}

/// A value by which movies can be sorted.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum MovieSortKey: String, Sendable, Hashable, CaseIterable, Codable {
    /// TMDb's popularity.
    case popularity
    /// The day of the first release anywhere.
    case primaryReleaseDate = "primary_release_date"
    /// The revenue.
    case revenue
    /// The title in the asked language.
    case title
    /// The title in the original language.
    case originalTitle = "original_title"
    /// The average vote.
    case voteAverage = "vote_average"
    /// The number of votes.
    case voteCount = "vote_count"
}
