import MarqueeData
import MarqueeDomain

/// The marks of one account within a transaction: the server's known values, overlaid with pending changes.
///
/// The visible value of a mark is not stored; it is computed from both each time, so that the two cannot disagree.
struct LibraryTables {
    let tenant: Int
    let handle: SQLiteHandle
    /// The version of the account's marks before this transaction.
    let version: Int

    /// The marks of an account; nil if there is no such account.
    init?(_ tenant: Int, _ handle: SQLiteHandle) throws(StoreFailure) {
        guard let version = try AccountTable(handle: handle).version(of: tenant) else { return nil }
        (self.tenant, self.handle, self.version) = (tenant, handle, version)
    }

    var known: MarkTable { MarkTable(handle: handle) }
    var outbox: OutboxTable { OutboxTable(handle: handle) }

    /// The version after this transaction, if it changes anything. It is also the position of new outbox entries.
    var next: Int { version + 1 }

    /// Increments the account's version, even if nothing changed, so that every call returns a version of its own.
    func count() throws(StoreFailure) {
        try AccountTable(handle: handle).setVersion(next, of: tenant)
    }

    /// All marks on one item, with the changes of this transaction.
    func entry(_ item: Markable) throws(StoreFailure) -> StoredMarks.Entry {
        let version = try AccountTable(handle: handle).version(of: tenant) ?? version
        var entry = StoredMarks.Entry(item: item, version: version)
        for kind in MarkKind.allCases {
            guard let key = MarkKey(kind, on: item, of: tenant) else { continue }
            if let mark = try known.known(key) { entry.lay(mark) }
            if let row = try outbox.row(key) { entry.lay(row.entry) }
        }
        return entry
    }

    /// All marks.
    func all() throws(StoreFailure) -> StoredMarks {
        var marks = StoredMarks(version: version, pulled: try known.pulled(of: tenant))
        try known.each(of: tenant) { key, mark in
            marks.entries[key.item, default: .init(item: key.item, version: version)].lay(mark)
        }
        for row in try outbox.rows(of: tenant) {
            marks.entries[row.key.item, default: .init(item: row.key.item, version: version)].lay(row.entry)
        }
        return marks
    }
}

extension StoredMarks.Entry {
    /// Adds the server's known value.
    fileprivate mutating func lay(_ mark: KnownMark) {
        marks.set(mark.value)
        known.insert(mark.value.kind)
        if mark.value.isSet {
            places[mark.value.kind] = StoredMarks.Place(
                order: mark.place, rank: mark.rank, isOnServer: true, arrivedAt: mark.arrivedAt)
        }
    }

    /// Overlays a pending change; a rejected one is ignored.
    fileprivate mutating func lay(_ change: OutboxEntry) {
        guard change.rejection == nil else {
            marks.rejected.insert(change.value.kind)
            return
        }
        marks.set(change.value)
        marks.pending.insert(change.value.kind)
        if !change.value.isSet {
            places[change.value.kind] = nil
        } else if places[change.value.kind] == nil {
            places[change.value.kind] = StoredMarks.Place(order: change.position)
        }
    }
}
