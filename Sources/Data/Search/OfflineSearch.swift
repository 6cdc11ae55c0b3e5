import MarqueeDomain

/// Titles and people that match without a server: those of answers seen before, then those of the catalog of all names, as one list.
struct OfflineSearch: Sendable {
    let titles: (any TitleDAO)?
    let catalog: (any CatalogDAO)?

    /// With more hits in the index than this, the catalog adds nothing: these are more hits than a person reads.
    private static let enough = 200

    func titles(matching query: TitleQuery) async throws(MarqueeError) -> TitleHits {
        let seen = try await titles?.titles(matching: query) ?? TitleHits(total: 0, titles: [])
        guard let catalog, seen.total <= Self.enough, query.year == nil else { return seen }
        var known = Set(seen.titles.map(\.reference))
        if seen.titles.count < seen.total, let titles {
            var whole = query
            (whole.offset, whole.limit) = (0, Self.enough)
            known = Set(try await titles.titles(matching: whole).titles.map(\.reference))
        }
        guard let named = await names(query, in: catalog, from: max(0, query.offset - seen.total), besides: known) else { return seen }
        let room = max(0, query.limit - seen.titles.count)
        return TitleHits(total: seen.total + named.total, titles: seen.titles + named.titles.prefix(room))
    }

    /// The titles of the catalog that are not in the index; nil if there are none.
    private func names(
        _ query: TitleQuery, in catalog: any CatalogDAO, from offset: Int, besides known: Set<MediaReference>
    ) async -> TitleHits? {
        var search = CatalogQuery(query.text)
        let kinds: Set<CatalogKind> = [.movie, .tv, .person]
        search.kinds = kinds.filter { query.kind == nil || query.kind == $0.media }
        search.includesVideos = false
        // Titles of the index are left out, so as many more are asked for.
        search.limit = offset + query.limit + known.count
        // A catalog that cannot be read adds nothing.
        guard let hits = try? await catalog.search(search, includesAdult: query.includesAdult) else { return nil }
        let found = try? await CatalogNames(hits, for: query.text, titles: titles, server: query.server, language: query.language)
        guard let found else { return nil }
        let unseen = found.names.filter { name in name.reference.map { !known.contains($0) } ?? false }
        let titles = unseen.dropFirst(offset).compactMap { name in
            name.reference.map { reference in
                found.known[reference]
                    ?? IndexedTitle(
                        server: query.server, reference: reference, language: "", title: name.name, originalTitle: name.name,
                        isAdult: name.isAdult)
            }
        }
        let total = max(unseen.count, hits.total.count - known.count - (hits.names.count - found.names.count))
        return total > 0 ? TitleHits(total: total, titles: titles) : nil
    }
}
