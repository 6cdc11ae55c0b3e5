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
        let tables = LibraryTables(tenant: tenant, handle: handle)
        guard var rows = try tables.load(.marks(keys)) else { return nil }
        let outcome = change(&rows)
        if !isDryRun, outcome.changes > 0 {
            try tables.save(rows.writes)
            try onChange(tenant)
        }
        return outcome
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
