public import MarqueeDomain

/// A title that a server has sent, as the local title index stores it.
public struct IndexedTitle: Sendable, Hashable {
    /// The server it came from; two servers' titles never mix.
    public var server: String
    /// The kind and the id of the title.
    public var reference: MediaReference
    /// The language in which it was asked for; of an alias, a mark that is no language.
    public var language: String
    /// The title in that language.
    public var title: String
    /// The title in the language it was made in.
    public var originalTitle: String
    /// The overview in the asked language; empty if TMDb has none.
    public var overview: String
    /// The day of release, if known.
    public var released: Day?
    /// TMDb's popularity, a number without a unit.
    public var popularity: Double
    /// The poster, if there is one.
    public var posterPath: ImagePath?
    /// The backdrop, if there is one.
    public var backdropPath: ImagePath?
    /// TMDb's ids of its genres.
    public var genreIDs: [Int] = []
    /// The average vote of TMDb's users, from 0 to 10; 0 without votes.
    public var voteAverage: Double = 0
    /// The number of votes.
    public var voteCount = 0
    /// Whether it is for adults only.
    public var isAdult: Bool
    /// Whether TMDb lists it as a video, and not as a movie of its own.
    public var isVideo: Bool

    /// Creates an entry of the index.
    public init(
        server: String, reference: MediaReference, language: String, title: String, originalTitle: String, overview: String = "",
        released: Day? = nil, popularity: Double = 0, posterPath: ImagePath? = nil, isAdult: Bool = false, isVideo: Bool = false
    ) {
        self.server = server
        self.reference = reference
        self.language = language
        self.title = title
        self.originalTitle = originalTitle
        self.overview = overview
        self.released = released
        self.popularity = popularity
        self.posterPath = posterPath
        self.isAdult = isAdult
        self.isVideo = isVideo
    }

    /// The texts as a translation. A title that equals the original one is left out, as TMDb does.
    public var translation: Translation { Translation(inTag: language, title: title, originalTitle: originalTitle, overview: overview) }
}

extension Translation {
    /// Creates the texts of an entry of the index.
    ///
    /// - Parameter tag: The language of the entry, with or without a region.
    package init(inTag tag: String, title: String, originalTitle: String, overview: String) {
        self.init(language: LanguageEquivalence.code(tag), country: LanguageEquivalence.region(tag) ?? "")
        self.title = title == originalTitle ? "" : title
        self.overview = overview
    }
}
