/// A table of the new file, into which the rows of a damaged one are copied.
struct SalvagedTable {
    let name: String
    let columns: [String]
    let handle: SQLiteHandle

    /// Inserts a row. It replaces one with the same key; one with only the same number, of which damage changed one of the two, gets
    /// another number.
    func insert(_ number: Int64, _ values: [SQLValue]) throws(StoreFailure) {
        let others = try handle.first("SELECT \(list(columns)) FROM \"\(name)\" WHERE rowid = ?1", [.integer(number)]) { $0.values() }
        let row = [.integer(number)] + values
        // A row that violates a rule of the schema is damaged too.
        guard (try? handle.run("INSERT OR REPLACE INTO \"\(name)\"(rowid, \(list(columns))) VALUES(\(marks(row)))", row)) != nil,
            let others, others != values
        else { return }
        _ = try? handle.run("INSERT OR IGNORE INTO \"\(name)\"(\(list(columns))) VALUES(\(marks(others)))", others)
    }

    /// Removes rows that were inserted with two numbers.
    func removeDuplicates() throws(StoreFailure) {
        try handle.run("DELETE FROM \"\(name)\" WHERE rowid NOT IN (SELECT min(rowid) FROM \"\(name)\" GROUP BY \(list(columns)))")
    }

    private func list(_ columns: [String]) -> String { columns.map { "\"\($0)\"" }.joined(separator: ", ") }

    private func marks(_ values: [SQLValue]) -> String { values.indices.map { "?\($0 + 1)" }.joined(separator: ", ") }
}
