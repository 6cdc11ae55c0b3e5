public import MarqueeDomain

// What the server says by itself. All of it counts as a change.

extension LibraryDAO {
    /// Notes what the server has on one thing, unless something about it was learned after a version; the entries stay on top.
    public func learn(
        _ marks: Marks, kinds: Set<MarkKind>, on item: Markable, of tenant: Int, since version: Int
    ) async throws(MarqueeError) -> StoredMarks.Entry {
        let entry = try await update(.marks(MarkKey.all(on: item)), of: tenant) { rows in
            let values = kinds.compactMap { kind in MarkKey(kind, on: item).map { ($0, marks[kind]) } }
            _ = rows.learn(values, since: version)
            rows.count()
            return rows.entry(item)
        }
        return entry ?? .init(item: item)
    }

    /// Notes what the server was seen to have on some things, and nothing of any others, except what was learned after a version. Returns
    /// what is marked differently from before.
    public func learn(_ values: [Markable: MarkValue], of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] {
        let values = values.compactMap { item, value in MarkKey(value.kind, on: item).map { ($0, value) } }
        return try await update(.marks(values.map(\.0)), of: tenant) { rows in
            rows.count()
            return rows.learn(values, since: version)
        } ?? []
    }

    /// Notes what a whole shelf of the server holds, and that it holds nothing else, except what was learned after a version. Returns
    /// what is marked differently from before.
    public func reconcile(_ shelf: WholeShelf, of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] {
        try await update(.shelf(shelf.name), of: tenant) { rows in
            rows.count()
            return rows.reconcile(shelf, since: version)
        } ?? []
    }
}

extension LibraryRows {
    /// Notes some values of the server, with their order where a shelf was read as a whole. Returns what is seen differently.
    fileprivate mutating func learn(
        _ values: [(MarkKey, MarkValue)], since: Int, _ ranks: [Markable: Int]? = nil
    ) -> [Markable] {
        var changed: [Markable] = []
        for (key, value) in values {
            let rank = ranks.map { $0[key.item] ?? 0 }
            if self[key].learn(value, since: since, as: next, rank: rank) { changed.append(key.item) }
        }
        return changed
    }

    /// Notes all that stands on a shelf, and that what is known to be on it otherwise is not.
    fileprivate mutating func reconcile(_ shelf: WholeShelf, since: Int) -> [Markable] {
        let kind = shelf.name.kind
        var values = shelf.values.compactMap { item, value -> (MarkKey, MarkValue)? in
            MarkKey(value.kind, on: item).flatMap { $0.shelf == shelf.name ? ($0, value) : nil }
        }
        let listed = Set(values.map(\.0))
        values += knownKeys.filter { !listed.contains($0) }.map { ($0, .none(kind)) }
        noteWhole(shelf.name)
        let ranks = Dictionary(zip(shelf.newestFirst.reversed(), 1...), uniquingKeysWith: max)
        return learn(values, since: since, ranks)
    }
}
