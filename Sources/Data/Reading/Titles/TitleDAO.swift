public import MarqueeDomain

/// A query of the title index.
public struct TitleQuery: Sendable, Hashable {
    /// The server whose titles are wanted.
    public var server: String
    /// Titles indexed in this language come before the others.
    public var language: String
    /// The typed text: any text at all, never a query language. Every word must match, the last one by its beginning. All titles match an
    /// empty text.
    public var text: String
    /// The only kind wanted, or nil for all.
    public var kind: MediaKind?
    /// The only year of release wanted, or nil for all.
    public var year: Int?
    /// Whether titles for adults only are wanted too.
    public var includesAdult: Bool
    /// How many hits to skip.
    public var offset: Int
    /// The most hits to return.
    public var limit: Int

    public init(
        server: String, language: String, text: String, kind: MediaKind? = nil, year: Int? = nil, includesAdult: Bool = false,
        offset: Int = 0, limit: Int = 20
    ) {
        self.server = server
        self.language = language
        self.text = text
        self.kind = kind
        self.year = year
        self.includesAdult = includesAdult
        self.offset = offset
        self.limit = limit
    }
}

/// The titles that were found in the title index.
public struct TitleHits: Sendable, Hashable {
    /// How many titles match in all.
    public var total: Int
    /// The wanted stretch of them, best first.
    public var titles: [IndexedTitle]

    public init(total: Int, titles: [IndexedTitle]) {
        self.total = total
        self.titles = titles
    }
}

/// Answers searches when no server can, from the titles of answers. It may gain requirements in a minor version.
public protocol TitleDAO: Sendable {
    /// Stores titles, each in the place of its earlier row in the same language. An alias (``IndexedTitle/isAlias``) that came without facts
    /// takes those that are known of its title.
    func save(_ titles: [IndexedTitle]) async throws(MarqueeError)

    /// Titles that match, best first, each title once. A title that is found by an alias is returned in another entry, if it has one.
    func titles(matching query: TitleQuery) async throws(MarqueeError) -> TitleHits

    /// The most popular titles of a server that begin with a text, or one of whose words does; those in a language first, each once.
    ///
    /// Titles for adults only are among them only if they are wanted.
    func suggestions(
        for text: String, server: String, language: String, includesAdult: Bool, limit: Int
    ) async throws(MarqueeError) -> [SuggestedTitle]

    /// Returns some titles of a server, each in a language or, failing that, in any other. An alias is returned only if the title has no other
    /// entry.
    func titles(of references: [MediaReference], server: String, language: String) async throws(MarqueeError) -> [MediaReference:
        IndexedTitle]

    /// Returns the texts of some titles of a server in some languages, each an ``IndexedTitle/translation``. Titles without an entry are
    /// absent.
    func texts(of query: TextQuery) async throws(MarqueeError) -> [MediaReference: [Translation]]
}

/// Titles whose texts are wanted from the index.
public struct TextQuery: Sendable, Hashable {
    /// The server that sent the titles.
    public var server: String
    /// The titles, each once.
    public var titles: [MediaReference]
    /// The languages of the texts, as ISO 639-1. Texts in any region of them are wanted.
    public var languages: [String]

    public init(server: String, titles: [MediaReference], languages: [String]) {
        self.server = server
        self.titles = titles
        self.languages = languages
    }
}
