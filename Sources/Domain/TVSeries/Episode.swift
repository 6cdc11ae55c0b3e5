/// An episode, as it stands in its season.
public struct Episode: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id among episodes.
    public let id: Int
    /// The number of its season, 0 for specials; nil where TMDb has lost it.
    public let seasonNumber: Int?
    /// Its number within the season; nil where TMDb has lost it.
    public let number: Int?
    /// Its name in the asked language.
    public let name: String
    /// What it is about, in the asked language; empty if TMDb has no text.
    public let overview: String
    /// The day it is broadcast, if known.
    public let airDate: Day?
    /// How long it runs, in minutes, if known.
    public let runtime: Int?
    /// Its place in the season, if known.
    public let kind: EpisodeKind?
    /// The number that its makers gave it: text from outside; empty if unknown.
    public let productionCode: String
    /// A still, if there is one.
    public let stillPath: ImagePath?
    /// The average vote, 0 to 10.
    public let voteAverage: Double
    /// How many votes there are.
    public let voteCount: Int

    /// Creates an episode.
    public init(
        id: Int, seasonNumber: Int?, number: Int?, name: String = "", overview: String = "", airDate: Day? = nil, runtime: Int? = nil,
        kind: EpisodeKind? = nil, productionCode: String = "", stillPath: ImagePath? = nil, voteAverage: Double = 0, voteCount: Int = 0
    ) {
        self.id = id
        self.seasonNumber = seasonNumber
        self.number = number
        self.name = name
        self.overview = overview
        self.airDate = airDate
        self.runtime = runtime
        self.kind = kind
        self.productionCode = productionCode
        self.stillPath = stillPath
        self.voteAverage = voteAverage
        self.voteCount = voteCount
    }

    /// By what the episode is asked for and marked, as one of this series; nil where TMDb has lost its place.
    public func reference(in series: TVSeries.ID) -> EpisodeReference? {
        guard let seasonNumber, let number else { return nil }
        return EpisodeReference(series: series, season: seasonNumber, number: number)
    }
}

/// The place of an episode in its season.
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
