/// The conditions, the order and the page of a discovery of movies. A movie must meet all conditions that are set.
///
/// ```swift
/// var filter = MovieFilter()
/// filter.genres = .all([18, 53])
/// filter.voteAverageGTE = 7.5
/// filter.years = 1990...1999
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
    /// The year of the first release in any country.
    public var primaryReleaseYear: Int?
    /// The earliest day of the first release in any country.
    public var primaryReleaseDateGTE: Day?
    /// The latest day of the first release in any country.
    public var primaryReleaseDateLTE: Day?
    /// The year of one of its releases.
    public var year: Int?
    /// The country of the releases, as ISO 3166-1; nil for the audience's region or, without one, any country.
    public var region: String?
    /// The earliest day of one of its releases.
    public var releaseDateGTE: Day?
    /// The latest day of one of its releases.
    public var releaseDateLTE: Day?
    /// Types of releases, one of which it must have.
    public var releaseType: Matching<ReleaseType>?
    /// The country of the certifications, as ISO 3166-1. Each of them needs it.
    public var certificationCountry: String?
    /// The certification, such as `PG-13`.
    public var certification: String?
    /// The lowest certification, in TMDb's order (<https://developer.themoviedb.org/reference/certification-movie-list>).
    public var certificationGTE: String?
    /// The highest certification, in TMDb's order.
    public var certificationLTE: String?
    /// The shortest runtime in minutes.
    public var runtimeGTE: Int?
    /// The longest runtime in minutes.
    public var runtimeLTE: Int?
    /// The lowest average vote, 0 to 10.
    public var voteAverageGTE: Double?
    /// The highest average vote, 0 to 10.
    public var voteAverageLTE: Double?
    /// The lowest number of votes.
    public var voteCountGTE: Int?
    /// The highest number of votes.
    public var voteCountLTE: Int?
    /// The country of the watch providers and offers, as ISO 3166-1. Both need it; without them, the movies have any offer there.
    ///
    /// A program that shows the result must name JustWatch as the source.
    public var watchRegion: String?
    /// Providers that must offer the movie.
    public var watchProviders: Matching<WatchProvider.ID>?
    /// Providers that must not offer the movie.
    public var withoutWatchProviders: Set<WatchProvider.ID> = []
    /// Kinds of offers that it must have.
    public var watchMonetizationTypes: Matching<WatchMonetizationType>?
    /// Whether adult titles are included; nil for the setting of the audience.
    public var includesAdult: Bool?
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

    /// The years of the first release in any country: the first day of the lower year is ``primaryReleaseDateGTE``, and the last day of the
    /// upper year ``primaryReleaseDateLTE``; nil if they are not such days.
    ///
    /// A year outside of 1 to 9999 becomes the nearest one.
    public var years: ClosedRange<Int>? {
        get { FilterYears(first: primaryReleaseDateGTE, last: primaryReleaseDateLTE).range }
        set {
            let years = FilterYears(newValue)
            (primaryReleaseDateGTE, primaryReleaseDateLTE) = (years.first, years.last)
        }
    }

    package func check() throws(MarqueeError) {
        let certifications = [certification, certificationGTE, certificationLTE].compactMap { $0 }
        try FilterCheck.texts((originCountry?.values ?? []).union(originalLanguage?.values ?? []))
        try FilterCheck.texts(certifications + [region, certificationCountry, watchRegion].compactMap { $0 })
        try FilterCheck.year(primaryReleaseYear)
        try FilterCheck.year(year)
        try FilterCheck.range(primaryReleaseDateGTE, primaryReleaseDateLTE)
        try FilterCheck.range(releaseDateGTE, releaseDateLTE)
        try FilterCheck.range(runtimeGTE, runtimeLTE)
        try FilterCheck.range(voteAverageGTE, voteAverageLTE)
        try FilterCheck.range(voteCountGTE, voteCountLTE)
        try FilterCheck.country(certificationCountry, as: "certificationCountry", isNeeded: !certifications.isEmpty)
        let areUnset = [watchProviders?.values.isEmpty, withoutWatchProviders.isEmpty, watchMonetizationTypes?.values.isEmpty]
        try FilterCheck.country(watchRegion, as: "watchRegion", isNeeded: areUnset.contains(false))
    }
}
