/// What a person typed, after the query rules: trimmed, white space and control characters folded, neither empty nor too long.
public struct SearchText: Sendable, Hashable {
    /// The longest text that is searched for, in characters.
    public static let longest = 200

    /// The text after the rules.
    public let value: String

    /// Applies the rules.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` when nothing is left, or too much.
    public init(_ typed: String) throws(MarqueeError) {
        let words = typed.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } }
        value = words.joined(separator: " ")
        guard !value.isEmpty else { throw MarqueeError(.invalidInput, .init("search.empty", "The search text is empty.")) }
        guard value.count <= Self.longest else {
            throw MarqueeError(.invalidInput, .init("search.long", "The search text is longer than \(Self.longest) characters."))
        }
    }
}
