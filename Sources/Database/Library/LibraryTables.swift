import MarqueeData
import MarqueeDomain

/// The marks of one account within a transaction: what the server is known to have, under what waits.
///
/// What is seen of a mark is kept nowhere; it is made of both each time, so that the two cannot disagree.
struct LibraryTables {
    let tenant: Int
    let handle: SQLiteHandle
    /// How often the marks have changed, before this transaction.
    let version: Int

    /// The marks of an account; nil if there is no such account.
    init?(_ tenant: Int, _ handle: SQLiteHandle) throws(StoreFailure) {
        guard let version = try AccountTable(handle: handle).version(of: tenant) else { return nil }
        (self.tenant, self.handle, self.version) = (tenant, handle, version)
    }

    var known: MarkTable { MarkTable(handle: handle) }
    var outbox: OutboxTable { OutboxTable(handle: handle) }

    /// The version that this transaction leads to, if it changes anything. It is the position of what is put into the outbox, too.
    var next: Int { version + 1 }

    /// Increments the version of the account, even if nothing changed, so that every call returns a version of its own.
    func count() throws(StoreFailure) {
        try AccountTable(handle: handle).setVersion(next, of: tenant)
    }

    /// All marks on one thing, as they are by now.
    func entry(_ item: Markable) throws(StoreFailure) -> StoredMarks.Entry {
        let version = try AccountTable(handle: handle).version(of: tenant) ?? version
        var entry = StoredMarks.Entry(item: item, version: version)
        for kind in MarkKind.allCases {
            guard let key = MarkKey(kind, on: item, of: tenant) else { continue }
            if let mark = try known.known(key) { entry.lay(mark) }
            if let slot = try outbox.row(key)?.slot { entry.lay(slot) }
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
            marks.entries[row.key.item, default: .init(item: row.key.item, version: version)].lay(row.slot)
        }
        return marks
    }
}

extension StoredMarks.Entry {
    /// Lays what the server is known to have.
    fileprivate mutating func lay(_ mark: KnownMark) {
        marks.set(mark.value)
        known.insert(mark.value.kind)
        if mark.value.isSet {
            places[mark.value.kind] = StoredMarks.Place(
                order: mark.place, rank: mark.rank, isOnServer: true, arrivedAt: mark.arrivedAt)
        }
    }

    /// Lays what waits over it; what was refused does not count.
    fileprivate mutating func lay(_ slot: OutboxSlot) {
        guard slot.refusal == nil else {
            marks.rejected.insert(slot.value.kind)
            return
        }
        marks.set(slot.value)
        marks.pending.insert(slot.value.kind)
        if !slot.value.isSet {
            places[slot.value.kind] = nil
        } else if places[slot.value.kind] == nil {
            places[slot.value.kind] = StoredMarks.Place(order: slot.position)
        }
    }
}
