package import MarqueeDomain

/// Suggestions from local data: the recent searches of one account, the index of titles, which all accounts share, and the catalog of all names.
package struct LocalSuggestionRepository: SuggestionRepository {
    /// How many of the suggestions may be recent searches, so that titles have room.
    private static let maxRecentSearches = 3

    private let history: (any SearchHistoryDAO)?
    private let titles: (any TitleDAO)?
    private let catalog: (any CatalogDAO)?
    private let user: AccountReader
    private let audience: Audience

    /// Creates the repository for one person's searches and the titles of their server, as an audience wants them.
    package init(
        history: (any SearchHistoryDAO)?, titles: (any TitleDAO)?, catalog: (any CatalogDAO)?, user: AccountReader, audience: Audience
    ) {
        self.history = history
        self.titles = titles
        self.catalog = catalog
        self.user = user
        self.audience = audience
    }

    package func suggestions(for text: SearchText, limit: Int) async throws(MarqueeError) -> [Suggestion] {
        let recent =
            user.scope == .nobody
            ? [] : try await history?.searches(beginning: text.value, of: user.searcher(), limit: Self.maxRecentSearches) ?? []
        let known = try await titles(for: text, limit: limit)
        let matches = TitleMatches(text.value)
        let all =
            recent.map { Suggestion.recent($0.text) }
            + known.map { title in
                var title = title
                title.matches = matches.ranges(in: title.title)
                return .title(title)
            }
        guard all.count < limit, let catalog else { return Array(all.prefix(limit)) }
        return all + (await named(text, in: catalog, besides: known)).prefix(limit - all.count)
    }

    /// Titles and people of the catalog that are not in the index. A catalog that cannot be read suggests nothing.
    private func named(_ text: SearchText, in catalog: any CatalogDAO, besides known: [SuggestedTitle]) async -> [Suggestion] {
        var query = CatalogQuery(text.value)
        query.kinds = [.movie, .tv, .person]
        query.includesVideos = false
        guard let hits = try? await catalog.search(query, includesAdult: audience.includesAdult) else { return [] }
        let found = try? await CatalogNames(hits, for: text.value, titles: titles, server: user.server, language: audience.language)
        let seen = Set(known.map(\.reference))
        return (found?.names ?? []).compactMap { name in
            guard let reference = name.reference, !seen.contains(reference) else { return nil }
            var title = SuggestedTitle(reference: reference, title: name.name)
            title.year = found?.known[reference]?.released?.year
            title.matches = name.matches
            return .title(title)
        }
    }

    package func titles(for text: SearchText, limit: Int) async throws(MarqueeError) -> [SuggestedTitle] {
        try await titles?.suggestions(
            for: text.value, server: user.server, language: audience.language, includesAdult: audience.includesAdult, limit: limit) ?? []
    }

    package func preview(of title: MediaReference) async throws(MarqueeError) -> MediaItem? {
        let known = try await titles?.titles(of: [title], server: user.server, language: audience.language)[title]
        guard let known, audience.includesAdult || !known.isAdult else { return nil }
        return known.preview(in: audience.language)
    }
}
