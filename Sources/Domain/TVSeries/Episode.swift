/// An episode, as it stands in its season.
public struct Episode: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id among episodes.
    public var id: Int
    /// The number of its season, 0 for specials; nil where TMDb has lost it.
    public var seasonNumber: Int?
    /// Its number within the season; nil where TMDb has lost it.
    public var number: Int?
    /// Its name in the asked language.
    public var name = ""
    /// What it is about, in the asked language; empty if TMDb has no text.
    public var overview = ""
    /// The day it is broadcast, if known.
    public var airDate: Day?
    /// How long it runs, in minutes, if known.
    public var runtime: Int?
    /// Its place in the season, if known.
    public var kind: EpisodeKind?
    /// The number that its makers gave it: text from outside; empty if unknown.
    public var productionCode = ""
    /// A still, if there is one.
    public var stillPath: ImagePath?
    /// The average vote, 0 to 10.
    public var voteAverage: Double = 0
    /// How many votes there are.
    public var voteCount = 0

    /// Creates an episode.
    public init(id: Int, seasonNumber: Int?, number: Int?) {
        self.id = id
        self.seasonNumber = seasonNumber
        self.number = number
    }

    /// By what the episode is asked for and marked, as one of this series; nil where TMDb has lost its place.
    public func reference(in series: TVSeries.ID) -> EpisodeReference? {
        guard let seasonNumber, let number else { return nil }
        return EpisodeReference(series: series, season: seasonNumber, number: number)
    }
}

/// The place of an episode in its season.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum EpisodeKind: OpenVocabulary {
    /// One of many.
    case standard
    /// The last before a break.
    case midSeason
    /// The last of the season.
    case finale
    /// A place that this version does not know.
    case unknown(String)

    /// Every word that this version knows.
    public static let known: [EpisodeKind] = [.standard, .midSeason, .finale]

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
