import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The statements about marks of several accounts, and the rows that they return.
enum LibraryTables {
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
    private static let lockStatement = "SELECT \(LockedAccount.columns) FROM account WHERE id = ANY($1::bigint[]) ORDER BY id FOR UPDATE"
    private static let wholeShelvesStatement = "SELECT account, name FROM shelf WHERE account = ANY($1::bigint[])"

    // The values are looked up by the place of the account, because a join could read all accounts instead of these.
    private static let stateStatement = """
        UPDATE account SET version = ($2::bigint[])[array_position($1::bigint[], id)],
            writer = ($3::bigint[])[array_position($1::bigint[], id)]
        WHERE id = ANY($1::bigint[])
        """
    private static let savingWholeShelves = """
        INSERT INTO shelf(account, name, pulled) SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[])
        ON CONFLICT(account, name) DO UPDATE SET pulled = excluded.pulled
        """

    /// A row of an account, whose lock this transaction has.
    struct LockedAccount {
        let tenant: Int
        let state: MarksState
        let now: Date
        let isActive: Bool

        static let columns = "id, \(version), writer, marquee_now(), (state = 'active')::int"

        init(_ row: Row) throws(PostgreSQLFailure) {
            tenant = Int(try row.integer(0))
            state = MarksState(version: Int(try row.integer(1)), writer: Int(try row.integer(2)))
            now = Date(milliseconds: try row.integer(3))
            isActive = try row.integer(4) == 1
        }
    }

    /// Locks the rows of accounts. Those that another transaction has locked are waited for or left out.
    static func lock(_ tenants: [Int], waits: Bool) -> PipelinedStatement {
        PipelinedStatement(lockStatement + (waits ? "" : " SKIP LOCKED"), [.integers(tenants.map { Int64($0) })])
    }

    /// The shelves of accounts that have been read as a whole.
    static func wholeShelves(of tenants: [Int]) -> PipelinedStatement {
        PipelinedStatement(wholeShelvesStatement, [.integers(tenants.map { Int64($0) })])
    }

    /// Reads the result of ``wholeShelves(of:)``.
    static func wholeShelves(_ result: QueryResult) throws(PostgreSQLFailure) -> [Int: Set<ShelfName>] {
        var shelves: [Int: Set<ShelfName>] = [:]
        for row in result.rows {
            if let shelf = ShelfName(rawValue: row.text(1) ?? "") { shelves[Int(try row.integer(0)), default: []].insert(shelf) }
        }
        return shelves
    }

    /// The statements that write the changes of accounts.
    static func saving(_ changes: [(tenant: Int, writes: LibraryWrites)]) -> [PipelinedStatement] {
        let (marks, outbox) = (KnownMark.statements, StoredOutboxEntry.statements)
        var (known, waiting, removed) = ([[ColumnValue]](), [[ColumnValue]](), [[ColumnValue]]())
        var (tenants, states, shelves) = ([Int64?](), [MarksState](), [(tenant: Int, name: ShelfName, version: Int)]())
        for (tenant, writes) in changes {
            known += writes.known.map { marks.columns.values(of: $0.mark, for: $0.key, of: tenant) }
            waiting += writes.waiting.map { outbox.columns.values(of: $0.entry, for: $0.key, of: tenant) }
            removed += writes.removed.map { $0.values(of: tenant) }
            guard let state = writes.state else { continue }
            tenants.append(Int64(tenant))
            states.append(state)
            if let shelf = writes.wholeShelf { shelves.append((tenant, shelf, state.version)) }
        }
        var statements: [PipelinedStatement] = []
        if !known.isEmpty { statements.append(marks.save(known)) }
        if !waiting.isEmpty { statements.append(outbox.save(waiting)) }
        if !removed.isEmpty { statements.append(outbox.remove(removed)) }
        if !shelves.isEmpty {
            statements.append(
                PipelinedStatement(
                    savingWholeShelves,
                    [
                        .integers(shelves.map { Int64($0.tenant) }), .texts(shelves.map(\.name.rawValue)),
                        .integers(shelves.map { Int64($0.version) }),
                    ]))
        }
        if !states.isEmpty {
            let (versions, writers) = (states.map { Int64($0.version) }, states.map { Int64($0.writer) })
            statements.append(PipelinedStatement(stateStatement, [.integers(tenants), .integers(versions), .integers(writers)]))
        }
        return statements
    }
}
