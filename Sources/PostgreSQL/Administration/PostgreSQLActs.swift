import MarqueeAdministration
import MarqueeData
import MarqueeDomain

/// The statements of an operator's acts, on a connection within a transaction.
struct PostgreSQLActs: StoreTransaction {
    typealias Failure = PostgreSQLFailure
    typealias Cursor = Row

    let handle: PostgreSQLHandle
    /// Called with the accounts whose marks change, in the transaction that changes them.
    var onChange: (_ tenants: [Int]) throws(PostgreSQLFailure) -> Void = { _ in }

    var ownAccountColumns: [StoreTable.Column] { [] }

    func each(
        _ sql: String, _ values: [ColumnValue], _ take: (Row) throws(PostgreSQLFailure) -> Void
    ) throws(PostgreSQLFailure) {
        _ = try handle.all(sql, values.map { Parameter($0) }) { (row) throws(PostgreSQLFailure) in try take(row) }
    }

    func run(_ sql: String, _ values: [ColumnValue]) throws(PostgreSQLFailure) { try handle.run(sql, values.map { Parameter($0) }) }

    func update(
        _ keys: [Int: [MarkKey]], _ change: (inout LibraryRows, [MarkKey]) -> ChangeActOutcome
    ) throws(PostgreSQLFailure) -> ChangeActOutcome {
        var (outcome, changes) = (ChangeActOutcome(), [(tenant: Int, writes: LibraryWrites)]())
        for var rows in try load(keys) {
            let done = change(&rows, keys[rows.tenant] ?? [])
            outcome.add(done)
            if done.changes > 0 { changes.append((rows.tenant, rows.writes)) }
        }
        guard !changes.isEmpty else { return outcome }
        for statement in LibraryTables.saving(changes) { try handle.result(of: statement) }
        try onChange(changes.map(\.tenant))
        return outcome
    }

    /// The marks and the waiting changes of accounts, whose rows are locked.
    private func load(_ keys: [Int: [MarkKey]]) throws(PostgreSQLFailure) -> [LibraryRows] {
        let (tenants, wanted) = (keys.keys.sorted(), keys.flatMap { tenant, keys in keys.map { $0.values(of: tenant) } })
        var accounts: [LibraryTables.LockedAccount] = []
        for row in try handle.result(of: LibraryTables.lock(tenants, waits: true)).rows { accounts.append(try .init(row)) }
        let shelves = try LibraryTables.wholeShelves(try handle.result(of: LibraryTables.wholeShelves(of: tenants)))
        let (marks, outbox) = (KnownMark.statements, StoredOutboxEntry.statements)
        var (known, waiting): ([Int: [MarkKey: KnownMark]], [Int: [StoredOutboxEntry]]) = ([:], [:])
        for row in try marks.rows(try handle.result(of: marks.select(wanted))) { known[row.tenant, default: [:]][row.key] = row.content }
        for row in try outbox.rows(try handle.result(of: outbox.select(wanted))) { waiting[row.tenant, default: []].append(row.content) }
        return accounts.map { account in
            LibraryRows(
                tenant: account.tenant, state: account.state, isActive: account.isActive, now: account.now,
                wholeShelves: shelves[account.tenant] ?? [], known: known[account.tenant] ?? [:], waiting: waiting[account.tenant] ?? [])
        }
    }

    func digits(of column: String) -> String { "encode(\(column), 'hex')" }

    func secret(_ parameter: String) -> String { "decode(\(parameter)::text, 'hex')" }

    func stored(_ digits: String) throws(PostgreSQLFailure) -> ColumnValue { .text(digits) }
}
