/// A TV series, as it stands in lists.
///
/// See <https://developer.themoviedb.org/reference/tv-series-popular-list>.
public struct TVSeries: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id among TV series.
    public let id: Int
    /// The name in the asked language, or the original one.
    public let name: String
    /// The name in the language it was made in.
    public let originalName: String
    /// The language it was made in, as ISO 639-1.
    public let originalLanguage: String
    /// The countries it comes from, as ISO 3166-1.
    public let originCountries: [String]
    /// What it is about, in the asked language; empty if TMDb has no text.
    public let overview: String
    /// The day of its first episode, if known.
    public let firstAirDate: Day?
    /// The poster, if there is one.
    public let posterPath: ImagePath?
    /// The backdrop, if there is one.
    public let backdropPath: ImagePath?
    /// The ids of its genres.
    public let genreIDs: [Int]
    /// TMDb's popularity, a number without a unit.
    public let popularity: Double
    /// The average vote, 0 to 10.
    public let voteAverage: Double
    /// How many votes there are.
    public let voteCount: Int
    /// Whether it is for adults only.
    public let isAdult: Bool

    /// Creates a series.
    public init(
        id: Int, name: String, originalName: String, originalLanguage: String = "", originCountries: [String] = [], overview: String = "",
        firstAirDate: Day? = nil, posterPath: ImagePath? = nil, backdropPath: ImagePath? = nil, genreIDs: [Int] = [],
        popularity: Double = 0, voteAverage: Double = 0, voteCount: Int = 0, isAdult: Bool = false
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.originalLanguage = originalLanguage
        self.originCountries = originCountries
        self.overview = overview
        self.firstAirDate = firstAirDate
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.genreIDs = genreIDs
        self.popularity = popularity
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.isAdult = isAdult
    }

    /// How other parts of Marquee name this series.
    public var reference: MediaReference { .tv(id) }
}
