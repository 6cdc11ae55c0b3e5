#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A TV series, with the fields that lists have. ``TVSeriesDetails`` has more.
///
/// See <https://developer.themoviedb.org/reference/tv-series-popular-list>.
public struct TVSeries: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the series.
    public var id: Int
    /// The name in the requested language, or the original one.
    public var name: String
    /// The original name.
    public var originalName: String
    /// The original language, as ISO 639-1.
    public var originalLanguage = ""
    /// The countries of origin, as ISO 3166-1.
    public var originCountries: [String] = []
    /// The overview in the requested language; empty if TMDb has no text.
    public var overview = ""
    /// The air date of its first episode; nil if unknown.
    public var firstAirDate: Day?
    /// The poster; nil if TMDb has none.
    public var posterPath: ImagePath?
    /// The backdrop; nil if TMDb has none.
    public var backdropPath: ImagePath?
    /// The ids of its genres.
    public var genreIDs: [Int] = []
    /// TMDb's popularity, a number without a unit.
    public var popularity: Double = 0
    /// The average vote, 0 to 10.
    public var voteAverage: Double = 0
    /// The number of votes.
    public var voteCount = 0
    /// Whether TMDb marks it as adult content.
    public var isAdult = false
    /// Whether TMDb calls it softcore; only some answers say so.
    public var isSoftcore = false
    /// The languages of the texts that are not in the requested language, such as `pt-PT`; nil if all of them are.
    public var textLanguages: [TextField: String]?

    /// The year of the first episode; nil if unknown.
    public var year: Int? { firstAirDate?.year }

    /// Creates a series. Its original name starts as the name.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
        originalName = name
    }

    public var reference: MediaReference { .tv(id) }

    /// TMDb's page about the series, for people and not for programs.
    public var tmdbURL: URL { WebPage.tmdb("tv", id) }
}

extension TVSeries {
    // Equal rows have equal ids. Code that hashes each field would be in every program.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
