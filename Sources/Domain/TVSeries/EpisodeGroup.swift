/// Another order of the episodes of a series, such as that of its discs.
///
/// See <https://developer.themoviedb.org/reference/tv-series-episode-groups>.
public struct EpisodeGroup: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of the order.
    public var id: String
    /// Its name.
    public var name: String
    /// The description; empty if TMDb has no text.
    public var description = ""
    /// Its type.
    public var type: EpisodeGroupType = .unknown(0)
    /// The number of groups.
    public var groupCount = 0
    /// The number of episodes.
    public var episodeCount = 0
    /// The network of the order; nil for none.
    public var network: TVNetwork?

    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}

/// The type of an order of episodes.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum EpisodeGroupType: RawRepresentable, Sendable, Hashable, Codable {
    /// The order of the first broadcast.
    case originalAirDate
    /// One numbering through all seasons.
    case absolute
    /// The order on DVDs.
    case dvd
    /// The order of digital sales.
    case digital
    /// The order of the story.
    case storyArc
    /// The order of production.
    case production
    /// The order on television.
    case tv
    /// A type that this version does not know, by TMDb's number.
    case unknown(Int)

    /// The known types, by TMDb's numbers from 1.
    private static let known: [EpisodeGroupType] = [.originalAirDate, .absolute, .dvd, .digital, .storyArc, .production, .tv]

    public init(rawValue: Int) {
        let known = EpisodeGroupType.known
        self = (1...known.count).contains(rawValue) ? known[rawValue - 1] : .unknown(rawValue)
    }

    /// TMDb's number.
    public var rawValue: Int {
        switch self {
        case .originalAirDate: 1
        case .absolute: 2
        case .dvd: 3
        case .digital: 4
        case .storyArc: 5
        case .production: 6
        case .tv: 7
        case .unknown(let raw): raw
        }
    }
}
