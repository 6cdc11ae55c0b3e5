/// Words that TMDb adds to over time: known ones are cases, and one that this version does not know is kept as it came.
public protocol OpenVocabulary: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible where RawValue == String {
    /// Every known word in TMDb's spelling.
    static var spellings: [Self: String] { get }

    /// A word that this version does not know.
    static func unknown(_ raw: String) -> Self

    /// The raw text of an unknown word; nil for a known one.
    var unknownText: String? { get }
}

extension OpenVocabulary {
    /// Creates a word from TMDb's spelling.
    public init(rawValue: String) {
        self = Self.spellings.first { $0.value == rawValue }?.key ?? .unknown(rawValue)
    }

    /// TMDb's spelling.
    public var rawValue: String { unknownText ?? Self.spellings[self] ?? "" }

    /// TMDb's spelling.
    public var description: String { rawValue }
}
