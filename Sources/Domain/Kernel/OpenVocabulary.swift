/// A vocabulary that TMDb extends over time. Known words are cases; an unknown word keeps its spelling.
public protocol OpenVocabulary: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible where RawValue == String {
    /// All words that this version knows.
    static var known: [Self] { get }

    /// Returns a word that this version does not know.
    static func unknown(_ raw: String) -> Self
}

extension OpenVocabulary {
    public init(rawValue: String) {
        self = Self.known.first { $0.rawValue == rawValue } ?? .unknown(rawValue)
    }

    public var description: String { rawValue }
}
