package import MarqueeDomain

/// Suggestions from local data: the recent searches of one account, and the index of titles, which all accounts share.
package struct LocalSuggestionRepository: SuggestionRepository {
    /// How many of the suggestions may be recent searches, so that titles have room.
    private static let maxRecentSearches = 3

    private let history: (any SearchHistoryDAO)?
    private let titles: (any TitleDAO)?
    private let user: AccountReader
    private let audience: Audience

    /// Creates the repository for one person's searches and the titles of their server, as an audience wants them.
    package init(history: (any SearchHistoryDAO)?, titles: (any TitleDAO)?, user: AccountReader, audience: Audience) {
        self.history = history
        self.titles = titles
        self.user = user
        self.audience = audience
    }

    package func suggestions(for text: SearchText, limit: Int) async throws(MarqueeError) -> [Suggestion] {
        let recent =
            user.scope == .nobody
            ? [] : try await history?.searches(beginning: text.value, of: user.searcher(), limit: Self.maxRecentSearches) ?? []
        let known =
            try await titles?.suggestions(
                for: text.value, server: user.server, language: audience.language, includesAdult: audience.includesAdult, limit: limit)
            ?? []
        let all = recent.map { Suggestion.recent($0.text) } + known.map(Suggestion.title)
        return Array(all.prefix(limit))
    }

    package func preview(of title: MediaReference) async throws(MarqueeError) -> MediaItem? {
        let known = try await titles?.titles(of: [title], server: user.server, language: audience.language)[title]
        guard let known, audience.includesAdult || !known.isAdult else { return nil }
        return known.preview(in: audience.language)
    }
}
