/// A movie, as it stands in lists.
///
/// See <https://developer.themoviedb.org/reference/movie-popular-list>.
public struct Movie: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id among movies.
    public let id: Int
    /// The title in the asked language, or the original one.
    public let title: String
    /// The title in the language it was made in.
    public let originalTitle: String
    /// The language it was made in, as ISO 639-1.
    public let originalLanguage: String
    /// What it is about, in the asked language; empty if TMDb has no text.
    public let overview: String
    /// The day of release, if known.
    public let releaseDate: Day?
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

    /// Creates a movie.
    public init(
        id: Int, title: String, originalTitle: String, originalLanguage: String = "", overview: String = "", releaseDate: Day? = nil,
        posterPath: ImagePath? = nil, backdropPath: ImagePath? = nil, genreIDs: [Int] = [], popularity: Double = 0,
        voteAverage: Double = 0, voteCount: Int = 0, isAdult: Bool = false
    ) {
        self.id = id
        self.title = title
        self.originalTitle = originalTitle
        self.originalLanguage = originalLanguage
        self.overview = overview
        self.releaseDate = releaseDate
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.genreIDs = genreIDs
        self.popularity = popularity
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.isAdult = isAdult
    }

    /// How other parts of Marquee name this movie.
    public var reference: MediaReference { .movie(id) }
}
