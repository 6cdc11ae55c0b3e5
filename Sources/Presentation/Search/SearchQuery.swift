/// The text and the scope of a search.
public struct SearchQuery: Sendable, Hashable {
    /// Where a text is looked for.
    public enum Scope: Sendable, Hashable, CaseIterable {
        /// In movies, TV series, people and collections.
        case all
        /// In movies.
        case movies
        /// In TV series.
        case tv
        /// In people.
        case people
    }

    /// The text that the person typed.
    public var text: String
    /// Where it is looked for.
    public var scope: Scope

    public init(text: String, scope: Scope = .all) {
        self.text = text
        self.scope = scope
    }

    /// Whether the text can name an item by an id, an address, or the number of an episode, so that it is worth a look-up.
    var mayNameItem: Bool {
        if text.contains("/") { return true }
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let last = words.last, text.contains(where: \.isNumber) else { return false }
        return words.count <= 2 || last.contains(where: \.isNumber) && last.contains(where: \.isLetter)
    }
}
