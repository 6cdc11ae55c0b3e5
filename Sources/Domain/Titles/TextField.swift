/// A text of a title or a person that can be in another language than the wished one.
///
/// It is encoded as the name of the property, also as a key of a dictionary: `"overview"`.
public struct TextField: RawRepresentable, Sendable, Hashable, Codable, CodingKeyRepresentable, CustomStringConvertible {
    /// The name of the property.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public var description: String { rawValue }

    /// The title of a movie.
    public static let title = TextField(rawValue: "title")
    /// The name of a series, a season or an episode.
    public static let name = TextField(rawValue: "name")
    /// The overview.
    public static let overview = TextField(rawValue: "overview")
    /// The tagline.
    public static let tagline = TextField(rawValue: "tagline")
    /// The website.
    public static let homepage = TextField(rawValue: "homepage")
    /// The biography of a person.
    public static let biography = TextField(rawValue: "biography")
}
