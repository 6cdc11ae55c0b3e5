package import MarqueeData
import MarqueeDomain

/// A transaction of an engine, as the acts of an operator need it. Statements are the same for all engines: their parameters are `$1`, `$2`
/// and so on, in the order in which they first occur.
package protocol StoreTransaction {
    /// The error type of the engine.
    associatedtype Failure: Error
    /// A row.
    associatedtype Cursor: RowCursor where Cursor.Failure == Failure

    /// The columns of accounts that only this engine has.
    var ownAccountColumns: [StoreTable.Column] { get }

    /// Passes the rows of a statement to a closure.
    func each(_ sql: String, _ values: [ColumnValue], _ take: (Cursor) throws(Failure) -> Void) throws(Failure)
    /// Runs a statement that changes rows.
    func run(_ sql: String, _ values: [ColumnValue]) throws(Failure)
    /// Lets a function change marks of an account, and writes the changes unless it is a dry run. Returns nil for an unknown account.
    func update(
        _ keys: [MarkKey], of tenant: Int, isDryRun: Bool, _ change: (inout LibraryRows) -> ChangeActOutcome
    ) throws(Failure) -> ChangeActOutcome?

    /// An expression for a secret in hexadecimal digits.
    func digits(of column: String) -> String
    /// An expression for a secret that a parameter has in the form of ``stored(_:)``.
    func secret(_ parameter: String) -> String
    /// The value that is stored for the digits of a secret.
    func stored(_ digits: String) throws(Failure) -> ColumnValue
}

extension StoreTransaction {
    /// The number in the first column of the first row, or 0.
    func number(_ sql: String, _ values: [ColumnValue] = []) throws(Failure) -> Int {
        var number: Int64 = 0
        try each(sql, values) { (row) throws(Failure) in number = try row.integer(0) }
        return Int(number)
    }

    /// Changes that wait, the oldest first.
    package func changes(_ selection: ChangeSelection, limit: Int) throws(Failure) -> [StoredOutboxEntry] {
        let columns = StoredOutboxEntry.columns
        let (condition, values) = selection.condition
        var found: [StoredOutboxEntry] = []
        try each(
            "SELECT \(columns.all.list) FROM outbox\(condition) ORDER BY changed_at, account, position LIMIT $\(values.count + 1)",
            values + [.integer(Int64(limit))]
        ) { (row) throws(Failure) in found.append(try columns.content(of: row)) }
        return found
    }

    /// Does something with changes, account after account in the order of their numbers, so that no two acts wait for each other.
    package func apply(
        _ act: ChangeAct, to selection: ChangeSelection, isDryRun: Bool
    ) throws(Failure) -> ChangeActOutcome {
        var keys: [Int: [MarkKey]] = [:]
        for stored in try changes(selection, limit: .max) {
            if let key = stored.entry.key { keys[stored.entry.tenant, default: []].append(key) }
        }
        var outcome = ChangeActOutcome()
        for (tenant, keys) in keys.sorted(by: { $0.key < $1.key }) {
            let done = try update(keys, of: tenant, isDryRun: isDryRun) { $0.apply(act, to: keys, in: selection) }
            guard let done else { continue }
            outcome.changes += done.changes
            outcome.accounts += done.accounts
            outcome.takenBack += done.takenBack
        }
        return outcome
    }

    /// The number of an account's rows by table; nil for an unknown account.
    package func contents(of tenant: Int) throws(Failure) -> [String: Int]? {
        let value = ColumnValue.integer(Int64(tenant))
        guard try number("SELECT count(*) FROM account WHERE id = $1", [value]) > 0 else { return nil }
        var counts = ["account": 1]
        for table in StoreTable.ofAccounts {
            counts[table.name] = try number("SELECT count(*) FROM \(table.name) WHERE account = $1", [value])
        }
        return counts
    }

    /// The errors in the rows, apart from those that the engine finds itself.
    package func findings() throws(Failure) -> [StoreFinding] {
        var orphans = 0
        for table in StoreTable.ofAccounts {
            orphans += try number(
                """
                SELECT count(*) FROM \(table.name)
                WHERE account <> 0 AND NOT EXISTS (SELECT 1 FROM account WHERE account.id = \(table.name).account)
                """)
        }
        let suspensions = try number(
            "SELECT count(*) FROM outbox JOIN account ON account.id = outbox.account WHERE (suspended_at IS NULL) <> (state = 'active')")
        let rejections = try number("SELECT count(*) FROM outbox WHERE refusal_code IS NOT NULL AND rejected_at IS NULL")
        let versions = try number(
            """
            SELECT count(*) FROM account WHERE version < (SELECT coalesce(max(position), 0) FROM outbox WHERE outbox.account = account.id)
                OR version < (SELECT coalesce(max(learned), 0) FROM mark WHERE mark.account = account.id)
            """)
        return [
            StoreFinding(.orphans, rows: orphans), StoreFinding(.suspensions, rows: suspensions),
            StoreFinding(.rejections, rows: rejections), StoreFinding(.versions, rows: versions),
            StoreFinding(.values, rows: try unreadableRows()),
        ].filter { $0.rows > 0 }
    }
}
