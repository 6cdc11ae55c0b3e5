import MarqueeData
import MarqueeDomain

/// The exported content of a store.
package struct StoreExportOptions: Sendable, Hashable {
    /// Whether secrets are left out, so that all accounts are signed out in the file, and guests are not in it.
    package var leavesOutSessions = false

    /// How each exported file begins.
    package static let beginning = #"{"marquee":{"format":"store""#

    package init() {}
}

extension StoreTransaction {
    /// So many accounts are read at once, with all their rows.
    private var accountsAtOnce: Int { 200 }

    /// Passes all rows to a closure as lines. Rows of accounts that do not exist are left out. Returns the number of rows by table.
    package func export(_ options: StoreExportOptions, _ take: (String) -> Void) throws(Failure) -> [String: Int] {
        take(StoreLine.header.text)
        let counts = try lines(options) { take($0.text) }
        take(StoreLine(end: counts).text)
        return counts
    }

    /// The number of rows that an export would write and no import would read.
    func unreadableRows() throws(Failure) -> Int {
        var rows = 0
        _ = try lines(StoreExportOptions()) { if !StoreLineCheck.isRight($0) { rows += 1 } }
        return rows
    }

    /// Passes all rows to a closure, without the first and the last line.
    private func lines(_ options: StoreExportOptions, _ take: (StoreLine) -> Void) throws(Failure) -> [String: Int] {
        var counts = Dictionary(uniqueKeysWithValues: StoreTable.all.map { ($0.name, 0) })
        var accounts: [Int64] = []
        let (table, columns) = (StoreTable.accounts, StoreTable.accounts.columns + ownAccountColumns)
        let names = columns.map { $0.isSecret ? digits(of: $0.name) : $0.name }.joined(separator: ", ")
        var (last, isMore) = (Int64.min, true)
        while isMore {
            isMore = false
            try each("SELECT \(names) FROM account WHERE id > $1 ORDER BY id LIMIT 1000", [.integer(last)]) { (row) throws(Failure) in
                (last, isMore) = (try row.integer(0), true)
                var values = try values(of: row, columns)
                if options.leavesOutSessions, !values.leaveOutSession() { return }
                accounts.append(last)
                take(StoreLine(name: table.name, values: values))
            }
        }
        counts[table.name] = accounts.count
        for table in StoreTable.ofAccounts { counts[table.name] = try lines(table, of: accounts, take) }
        return counts
    }

    private func lines(_ table: StoreTable, of accounts: [Int64], _ take: (StoreLine) -> Void) throws(Failure) -> Int {
        let names = table.columns.map(\.name).joined(separator: ", ")
        // Searches of a device without an account have the number 0. Those of one account are ordered by their numbers.
        let order = table.name == StoreTable.searches.name ? "account, id" : "account"
        let (known, all) = (Set(accounts + [0]), [0] + accounts)
        var count = 0
        for start in stride(from: 0, to: all.count, by: accountsAtOnce) {
            let part = all[start..<min(start + accountsAtOnce, all.count)]
            guard let first = part.first, let last = part.last else { continue }
            try each(
                "SELECT \(names) FROM \(table.name) WHERE account >= $1 AND account <= $2 ORDER BY \(order)",
                [.integer(first), .integer(last)]
            ) { (row) throws(Failure) in
                guard known.contains(try row.integer(0)) else { return }
                take(StoreLine(name: table.name, values: try values(of: row, table.columns)))
                count += 1
            }
        }
        return count
    }

    /// The values of a row by the names of their columns, without NULL.
    private func values(of row: Cursor, _ columns: [StoreTable.Column]) throws(Failure) -> [String: ColumnValue] {
        var values: [String: ColumnValue] = [:]
        for (position, column) in columns.enumerated() {
            switch column.kind {
            case .integer: if let number = try row.optional(position) { values[column.name] = .integer(number) }
            case .text: if let text = row.text(position) { values[column.name] = .text(text) }
            }
        }
        return values
    }
}

extension [String: ColumnValue] {
    /// Signs the account out; false for a guest account, which does not exist without a session.
    fileprivate mutating func leaveOutSession() -> Bool {
        for name in ["session", "user_token", "object_id", "expires_at", "is_current"] { self[name] = nil }
        self["state"] = .text(Session.State.signedOut.rawValue)
        return self["kind"] != .text(Session.Kind.guest.rawValue)
    }
}
