import MarqueeData
import MarqueeDomain

/// The marks of one account within a transaction: what the server is known to have, under what waits.
///
/// What is seen of a mark is kept nowhere; it is made of both each time, so that the two cannot disagree.
struct LibraryTables {
    let tenant: Int
    let connection: SQLiteHandle
    /// How often the marks have changed, before this transaction.
    let version: Int

    /// The marks of an account; nil if there is no such account.
    init?(_ tenant: Int, _ connection: SQLiteHandle) throws(StoreFailure) {
        guard let version = try AccountTable(connection: connection).version(of: tenant) else { return nil }
        (self.tenant, self.connection, self.version) = (tenant, connection, version)
    }

    var known: MarkTable { MarkTable(connection: connection) }
    var outbox: OutboxTable { OutboxTable(connection: connection) }

    /// The version that this transaction leads to, if it changes anything. It is the position of what is put into the outbox, too.
    var next: Int { version + 1 }

    /// Counts the change. One that finds nothing to change is counted too: who is told of it takes the count for that of this change, and
    /// would take it for having seen somebody else's.
    func count() throws(StoreFailure) {
        try AccountTable(connection: connection).setVersion(next, of: tenant)
    }

    /// All marks on one thing, as they are by now.
    func entry(_ item: Markable) throws(StoreFailure) -> StoredMarks.Entry {
        let version = try AccountTable(connection: connection).version(of: tenant) ?? version
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
