public import MarqueeDomain

/// Suggestions from what is at hand: recent searches and the index of titles.
public struct LocalSuggestionRepository: SuggestionRepository {
    /// How many of the suggestions may be recent searches, so that titles have room.
    private static let mostRecent = 3

    private let history: (any SearchHistoryDAO)?
    private let titles: (any TitleDAO)?
    private let server: String
    private let language: String

    /// Creates the repository for the titles of one server, those in one language first.
    public init(history: (any SearchHistoryDAO)?, titles: (any TitleDAO)?, server: String, language: String) {
        self.history = history
        self.titles = titles
        self.server = server
        self.language = language
    }

    /// Suggestions for the beginning of a search, best first.
    public func suggestions(for text: SearchText, limit: Int) async throws(MarqueeError) -> [Suggestion] {
        let recent = try await history?.searches(beginning: text.value, limit: Self.mostRecent) ?? []
        let known = try await titles?.suggestions(for: text.value, server: server, language: language, limit: limit) ?? []
        let all = recent.map { Suggestion.recent($0.text) } + known.map(Suggestion.title)
        return Array(all.prefix(limit))
    }
}
