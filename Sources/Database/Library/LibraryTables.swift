import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The marks of an account within a transaction: the rows that the rules change.
///
/// The visible value of a mark is not stored; it is computed from the server's known value and from the waiting change, so that the two
/// cannot disagree.
struct LibraryTables {
    let tenant: Int
    let handle: SQLiteHandle
    /// The state of the account's marks before this transaction.
    private let state: MarksState

    /// So many rows are looked up one by one; for more, those of the whole account are read at once.
    private static let fewRows = 8

    /// The marks of an account; nil if there is no such account.
    init?(_ tenant: Int, _ handle: SQLiteHandle) throws(StoreFailure) {
        guard let state = try AccountTable(handle: handle).marksState(of: tenant) else { return nil }
        (self.tenant, self.handle, self.state) = (tenant, handle, state)
    }

    private var known: MarkTable { MarkTable(handle: handle) }
    private var outbox: OutboxTable { OutboxTable(handle: handle) }

    /// All marks.
    func all() throws(StoreFailure) -> StoredMarks {
        var marks = StoredMarks(state: state, pulled: try known.wholeShelves(of: tenant))
        try known.each(of: tenant) { key, mark in marks.lay(mark, on: key.item) }
        for row in try outbox.rows(of: tenant) { marks.lay(row.entry) }
        return marks
    }

    /// Lets a rule change some rows, and writes the changes.
    func update<Answer>(
        _ selection: MarkSelection, at now: Date, _ change: (inout LibraryRows) -> Answer
    ) throws(StoreFailure) -> Answer {
        var rows = try load(selection, at: now)
        let answer = change(&rows)
        try write(rows.writes)
        return answer
    }

    private func load(_ selection: MarkSelection, at now: Date) throws(StoreFailure) -> LibraryRows {
        var marks: [MarkKey: KnownMark] = [:]
        var waiting: [StoredOutboxEntry] = []
        switch selection {
        case .marks(let keys):
            marks.reserveCapacity(keys.count)
            for key in keys { marks[key] = try known.known(key, of: tenant) }
            if keys.count <= Self.fewRows {
                for key in keys { if let row = try outbox.row(key, of: tenant) { waiting.append(row) } }
            } else {
                waiting = try outbox.rows(of: tenant)
            }
        case .shelf(let shelf):
            try known.each(of: tenant, on: shelf) { marks[$0] = $1 }
            waiting = try outbox.rows(of: tenant, on: shelf)
        }
        return LibraryRows(
            tenant: tenant, state: state, isActive: try AccountTable(handle: handle).isActive(tenant), now: now,
            wholeShelves: try known.wholeShelves(of: tenant), known: marks, waiting: waiting)
    }

    private func write(_ writes: LibraryWrites) throws(StoreFailure) {
        for (key, mark) in writes.known { try known.save(mark, for: key, of: tenant) }
        for (key, row) in writes.waiting { try outbox.save(row, for: key, of: tenant) }
        for key in writes.removed { try outbox.remove(key, of: tenant) }
        guard let state = writes.state else { return }
        if let shelf = writes.wholeShelf { try known.noteWhole(shelf, of: tenant, at: state.version) }
        try AccountTable(handle: handle).setState(state, of: tenant)
    }
}
