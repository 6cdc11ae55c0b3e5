import Foundation
import MarqueeData
import MarqueeDomain

extension LibraryTables {
    /// Does to a mark what a person wants.
    func record(_ edit: MarkEdit, for key: MarkKey, at moment: Date) throws(StoreFailure) {
        let server = try known.known(key)?.value
        let waiting = try outbox.row(key)
        let seen = waiting.flatMap { $0.slot.refusal == nil ? $0.slot.value : nil } ?? server ?? .none(key.shelf.kind)
        let value =
            switch edit {
            case .set(let value): value
            case .toggle: seen.turned
            }
        // What the server is known to have need not be sent. But where an older value of the slot was on its way, its answer may have
        // been lost and the server may have taken it: then what it was known to have is no longer certain, and the slot stays until
        // an answer says so.
        let isSettled = server == value && waiting?.wasSent != true
        switch waiting {
        case nil where isSettled: return
        case nil: try outbox.save(OutboxRow(value, for: key, over: server, position: next, at: moment))
        case .some where isSettled: try outbox.remove(key)
        case .some(var row):
            row.fill(value, position: next, at: moment)
            try outbox.save(row)
        }
        try count()
    }

    /// Lets a refused slot wait again.
    func retry(_ key: MarkKey) throws(StoreFailure) {
        guard var row = try outbox.row(key), row.slot.refusal != nil else { return }
        row.waitAnew()
        try outbox.save(row)
        try count()
    }

    /// Removes a slot.
    func discard(_ key: MarkKey) throws(StoreFailure) {
        guard try outbox.row(key) != nil else { return }
        try outbox.remove(key)
        try count()
    }
}
