import Foundation
import MarqueeData
import MarqueeDomain

extension LibraryTables {
    /// Does to a mark what a person wants.
    func record(_ edit: MarkEdit, for key: MarkKey, at moment: Date) throws(StoreFailure) {
        let server = try server(key)
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
        case nil where isSettled: break
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
        if var row = try outbox.row(key), row.slot.refusal != nil {
            row.waitAnew()
            try outbox.save(row)
        }
        try count()
    }

    /// Gives a slot up. One that may have arrived without an answer is taken back: what the server was known to have is sent in its place.
    func discard(_ key: MarkKey) throws(StoreFailure) {
        if var row = try outbox.row(key), row.wasSent, row.slot.refusal == nil, let server = try server(key) {
            if row.slot.value != server {
                row.fill(server, position: next, at: row.slot.changedAt)
                try outbox.save(row)
            }
        } else {
            try outbox.remove(key)
        }
        try count()
    }

    /// What the server is known to have: of a shelf that was read as a whole, what is not on it is known too.
    private func server(_ key: MarkKey) throws(StoreFailure) -> MarkValue? {
        if let mark = try known.known(key) { return mark.value }
        return try known.pulled(of: tenant).contains(key.shelf) ? MarkValue.none(key.shelf.kind) : nil
    }
}
