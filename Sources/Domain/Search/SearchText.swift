/// A valid search text: 1 to 200 characters, trimmed, with runs of white space and control characters reduced to single spaces.
public struct SearchText: Sendable, Hashable {
    /// The maximum length of a search text, in characters.
    public static let maximumLength = 200

    /// The normalized text.
    public let value: String

    /// Normalizes a typed text.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` if the result is empty or longer than ``maximumLength`` characters.
    public init(_ typed: String) throws(MarqueeError) {
        let words = typed.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } }
        value = words.joined(separator: " ")
        guard !value.isEmpty else { throw MarqueeError(.invalidInput, .init("search.empty")) }
        guard value.count <= Self.maximumLength else {
            throw MarqueeError(.invalidInput, .init("search.long", ["count": "\(Self.maximumLength)"]))
        }
    }
}
