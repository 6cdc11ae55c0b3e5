import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
    private static let lockStatement = """
        SELECT \(version), writer, marquee_now(), (state = 'active')::int FROM account WHERE id = $1 FOR UPDATE
        """
    private static let wholeShelvesStatement = "SELECT name FROM shelf WHERE account = $1"

    /// The rows of a selection; nil if there is no such account.
    func load(_ selection: MarkSelection) throws(PostgreSQLFailure) -> LibraryRows? {
        let account = try handle.first(Self.lockStatement, [Parameter(tenant)]) { (row) throws(PostgreSQLFailure) in
            (
                state: MarksState(version: Int(try row.integer(0)), writer: Int(try row.integer(1))),
                now: Date(milliseconds: try row.integer(2)), isActive: try row.integer(3) == 1
            )
        }
        guard let account else { return nil }
        let known = try rows(KnownMark.statements, selection)
        return LibraryRows(
            tenant: tenant, state: account.state, isActive: account.isActive, now: account.now, wholeShelves: try wholeShelves(),
            known: Dictionary(known.map { ($0.key, $0.content) }) { $1 },
            waiting: try rows(StoredOutboxEntry.statements, selection).map(\.content))
    }

    func save(_ writes: LibraryWrites) throws(PostgreSQLFailure) {
        let (marks, outbox) = (KnownMark.statements, StoredOutboxEntry.statements)
        if !writes.known.isEmpty {
            let rows = writes.known.map { marks.columns.values(of: $0.mark, for: $0.key, of: tenant) }
            try handle.run(marks.saving, marks.values(rows))
        }
        if !writes.waiting.isEmpty {
            let rows = writes.waiting.map { outbox.columns.values(of: $0.entry, for: $0.key, of: tenant) }
            try handle.run(outbox.saving, outbox.values(rows))
        }
        if !writes.removed.isEmpty { try handle.run(outbox.removal, outbox.values(writes.removed, of: tenant)) }
        guard let state = writes.state else { return }
        if let shelf = writes.wholeShelf {
            try handle.run(
                "INSERT INTO shelf(account, name, pulled) VALUES($1, $2, $3) ON CONFLICT(account, name) DO UPDATE SET pulled = $3",
                [Parameter(tenant), .text(shelf.rawValue), Parameter(state.version)])
        }
        try handle.run(
            "UPDATE account SET version = $2, writer = $3 WHERE id = $1",
            [Parameter(tenant), Parameter(state.version), Parameter(state.writer)])
    }

    /// The shelves that have been read as a whole.
    func wholeShelves() throws(PostgreSQLFailure) -> Set<ShelfName> {
        Set(try handle.all(Self.wholeShelvesStatement, [Parameter(tenant)]) { $0.text(0) ?? "" }.compactMap(ShelfName.init))
    }

    private func rows<Content>(
        _ statements: MarkStatements<Content>, _ selection: MarkSelection
    ) throws(PostgreSQLFailure) -> [(key: MarkKey, content: Content)] {
        switch selection {
        case .marks(let keys): try handle.all(statements.selection, statements.values(keys, of: tenant), statements.columns.read)
        case .shelf(let shelf): try handle.all(statements.ofShelf, [Parameter(tenant), .text(shelf.rawValue)], statements.columns.read)
        }
    }
}
