import MarqueeAdministration
import MarqueeData
import MarqueeDomain

/// The statements of an operator's acts, on a connection within a transaction.
struct PostgreSQLActs: StoreTransaction {
    typealias Failure = PostgreSQLFailure
    typealias Cursor = Row

    let handle: PostgreSQLHandle
    /// Called for each account whose marks change, in the transaction that changes them.
    var onChange: (_ tenant: Int) throws(PostgreSQLFailure) -> Void = { _ in }

    var ownAccountColumns: [StoreTable.Column] { [] }

    func each(
        _ sql: String, _ values: [ColumnValue], _ take: (Row) throws(PostgreSQLFailure) -> Void
    ) throws(PostgreSQLFailure) {
        _ = try handle.all(sql, values.map { Parameter($0) }) { (row) throws(PostgreSQLFailure) in try take(row) }
    }

    func run(_ sql: String, _ values: [ColumnValue]) throws(PostgreSQLFailure) { try handle.run(sql, values.map { Parameter($0) }) }

    func update(
        _ keys: [MarkKey], of tenant: Int, isDryRun: Bool, _ change: (inout LibraryRows) -> ChangeActOutcome
    ) throws(PostgreSQLFailure) -> ChangeActOutcome? {
        guard var rows = try load(keys, of: tenant) else { return nil }
        let outcome = change(&rows)
        if !isDryRun, outcome.changes > 0 {
            for statement in LibraryTables.saving([(tenant, rows.writes)]) { try handle.result(of: statement) }
            try onChange(tenant)
        }
        return outcome
    }

    /// The marks and the waiting changes of an account, whose row is locked; nil if it does not exist.
    private func load(_ keys: [MarkKey], of tenant: Int) throws(PostgreSQLFailure) -> LibraryRows? {
        guard let row = try handle.result(of: LibraryTables.lock([tenant], waits: true)).rows.first else { return nil }
        let account = try LibraryTables.LockedAccount(row)
        let shelves = try LibraryTables.wholeShelves(try handle.result(of: LibraryTables.wholeShelves(of: [tenant])))
        let (marks, outbox, values) = (KnownMark.statements, StoredOutboxEntry.statements, keys.map { $0.values(of: tenant) })
        var (known, waiting): ([MarkKey: KnownMark], [StoredOutboxEntry]) = ([:], [])
        for row in try marks.rows(try handle.result(of: marks.select(values))) { known[row.key] = row.content }
        for row in try outbox.rows(try handle.result(of: outbox.select(values))) { waiting.append(row.content) }
        return LibraryRows(
            tenant: tenant, state: account.state, isActive: account.isActive, now: account.now, wholeShelves: shelves[tenant] ?? [],
            known: known, waiting: waiting)
    }

    func digits(of column: String) -> String { "encode(\(column), 'hex')" }

    func secret(_ parameter: String) -> String { "decode(\(parameter)::text, 'hex')" }

    func stored(_ digits: String) throws(PostgreSQLFailure) -> ColumnValue { .text(digits) }
}

extension Parameter {
    fileprivate init(_ value: ColumnValue) {
        switch value {
        case .null: self = .null
        case .integer(let number): self = .integer(number)
        case .text(let text): self = .text(text)
        }
    }
}
