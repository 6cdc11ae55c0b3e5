/// What a person can mark: a movie, a TV series or an episode.
public enum Markable: Sendable, Hashable, Codable {
    /// A movie, by TMDb's id.
    case movie(Int)
    /// A TV series, by TMDb's id.
    case tv(Int)
    /// An episode; it can be rated, and nothing else.
    case episode(EpisodeReference)

    /// An episode, by its series and its place in it.
    public static func episode(of series: Int, season: Int, number: Int) -> Markable {
        .episode(EpisodeReference(series: series, season: season, number: number))
    }

    /// A title; nil for people and for kinds that this version does not know.
    public init?(_ reference: MediaReference) {
        switch reference.kind {
        case .movie: self = .movie(reference.id)
        case .tv: self = .tv(reference.id)
        case .person, .unknown: return nil
        }
    }

    /// The title itself; for an episode, its series.
    public var title: MediaReference {
        switch self {
        case .movie(let id): .movie(id)
        case .tv(let id): .tv(id)
        case .episode(let episode): .tv(episode.series)
        }
    }
}
