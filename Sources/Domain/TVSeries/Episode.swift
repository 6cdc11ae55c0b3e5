/// An episode, as in the details of its season.
public struct Episode: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the episode.
    public var id: Int
    /// The number of its season, 0 for specials; nil if unknown.
    public var seasonNumber: Int?
    /// Its number within the season; nil if unknown.
    public var episodeNumber: Int?
    /// Its name in the requested language.
    public var name = ""
    /// The overview in the requested language; empty if TMDb has no text.
    public var overview = ""
    /// The air date; nil if unknown.
    public var airDate: Day?
    /// The runtime in minutes; nil if unknown.
    public var runtime: Int?
    /// The type, such as a finale; nil if unknown.
    public var episodeType: EpisodeType?
    /// Its production code: untrusted text from the server; empty if unknown.
    public var productionCode = ""
    /// A still image; nil if TMDb has none.
    public var stillPath: ImagePath?
    /// The average vote, 0 to 10.
    public var voteAverage: Double = 0
    /// The number of votes.
    public var voteCount = 0
    /// The crew; empty except in a season and in the details of an episode.
    public var crew: [CrewMember] = []
    /// The guest stars; empty except in a season and in the details of an episode.
    public var guestStars: [CastMember] = []
    /// The languages of the texts that are not in the requested language, such as `pt-PT`; nil if all of them are.
    public var textLanguages: [TextField: String]?

    public init(id: Int, seasonNumber: Int?, episodeNumber: Int?) {
        self.id = id
        self.seasonNumber = seasonNumber
        self.episodeNumber = episodeNumber
    }

    /// The runtime; nil if unknown.
    public var duration: Duration? { runtime.map { .seconds(60 * $0) } }

    /// Returns the reference of the episode in a series, for reads and marks; nil if the season or the number is unknown.
    public func reference(in series: TVSeries.ID) -> EpisodeReference? {
        guard let seasonNumber, let episodeNumber else { return nil }
        return EpisodeReference(series: series, season: seasonNumber, number: episodeNumber)
    }
}

extension Episode {
    // Equal rows have equal ids. Code that hashes each field would be in every program.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The type of an episode.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum EpisodeType: OpenVocabulary {
    /// A standard episode.
    case standard
    /// The last episode before a break.
    case midSeason
    /// The last episode of the season.
    case finale
    /// A type that this version does not know.
    case unknown(String)

    public static let known: [EpisodeType] = [.standard, .midSeason, .finale]

    /// TMDb's spelling.
    public var rawValue: String {
        switch self {
        case .standard: "standard"
        case .midSeason: "mid_season"
        case .finale: "finale"
        case .unknown(let raw): raw
        }
    }
}
