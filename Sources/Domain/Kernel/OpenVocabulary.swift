/// Words that TMDb adds to over time: known ones are cases, and an unknown one is preserved as it came.
public protocol OpenVocabulary: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible where RawValue == String {
    /// Every word that this version knows.
    static var known: [Self] { get }

    /// A word that this version does not know.
    static func unknown(_ raw: String) -> Self
}

extension OpenVocabulary {
    /// Creates a word from TMDb's spelling.
    public init(rawValue: String) {
        self = Self.known.first { $0.rawValue == rawValue } ?? .unknown(rawValue)
    }

    /// TMDb's spelling.
    public var description: String { rawValue }
}
