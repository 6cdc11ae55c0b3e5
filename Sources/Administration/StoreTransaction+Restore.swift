import MarqueeData

extension StoreTransaction {
    /// Inserts rows from lines that were checked, if the store has none. Returns whether it had none.
    ///
    /// - Parameters:
    ///   - now: The time by the clock of the store, in milliseconds.
    ///   - isDryRun: Whether nothing is inserted.
    ///   - nextLine: Returns the lines one after the other.
    package func restore(at now: Int64, isDryRun: Bool, _ nextLine: () -> String?) throws(Failure) -> Bool {
        for table in StoreTable.all {
            guard try number("SELECT count(*) FROM (SELECT 1 FROM \(table.name) LIMIT 1) AS found") == 0 else { return false }
        }
        if isDryRun { return true }
        guard nextLine().flatMap({ StoreLine($0) }) == .header else { throw Cursor.damagedValue }
        while let text = nextLine() {
            guard let line = StoreLine(text) else { throw Cursor.damagedValue }
            if let table = StoreTable.all.first(where: { $0.name == line.name }) { try insert(line.values, into: table) }
        }
        // Accounts whose sessions were left out are signed out.
        try mendTimes(at: now)
        return true
    }

    private func insert(_ line: [String: ColumnValue], into table: StoreTable) throws(Failure) {
        let columns = table.name == StoreTable.accounts.name ? table.columns + ownAccountColumns : table.columns
        var (parameters, values): ([String], [ColumnValue]) = ([], [])
        for (index, column) in columns.enumerated() {
            let (value, parameter) = (line[column.name] ?? column.replacement, "$\(index + 1)")
            parameters.append(column.isSecret ? secret(parameter) : parameter)
            if column.isSecret, case .text(let digits) = value { values.append(try stored(digits)) } else { values.append(value) }
        }
        try run(
            "INSERT INTO \(table.name)(\(columns.map(\.name).joined(separator: ", "))) VALUES(\(parameters.joined(separator: ", ")))",
            values)
    }
}

extension StoreTable.Column {
    /// The value of a column that a line does not have: a service's line has no columns of a device, which are never NULL.
    fileprivate var replacement: ColumnValue { ["is_current", "last_used"].contains(name) ? .integer(0) : .null }
}
