/// A search among all names of the catalog.
///
/// ```swift
/// var query = CatalogQuery("seven sam")
/// query.kinds = [.movie, .tv]
/// let hits = try await marquee.catalog.search(query)
/// ```
public struct CatalogQuery: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The text that was typed, up to ``SearchText/maximumLength`` characters. Its words may come in any order; the last one may be the beginning of a word.
    public var text: String
    /// Whether the text is complete. If it is, the last word is a whole one, and a name that is the text comes first.
    public var isComplete = false
    /// The wanted kinds; all if empty.
    public var kinds: Set<CatalogKind> = []
    /// Whether videos that are no films are wanted, too.
    public var includesVideos = true
    /// The number of names to skip, at most 10,000.
    public var offset = 0
    /// The maximum number of names, up to 1,000.
    public var limit = 20

    public init(_ text: String) { self.text = text }

    public init(stringLiteral text: String) { self.init(text) }
}
