extension Schema {
    /// The versions whose tables, indexes and triggers are exactly those of a file: two if a step changed only rows, none for a file of
    /// another program or of a newer version.
    ///
    /// So each step of a newer version has to change the shape.
    func versions(like handle: SQLiteHandle) throws(StoreFailure) -> [Int] {
        let shape = try handle.shape()
        guard !shape.isEmpty else { return [] }
        let model = try SQLiteHandle(nil)
        var versions: [Int] = []
        for (index, migration) in migrations.enumerated() {
            try migration.apply(to: model)
            if try model.shape() == shape { versions.append(index + 1) }
        }
        return versions
    }
}

extension SQLiteHandle {
    /// The kind, name, table and statement of all that the schema holds: a flipped bit in a name or in a rule is no damage for SQLite.
    func shape() throws(StoreFailure) -> [[String]] {
        try all("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name") { row in
            (0..<3).map { row.text($0) ?? "" } + [SQLiteHandle.spaced(row.text(3) ?? "")]
        }
    }

    /// A statement with each run of white space as one space, because its layout does not matter.
    private static func spaced(_ statement: String) -> String {
        statement.utf8.split { $0 <= UInt8(ascii: " ") }.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
}
