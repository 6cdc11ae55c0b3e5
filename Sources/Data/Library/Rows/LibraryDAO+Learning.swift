public import MarqueeDomain

// Values that the server returned to reads. Every call increments the version.

extension LibraryDAO {
    /// Stores the server's marks on an item, except those that were learned after a version. Pending changes still overlay them.
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

    /// Stores the server's values for some items, except those that were learned after a version. Other items do not change. Returns the items
    /// whose marks changed.
    public func learn(_ values: [Markable: MarkValue], of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] {
        let values = values.compactMap { item, value in MarkKey(value.kind, on: item).map { ($0, value) } }
        return try await update(.marks(values.map(\.0)), of: tenant) { rows in
            rows.count()
            return rows.learn(values, since: version)
        } ?? []
    }

    /// Stores the items of a shelf that was read completely, except those that were learned after a version. All other items are stored as not
    /// on the shelf. Returns the items whose marks changed.
    public func reconcile(_ shelf: WholeShelf, of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] {
        try await update(.shelf(shelf.name), of: tenant) { rows in
            rows.count()
            return rows.reconcile(shelf, since: version)
        } ?? []
    }
}

extension LibraryRows {
    /// Stores values of the server, with their order if the shelf was read completely. Returns the items whose marks changed.
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

    /// Stores the items of a shelf, and that all other known items are not on it.
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
