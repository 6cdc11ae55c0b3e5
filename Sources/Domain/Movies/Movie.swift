#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A movie, with the fields that lists have. ``MovieDetails`` has more.
///
/// See <https://developer.themoviedb.org/reference/movie-popular-list>.
public struct Movie: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the movie.
    public var id: Int
    /// The title in the requested language, or the original one.
    public var title: String
    /// The original title.
    public var originalTitle: String
    /// The original language, as ISO 639-1.
    public var originalLanguage = ""
    /// The overview in the requested language; empty if TMDb has no text.
    public var overview = ""
    /// The release date; nil if unknown.
    public var releaseDate: Day?
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
    /// Whether the entry is a video, such as a compilation, and not a film.
    public var isVideo = false

    /// The languages of the texts that are not in the requested language, such as `pt-PT`; nil if all of them are.
    public var textLanguages: [TextField: String]?

    /// The year of the first release; nil if unknown.
    public var year: Int? { releaseDate?.year }

    /// Creates a movie. Its original title starts as the title.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
        originalTitle = title
    }

    public var reference: MediaReference { .movie(id) }

    /// TMDb's page about the movie, for people and not for programs.
    public var tmdbURL: URL { WebPage.tmdb("movie", id) }
}

extension Movie {
    // Equal rows have equal ids. Code that hashes each field would be in every program.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
