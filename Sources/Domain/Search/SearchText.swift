/// A search text after the rules: trimmed, white space and control characters reduced to single spaces, neither empty nor too long.
public struct SearchText: Sendable, Hashable {
    /// The maximum length of a search text, in characters.
    public static let maximumLength = 200

    /// The text after the rules.
    public let value: String

    /// Applies the rules.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` if the text is then empty or too long.
    public init(_ typed: String) throws(MarqueeError) {
        let words = typed.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } }
        value = words.joined(separator: " ")
        guard !value.isEmpty else { throw MarqueeError(.invalidInput, .init("search.empty")) }
        guard value.count <= Self.maximumLength else {
            throw MarqueeError(.invalidInput, .init("search.long", ["count": "\(Self.maximumLength)"]))
        }
    }
}
