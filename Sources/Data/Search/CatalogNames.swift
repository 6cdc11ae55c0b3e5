import MarqueeDomain

/// The names of the catalog for a typed text, with the titles of them that are known from answers.
struct CatalogNames: Sendable {
    let names: [CatalogName]
    let known: [MediaReference: IndexedTitle]

    /// Leaves out names whose title is of another year than a typed one, if the year is none of their words. The exports of TMDb have no years,
    /// so the year is known of titles of answers only.
    init(
        _ hits: CatalogHits, for text: String, titles: (any TitleDAO)?, server: String, language: String
    ) async throws(MarqueeError) {
        let references = hits.names.compactMap(\.reference)
        let known = references.isEmpty ? [:] : try await titles?.titles(of: references, server: server, language: language) ?? [:]
        let year = hits.droppedWords.isEmpty ? nil : TypedTitle(text)?.year
        names = hits.names.filter { name in
            guard let year, let reference = name.reference, let found = known[reference]?.released?.year else { return true }
            return found == year
        }
        self.known = known
    }
}
