/// What a title or a person is. TMDb adds kinds over time, so an unknown one is kept as it came.
public enum MediaKind: Sendable, Hashable, Codable, RawRepresentable {
    /// A movie.
    case movie
    /// A TV series.
    case tv
    /// A person.
    case person
    /// A kind that this version does not know, in TMDb's spelling.
    case unknown(String)

    /// Creates a kind from TMDb's spelling.
    public init(rawValue: String) {
        self =
            switch rawValue {
            case "movie": .movie
            case "tv": .tv
            case "person": .person
            default: .unknown(rawValue)
            }
    }

    /// TMDb's spelling.
    public var rawValue: String {
        switch self {
        case .movie: "movie"
        case .tv: "tv"
        case .person: "person"
        case .unknown(let raw): raw
        }
    }
}

/// Names one title or person. Movies and series count separately, so an id alone names nothing.
public struct MediaReference: Sendable, Hashable, Codable {
    /// What it is.
    public var kind: MediaKind
    /// TMDb's id within that kind.
    public var id: Int

    /// Creates a reference.
    public init(_ kind: MediaKind, _ id: Int) {
        self.kind = kind
        self.id = id
    }

    /// A movie.
    public static func movie(_ id: Int) -> MediaReference { MediaReference(.movie, id) }
    /// A TV series.
    public static func tv(_ id: Int) -> MediaReference { MediaReference(.tv, id) }
    /// A person.
    public static func person(_ id: Int) -> MediaReference { MediaReference(.person, id) }
}
