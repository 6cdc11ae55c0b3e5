import Foundation
import MarqueeData
import MarqueeDomain

/// The result of sending an outbox entry. Any result may come late: the entry may have a newer value, another sender may be sending it, or
/// it may have been removed.
extension LibraryTables {
    /// The server accepted it.
    func acknowledge(_ entry: OutboxEntry, _ key: MarkKey, at moment: Date) throws(StoreFailure) {
        try confirm(entry, key, over: entry.value, at: moment)
    }

    /// The server has another value, which wins the conflict.
    func supersede(_ entry: OutboxEntry, _ key: MarkKey, to server: MarkValue) throws(StoreFailure) {
        try confirm(entry, key, over: server, at: nil)
    }

    /// The server rejected it.
    func reject(_ entry: OutboxEntry, _ key: MarkKey, because error: MarqueeError) throws(StoreFailure) {
        if var row = try outbox.row(key), !row.isTaken(from: entry) {
            row.entry.lease = nil
            if row.isFilled(as: entry) {
                row.entry.notBefore = nil
                row.entry.rejection = error
            }
            try outbox.save(row)
        }
        try count()
    }

    /// It could not be sent. This changes no mark, so the version is not increased.
    func release(_ entry: OutboxEntry, _ key: MarkKey, until moment: Date?) throws(StoreFailure) {
        guard var row = try outbox.row(key), row.entry.lease != nil, !row.isTaken(from: entry) else { return }
        row.entry.lease = nil
        if let moment, row.isFilled(as: entry) {
            row.entry.attempts += 1
            row.entry.notBefore = moment
        }
        try outbox.save(row)
    }

    /// Stores the server's value, and that it answered this change, unless it has already answered a newer one.
    private func confirm(_ entry: OutboxEntry, _ key: MarkKey, over server: MarkValue, at moment: Date?) throws(StoreFailure) {
        var mark = try known.known(key) ?? KnownMark(value: .none(key.shelf.kind), learned: 0)
        if mark.position <= entry.position {
            mark.note(server, as: next, arrivedAt: moment)
            mark.position = entry.position
            try known.save(mark, for: key)
            try finish(entry, key, over: server)
        }
        try count()
    }

    /// Removes an entry, or lets its newer value wait over the server's value. An entry that another sender is sending stays until that has
    /// finished: the next change of the mark must not overtake it.
    private func finish(_ entry: OutboxEntry, _ key: MarkKey, over server: MarkValue) throws(StoreFailure) {
        guard var row = try outbox.row(key) else { return }
        if row.isFilled(as: entry), !row.isTaken(from: entry) { return try outbox.remove(key) }
        row.entry.before = server
        // No other sender has sent this entry since: the server's value is certain.
        if let lease = row.entry.lease, lease == entry.lease {
            row.entry.lease = nil
            row.entry.attempts = 0
            row.wasSent = false
        }
        try outbox.save(row)
    }
}
