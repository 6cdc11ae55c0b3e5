import Foundation
import MarqueeData
import MarqueeDomain

/// What becomes of a slot that was sent. Each of these may come late: the slot may hold a newer value by then, somebody else may be
/// sending it, or it may be gone.
extension LibraryTables {
    /// The server took it.
    func acknowledge(_ slot: OutboxSlot, _ key: MarkKey, at moment: Date) throws(StoreFailure) {
        try settle(slot, key, over: slot.value, at: moment)
    }

    /// The server has something else, and that shall stay.
    func yield(_ slot: OutboxSlot, _ key: MarkKey, to server: MarkValue) throws(StoreFailure) {
        try settle(slot, key, over: server, at: nil)
    }

    /// The server refused it.
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

    /// It could not be sent. No mark changes by that, so it is not counted.
    func giveBack(_ slot: OutboxSlot, _ key: MarkKey, until moment: Date?) throws(StoreFailure) {
        guard var row = try outbox.row(key), row.slot.lease != nil, !row.isTaken(from: slot) else { return }
        row.slot.lease = nil
        if let moment, row.isFilled(as: slot) {
            row.slot.attempts += 1
            row.slot.notBefore = moment
        }
        try outbox.save(row)
    }

    /// Notes what the server has, and that it answered this change, unless it has answered a newer one already.
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

    /// Is done with a slot, or lets its newer value wait over what the server has now. A slot that somebody else is sending stays until
    /// that is over: what is done to the mark next must not overtake it.
    private func finish(_ slot: OutboxSlot, _ key: MarkKey, over server: MarkValue) throws(StoreFailure) {
        guard var row = try outbox.row(key) else { return }
        if row.isFilled(as: slot), !row.isTaken(from: slot) { return try outbox.remove(key) }
        row.slot.before = server
        // Nobody has sent anything of this slot since: what the server has is certain.
        if let lease = row.slot.lease, lease == slot.lease {
            row.slot.lease = nil
            row.slot.attempts = 0
            row.wasSent = false
        }
        try outbox.save(row)
    }
}
