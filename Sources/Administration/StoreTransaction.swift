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
    /// Lets a function change marks of accounts, in the order of their numbers, and writes the changes. Unknown accounts are left out.
    func update(
        _ keys: [Int: [MarkKey]], _ change: (inout LibraryRows, [MarkKey]) -> ChangeActOutcome
    ) throws(Failure) -> ChangeActOutcome

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
        let (condition, values) = selection.condition()
        var found: [StoredOutboxEntry] = []
        try each(
            "SELECT \(columns.all.list) FROM outbox\(condition) ORDER BY changed_at, account, position LIMIT $\(values.count + 1)",
            values + [.integer(Int64(limit))]
        ) { (row) throws(Failure) in found.append(try columns.content(of: row)) }
        return found
    }

    /// Does something with the changes of the next accounts, in the order of their numbers, so that no two acts wait for each other.
    ///
    /// - Parameter last: The number of the last account before them.
    /// - Returns: The outcome, and the number of the last account; nil if there was none.
    package func apply(
        _ act: ChangeAct, to selection: ChangeSelection, after last: Int64
    ) throws(Failure) -> (outcome: ChangeActOutcome, last: Int64?) {
        guard last < .max else { return (ChangeActOutcome(), nil) }
        var accounts: [Int64] = []
        var (condition, values) = selection.condition(for: act, in: last + 1 ... .max)
        try each("SELECT DISTINCT account FROM outbox\(condition) ORDER BY account LIMIT 200", values) { (row) throws(Failure) in
            accounts.append(try row.integer(0))
        }
        guard let first = accounts.first, let last = accounts.last else { return (ChangeActOutcome(), nil) }
        (condition, values) = selection.condition(for: act, in: first...last)
        var keys: [Int: [MarkKey]] = [:]
        let columns = StoredOutboxEntry.columns
        try each("SELECT \(columns.all.list) FROM outbox\(condition)", values) { (row) throws(Failure) in
            let (key, stored) = try columns.read(row)
            keys[stored.entry.tenant, default: []].append(key)
        }
        return (try update(keys) { $0.apply(act, to: $1, in: selection) }, last)
    }

    /// Counts what an act would do.
    package func count(_ act: ChangeAct, _ selection: ChangeSelection) throws(Failure) -> ChangeActOutcome {
        let (columns, keys) = (StoredOutboxEntry.columns, StoredOutboxEntry.columns.keys.map(\.name))
        let (condition, values) = selection.condition(for: act)
        var (outcome, accounts) = (ChangeActOutcome(), Set<Int>())
        try each(
            """
            SELECT \(columns.all.list),
                (SELECT value FROM mark WHERE \(keys.map { "mark.\($0) = outbox.\($0)" }.joined(separator: " AND "))),
                EXISTS(SELECT 1 FROM shelf WHERE shelf.account = outbox.account AND shelf.name = outbox.shelf)
            FROM outbox\(condition)
            """, values
        ) { (row) throws(Failure) in
            let (key, stored) = try columns.read(row)
            let known = try row.optional(columns.all.count).map { KnownMark(value: MarkValue(key.kind, number: Int(clamping: $0))) }
            let isWhole = try row.integer(columns.all.count + 1) != 0
            var slot = MarkSlot(tenant: stored.entry.tenant, key: key, isOnWholeShelf: isWhole, known: known, waiting: stored)
            guard slot.apply(act, in: selection, as: .max) else { return }
            outcome.changes += 1
            if act == .discard, slot.waiting != nil { outcome.takenBack += 1 }
            accounts.insert(stored.entry.tenant)
        }
        outcome.accounts = accounts.count
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
