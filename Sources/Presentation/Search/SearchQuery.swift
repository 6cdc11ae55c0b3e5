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
}
