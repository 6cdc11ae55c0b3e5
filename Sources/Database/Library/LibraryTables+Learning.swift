import MarqueeData
import MarqueeDomain

extension LibraryTables {
    /// Stores the server's marks on one title or episode, unless a newer value is known.
    func learn(_ marks: Marks, kinds: Set<MarkKind>, on item: Markable, since version: Int) throws(StoreFailure) {
        for kind in kinds {
            guard let key = MarkKey(kind, on: item, of: tenant) else { continue }
            var mark = try known.known(key) ?? KnownMark(value: .none(kind), learned: 0)
            if mark.learned > version { continue }
            mark.note(marks[kind], as: next)
            try known.save(mark, for: key)
        }
        try count()
    }

    /// Stores the server's values of some marks. Returns the items whose marks changed.
    func learn(_ values: [Markable: MarkValue], since version: Int) throws(StoreFailure) -> [Markable] {
        var old: [MarkKey: KnownMark] = [:]
        for (item, value) in values {
            if let key = MarkKey(value.kind, on: item, of: tenant) { old[key] = try known.known(key) }
        }
        let changed = try note(values, over: old, since: version)
        try count()
        return changed
    }

    /// Stores the items of a completely read shelf, and that it has no other items. Returns the items whose marks changed.
    func reconcile(_ shelf: WholeShelf, since version: Int) throws(StoreFailure) -> [Markable] {
        var values = shelf.values.filter { ShelfName($1.kind, of: $0) == shelf.name }
        var old: [MarkKey: KnownMark] = [:]
        try known.each(of: tenant, on: shelf.name) { old[$0] = $1 }
        for key in old.keys where values[key.item] == nil { values[key.item] = MarkValue.none(shelf.name.kind) }
        let ranks = Dictionary(zip(shelf.newestFirst.reversed(), 1...), uniquingKeysWith: max)
        let changed = try note(values, over: old, since: version, ranks)
        try known.notePull(shelf.name, of: tenant, at: next)
        try count()
        return changed
    }

    /// Stores values, and the order of a shelf if it was read completely.
    private func note(
        _ values: [Markable: MarkValue], over old: [MarkKey: KnownMark], since version: Int, _ ranks: [Markable: Int]? = nil
    ) throws(StoreFailure) -> [Markable] {
        let hidden = try Set(outbox.rows(of: tenant).filter { $0.entry.rejection == nil }.map(\.key))
        var changed: [Markable] = []
        for (item, value) in values {
            guard let key = MarkKey(value.kind, on: item, of: tenant) else { continue }
            var mark = old[key] ?? KnownMark(value: .none(value.kind), learned: 0)
            if mark.learned > version { continue }
            if mark.value != value, !hidden.contains(key) { changed.append(item) }
            mark.note(value, as: next)
            // Items that the server adds while a shelf is being read are placed after all earlier ones.
            if let ranks, value.isSet { (mark.place, mark.rank) = (version, ranks[item] ?? 0) }
            try known.save(mark, for: key)
        }
        return changed
    }
}
