import MarqueeCSQLite

/// Looks into a database file without a line of the code that is put to the proof.
enum Inspection {
    /// Whether SQLite finds the whole file in order.
    static func isWhole(_ path: String) -> Bool { text("PRAGMA integrity_check", in: path) == "ok" }

    /// The first column of the first row of a question.
    static func text(_ sql: String, in path: String) -> String? { texts(sql, in: path)?.first }

    /// The first column of every row; nil if the file cannot answer.
    static func texts(_ sql: String, in path: String) -> [String]? {
        var database: OpaquePointer?
        defer { sqlite3_close_v2(database) }
        guard sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else { return nil }
        sqlite3_busy_timeout(database, 5_000)
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else { return nil }
        var found: [String] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: found.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
            case SQLITE_DONE: return found
            default: return nil
            }
        }
    }
}
