/// The kind of a title, a person or a collection.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum MediaKind: OpenVocabulary {
    /// A movie.
    case movie
    /// A TV series.
    case tv
    /// A person.
    case person
    /// A collection of movies.
    case collection
    /// A kind that this version does not know.
    case unknown(String)

    public static let known: [MediaKind] = [.movie, .tv, .person, .collection]

    /// TMDb's spelling.
    public var rawValue: String {
        switch self {
        case .movie: "movie"
        case .tv: "tv"
        case .person: "person"
        case .collection: "collection"
        case .unknown(let raw): raw
        }
    }
}

/// Identifies a title, a person or a collection. Ids are unique within a kind only.
public struct MediaReference: Sendable, Hashable, Codable {
    /// The kind.
    public var kind: MediaKind
    /// TMDb's id within that kind.
    public var id: Int

    public init(_ kind: MediaKind, _ id: Int) {
        self.kind = kind
        self.id = id
    }

    /// Returns a movie.
    public static func movie(_ id: Int) -> MediaReference { MediaReference(.movie, id) }
    /// Returns a TV series.
    public static func tv(_ id: Int) -> MediaReference { MediaReference(.tv, id) }
    /// Returns a person.
    public static func person(_ id: Int) -> MediaReference { MediaReference(.person, id) }
    /// Returns a collection of movies.
    public static func collection(_ id: Int) -> MediaReference { MediaReference(.collection, id) }
}
