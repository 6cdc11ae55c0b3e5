import Foundation
import MarqueeData
import MarqueeDomain

extension LibraryTables {
    /// Applies a change of a mark by the person.
    func record(_ edit: MarkEdit, for key: MarkKey, at moment: Date) throws(StoreFailure) {
        let server = try server(key)
        let waiting = try outbox.row(key)
        let seen = waiting.flatMap { $0.entry.rejection == nil ? $0.entry.value : nil } ?? server ?? .none(key.shelf.kind)
        let value =
            switch edit {
            case .set(let value): value
            case .toggle: seen.turned
            }
        // A value that equals the server's known value need not be sent. But if an older value of the outbox entry was being sent, its
        // answer may be lost although the server accepted it: then the server's value is not certain, and the entry stays until an answer
        // confirms it.
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

    /// Makes a rejected outbox entry wait again.
    func retry(_ key: MarkKey) throws(StoreFailure) {
        if var row = try outbox.row(key), row.entry.rejection != nil {
            row.waitAgain()
            try outbox.save(row)
        }
        try count()
    }

    /// Discards an outbox entry. If it may have reached the server without an answer, the server's last known value is sent in its place.
    func discard(_ key: MarkKey) throws(StoreFailure) {
        if var row = try outbox.row(key), row.wasSent, row.entry.rejection == nil, let server = try server(key) {
            if row.entry.value != server {
                row.fill(server, position: next, at: row.entry.changedAt)
                try outbox.save(row)
            }
        } else {
            try outbox.remove(key)
        }
        try count()
    }

    /// The server's known value; for a shelf that was read completely, a missing item is known not to be on it.
    private func server(_ key: MarkKey) throws(StoreFailure) -> MarkValue? {
        if let mark = try known.known(key) { return mark.value }
        return try known.pulled(of: tenant).contains(key.shelf) ? MarkValue.none(key.shelf.kind) : nil
    }
}
