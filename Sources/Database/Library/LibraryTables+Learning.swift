import MarqueeData
import MarqueeDomain

extension LibraryTables {
    /// Notes what the server has on one thing, unless something newer is known.
    func learn(_ marks: Marks, kinds: Set<MarkKind>, on item: Markable, since version: Int) throws(StoreFailure) {
        var isNews = false
        for kind in kinds {
            guard let key = MarkKey(kind, on: item, of: tenant) else { continue }
            let old = try known.known(key)
            if let old, old.learned > version { continue }
            try known.save(KnownMark(value: marks[kind], learned: next, hasArrived: old?.hasArrived ?? false), for: key)
            isNews = true
        }
        if isNews { try count() }
    }

    /// Notes what a whole shelf of the server holds, and that it holds nothing else. Returns what looks different from before.
    func reconcile(_ shelf: WholeShelf, since version: Int) throws(StoreFailure) -> [Markable] {
        var values = shelf.values.filter { ShelfName($1.kind, of: $0) == shelf.name }
        var old: [MarkKey: KnownMark] = [:]
        try known.each(of: tenant, on: shelf.name) { old[$0] = $1 }
        for key in old.keys where values[key.item] == nil { values[key.item] = MarkValue.none(shelf.name.kind) }
        let hidden = try Set(outbox.rows(of: tenant).filter { $0.key.shelf == shelf.name && $0.slot.refusal == nil }.map(\.key))
        var changed: [Markable] = []
        for (item, value) in values {
            guard let key = MarkKey(shelf.name.kind, on: item, of: tenant) else { continue }
            if let known = old[key], known.learned > version { continue }
            try known.save(KnownMark(value: value, learned: next, hasArrived: false), for: key)
            let before = old[key]?.value ?? .none(shelf.name.kind)
            if before != value, !hidden.contains(key) { changed.append(item) }
        }
        try known.notePull(shelf.name, of: tenant, at: next)
        try count()
        return changed
    }
}
