import Foundation
import MarqueeData
import MarqueeDomain

/// The result of sending an outbox entry. Any result may come late: the entry may have a newer value, another sender may be sending it, or
/// it may have been removed.
extension LibraryTables {
    /// The server accepted it.
    func acknowledge(_ slot: OutboxSlot, _ key: MarkKey, at moment: Date) throws(StoreFailure) {
        try settle(slot, key, over: slot.value, at: moment)
    }

    /// The server has another value, which wins the conflict.
    func yield(_ slot: OutboxSlot, _ key: MarkKey, to server: MarkValue) throws(StoreFailure) {
        try settle(slot, key, over: server, at: nil)
    }

    /// The server rejected it.
    func refuse(_ slot: OutboxSlot, _ key: MarkKey, because error: MarqueeError) throws(StoreFailure) {
        if var row = try outbox.row(key), !row.isTaken(from: slot) {
            row.slot.lease = nil
            if row.isFilled(as: slot) {
                row.slot.notBefore = nil
                row.slot.refusal = error
            }
            try outbox.save(row)
        }
        try count()
    }

    /// It could not be sent. This changes no mark, so the version is not increased.
    func giveBack(_ slot: OutboxSlot, _ key: MarkKey, until moment: Date?) throws(StoreFailure) {
        guard var row = try outbox.row(key), row.slot.lease != nil, !row.isTaken(from: slot) else { return }
        row.slot.lease = nil
        if let moment, row.isFilled(as: slot) {
            row.slot.attempts += 1
            row.slot.notBefore = moment
        }
        try outbox.save(row)
    }

    /// Stores the server's value, and that it answered this change, unless it has already answered a newer one.
    private func settle(_ slot: OutboxSlot, _ key: MarkKey, over server: MarkValue, at moment: Date?) throws(StoreFailure) {
        var mark = try known.known(key) ?? KnownMark(value: .none(key.shelf.kind), learned: 0)
        if mark.position <= slot.position {
            mark.note(server, as: next, arrivedAt: moment)
            mark.position = slot.position
            try known.save(mark, for: key)
            try finish(slot, key, over: server)
        }
        try count()
    }

    /// Removes an entry, or lets its newer value wait over the server's value. An entry that another sender is sending stays until that has
    /// finished: the next change of the mark must not overtake it.
    private func finish(_ slot: OutboxSlot, _ key: MarkKey, over server: MarkValue) throws(StoreFailure) {
        guard var row = try outbox.row(key) else { return }
        if row.isFilled(as: slot), !row.isTaken(from: slot) { return try outbox.remove(key) }
        row.slot.before = server
        // No other sender has sent this entry since: the server's value is certain.
        if let lease = row.slot.lease, lease == slot.lease {
            row.slot.lease = nil
            row.slot.attempts = 0
            row.wasSent = false
        }
        try outbox.save(row)
    }
}
