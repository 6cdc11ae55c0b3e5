/// What a title or a person is.
public enum MediaKind: OpenVocabulary {
    /// A movie.
    case movie
    /// A TV series.
    case tv
    /// A person.
    case person
    /// A kind that this version does not know.
    case unknown(String)

    /// TMDb's spellings.
    public static let spellings: [MediaKind: String] = [.movie: "movie", .tv: "tv", .person: "person"]

    /// The spelling of an unknown kind.
    public var unknownText: String? {
        if case .unknown(let raw) = self { raw } else { nil }
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
