/// An item that a user can mark: a movie, a TV series or an episode.
///
/// It is encoded as a path, also as a key of a dictionary: `"movie/550"`, `"tv/1399"`, `"tv/1399/season/1/episode/2"`.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum Markable: Sendable, Hashable {
    /// A movie, by TMDb's id.
    case movie(Int)
    /// A TV series, by TMDb's id.
    case tv(Int)
    /// An episode, which can only be rated.
    case episode(EpisodeReference)

    /// Returns an episode by its series, season and number.
    public static func episode(of series: Int, season: Int, number: Int) -> Markable {
        .episode(EpisodeReference(series: series, season: season, number: number))
    }

    /// Creates an item from a title; nil for people, collections and unknown kinds.
    public init?(_ reference: MediaReference) {
        switch reference.kind {
        case .movie: self = .movie(reference.id)
        case .tv: self = .tv(reference.id)
        case .person, .collection, .unknown: return nil
        }
    }

    /// The title; for an episode, its series.
    public var title: MediaReference {
        switch self {
        case .movie(let id): .movie(id)
        case .tv(let id): .tv(id)
        case .episode(let episode): .tv(episode.series)
        }
    }
}

extension Markable: Codable, CodingKeyRepresentable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let item = Markable(path: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not something that can be marked.")
        }
        self = item
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(path)
    }

    public var codingKey: any CodingKey { Key(stringValue: path) }

    public init?<T: CodingKey>(codingKey: T) { self.init(path: codingKey.stringValue) }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private var path: String {
        switch self {
        case .movie(let id): "movie/\(id)"
        case .tv(let id): "tv/\(id)"
        case .episode(let episode): "tv/\(episode.series)/season/\(episode.season)/episode/\(episode.number)"
        }
    }

    /// Creates an item from a path such as `movie/550`; nil for any other text.
    package init?(path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let numbers = parts.indices.filter { !$0.isMultiple(of: 2) }.compactMap { Int(parts[$0]) }
        switch (parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }, numbers.count) {
        case (["movie"], 1): self = .movie(numbers[0])
        case (["tv"], 1): self = .tv(numbers[0])
        case (["tv", "season", "episode"], 3): self = .episode(of: numbers[0], season: numbers[1], number: numbers[2])
        default: return nil
        }
    }
}
