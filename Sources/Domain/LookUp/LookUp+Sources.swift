extension LookUp {
    /// How many titles a source of this device is asked for.
    private static let limit = 20

    /// The results of the server, or those of this device in their place. The error says why the server did not answer.
    func answer(
        _ reading: TypedItem.Reading, _ query: LookUpQuery
    ) async -> (items: [MediaItem], isLocal: Bool, error: MarqueeError?) {
        guard query.sources.contains(.server) else { return ([], false, nil) }
        do throws(MarqueeError) {
            let page = try await page(reading, query)
            return (page.value, page.origin == .titleIndex, page.refreshError)
        } catch {
            return ([], false, error)
        }
    }

    private func page(_ reading: TypedItem.Reading, _ query: LookUpQuery) async throws(MarqueeError) -> Fetched<[MediaItem]> {
        let (text, policy, all) = (reading.title, query.policy, SearchUseCases(search: search))
        switch reading.kind ?? (query.kinds.count == 1 ? query.kinds.first : nil) {
        case .movie: return try await all.movies(text, policy: policy).map { $0.items.map(MediaItem.movie) }
        case .tv: return try await all.tv(text, policy: policy).map { $0.items.map(MediaItem.tv) }
        case .person: return try await all.people(text, policy: policy).map { $0.items.map(MediaItem.person) }
        case .collection: return try await all.collections(text, policy: policy).map { $0.items.map(MediaItem.collection) }
        case .unknown, nil: return try await all.multi(text, policy: policy).map(\.items)
        }
    }

    /// The titles of earlier answers. A store that cannot be read has none.
    func seen(_ reading: TypedItem.Reading, _ likeness: TitleLikeness, _ query: LookUpQuery) async -> [LookUpCandidate] {
        guard query.sources.contains(.titleIndex) else { return [] }
        var titles: [SuggestedTitle] = []
        for text in [reading.title, likeness.typed?.title ?? ""] {
            guard let text = try? SearchText(text) else { continue }
            titles += (try? await suggestions.titles(for: text, limit: Self.limit)) ?? []
        }
        // A title of another year than the typed one is another title, unless the year is one of its words.
        return titles.compactMap { title in
            guard let item = ItemReference(title.reference),
                let reason = likeness.reason(of: [title.title], title.year, isLocal: true), likeness.allows(title.year, reason)
            else { return nil }
            return LookUpCandidate(item, title: title.title, year: title.year, reason: reason)
        }
    }

    /// The names of the catalog. A catalog that cannot be read has none.
    func names(_ reading: TypedItem.Reading, _ likeness: TitleLikeness, _ query: LookUpQuery) async -> [LookUpCandidate] {
        guard query.sources.contains(.catalog) else { return [] }
        var names = CatalogQuery(reading.title)
        let kinds: [CatalogKind] = [.movie, .tv, .person, .collection]
        names.kinds = Set(kinds.filter { kind in reading.kind.map { kind.media == $0 } ?? query.allows(kind.media) })
        (names.isComplete, names.includesVideos, names.limit) = (true, false, Self.limit)
        guard let hits = try? await catalog.search(names) else { return [] }
        return hits.names.compactMap { name in
            guard let item = name.reference.flatMap({ ItemReference($0) }),
                let reason = likeness.reason(of: [name.name], nil, isLocal: true)
            else { return nil }
            // A name that lacks a word of the text is another title.
            guard hits.droppedWords.isEmpty || reason != .correctedSpelling else { return nil }
            return LookUpCandidate(item, title: name.name, reason: reason)
        }
    }

    /// The items that have the id, one of each possible kind, and the error if the server could not say so.
    func items(of reading: TypedItem.Reading, _ query: LookUpQuery) async -> (found: [LookUpCandidate], error: MarqueeError?) {
        guard let id = reading.id else { return ([], nil) }
        let wanted = reading.kind.map { [$0] } ?? (query.kinds.isEmpty ? [.movie, .tv, .person] : query.kinds)
        let references = MediaKind.known.filter(wanted.contains).map { MediaReference($0, id) }
        return await withTaskGroup(of: (MediaReference, Result<MediaItem, MarqueeError>?).self) { group in
            for reference in references {
                group.addTask {
                    let found = await item(reference, query)
                    return (reference, found)
                }
            }
            let outcomes: [MediaReference: Result<MediaItem, MarqueeError>] = await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
            let failures = outcomes.values.compactMap { if case .failure(let error) = $0 { error } else { nil } }
            let items = references.compactMap { try? outcomes[$0]?.get() }
            return (items.map { LookUpCandidate($0, reason: .id) }, failures.first { $0.code != .notFound })
        }
    }

    /// An item as this device describes it, or else the server; nil if neither is asked.
    private func item(_ reference: MediaReference, _ query: LookUpQuery) async -> Result<MediaItem, MarqueeError>? {
        if query.sources.contains(.titleIndex), let item = try? await suggestions.preview(of: reference) { return .success(item) }
        guard query.sources.contains(.server) else { return nil }
        let (id, policy) = (reference.id, query.policy)
        do throws(MarqueeError) {
            switch reference.kind {
            case .tv: return .success(.tv(try await series.details(id, including: [])(policy: policy).value.series))
            case .person: return .success(.person(try await people.details(id, including: [])(policy: policy).value.person))
            case .collection: return .success(.collection(try await movies.collection(id, including: [])(policy: policy).value.collection))
            case .movie, .unknown: return .success(.movie(try await movies.details(id, including: [])(policy: policy).value.movie))
            }
        } catch {
            return .failure(error)
        }
    }
}
