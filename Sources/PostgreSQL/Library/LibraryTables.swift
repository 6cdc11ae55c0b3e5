import Foundation
import MarqueeData
import MarqueeDomain

/// The rows of one account's marks within a transaction.
struct LibraryTables {
    let tenant: Int
    let handle: PostgreSQLHandle

    /// The version of an account's marks. One that no count can reach is damaged: it goes on from that of the account's rows.
    static let version = """
        CASE WHEN version BETWEEN 0 AND \(mostVersion) THEN version ELSE (
            SELECT coalesce(max(rows.version), 0) FROM (
                SELECT learned AS version FROM mark WHERE mark.account = account.id UNION ALL
                SELECT position FROM mark WHERE mark.account = account.id UNION ALL
                SELECT position FROM outbox WHERE outbox.account = account.id UNION ALL
                SELECT pulled FROM shelf WHERE shelf.account = account.id) AS rows
            WHERE rows.version BETWEEN 0 AND \(mostVersion)) END
        """
    private static let mostVersion = 1 << 53

    /// The lock makes all changes of an account's marks, and all leases of them, come one after the other.
    private static let lockStatement = "SELECT \(version), marquee_now() FROM account WHERE id = $1 FOR UPDATE"
    private static let wholeShelvesStatement = "SELECT name FROM shelf WHERE account = $1"

    /// The rows of a selection; nil if there is no such account.
    func load(_ selection: MarkSelection) throws(PostgreSQLFailure) -> LibraryRows? {
        let account = try handle.first(Self.lockStatement, [Parameter(tenant)]) { (row) throws(PostgreSQLFailure) in
            (version: Int(try row.integer(0)), now: Date(milliseconds: try row.integer(1)))
        }
        guard let account else { return nil }
        let known = try rows(KnownMarkRow.table, selection, KnownMarkRow.init)
        return LibraryRows(
            tenant: tenant, version: account.version, now: account.now, wholeShelves: try wholeShelves(),
            known: Dictionary(known.map { ($0.key, $0.mark) }) { $1 }, waiting: try rows(OutboxRow.table, selection, OutboxRow.entry))
    }

    func save(_ writes: LibraryWrites) throws(PostgreSQLFailure) {
        if !writes.known.isEmpty {
            let rows = writes.known.map { KnownMarkRow.values($0.mark, of: tenant, $0.key) }
            try handle.run(KnownMarkRow.table.saving, KnownMarkRow.table.values(rows))
        }
        if !writes.waiting.isEmpty {
            try handle.run(OutboxRow.table.saving, OutboxRow.table.values(writes.waiting.map { OutboxRow.values($0.entry, $0.key) }))
        }
        if !writes.removed.isEmpty { try handle.run(OutboxRow.table.removal, OutboxRow.table.keyValues(writes.removed.map(keyValues))) }
        guard let version = writes.version else { return }
        if let shelf = writes.wholeShelf {
            try handle.run(
                "INSERT INTO shelf(account, name, pulled) VALUES($1, $2, $3) ON CONFLICT(account, name) DO UPDATE SET pulled = $3",
                [Parameter(tenant), .text(shelf.rawValue), Parameter(version)])
        }
        try handle.run("UPDATE account SET version = $2 WHERE id = $1", [Parameter(tenant), Parameter(version)])
    }

    /// The shelves that have been read as a whole.
    func wholeShelves() throws(PostgreSQLFailure) -> Set<ShelfName> {
        Set(try handle.all(Self.wholeShelvesStatement, [Parameter(tenant)]) { $0.text(0) ?? "" }.compactMap(ShelfName.init))
    }

    private func rows<Value>(
        _ table: MarkTable, _ selection: MarkSelection, _ adapt: (Row) throws(PostgreSQLFailure) -> Value
    ) throws(PostgreSQLFailure) -> [Value] {
        switch selection {
        case .marks(let keys): try handle.all(table.selection, table.keyValues(keys.map(keyValues)), adapt)
        case .shelf(let shelf): try handle.all(table.ofShelf, [Parameter(tenant), .text(shelf.rawValue)], adapt)
        }
    }

    private func keyValues(_ key: MarkKey) -> [Parameter] { [Parameter(tenant)] + key.values }
}
