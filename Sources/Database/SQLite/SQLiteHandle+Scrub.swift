extension SQLiteHandle {
    /// Removes every byte that no row holds any more, from the file and from its log.
    ///
    /// SQLite overwrites what it deletes, but not the places that rows had before they moved to other pages; writing the file anew does.
    /// It takes room for a second copy in memory, and for a third in the log.
    func scrub() throws(StoreFailure) {
        try execute("VACUUM")
        try emptyLog()
    }

    /// Removes every byte that no row of a table holds any more: writes the rows anew, on pages that were overwritten before.
    func scrub(_ table: String) throws(StoreFailure) {
        try write { () throws(StoreFailure) in
            try execute(
                """
                CREATE TEMP TABLE kept AS SELECT * FROM \(table);
                DELETE FROM \(table);
                INSERT INTO \(table) SELECT * FROM kept ORDER BY rowid;
                DROP TABLE temp.kept;
                """)
        }
        try emptyLog()
    }

    /// Folds the log into the file and empties it, or fails if others read from it for too long.
    func emptyLog() throws(StoreFailure) {
        let patience = try number("PRAGMA busy_timeout")
        try execute("PRAGMA busy_timeout = 500")
        defer { try? execute("PRAGMA busy_timeout = \(patience)") }
        for _ in 1...4 {
            // Whether somebody was in the way. A database in memory has no log, and nobody else reads it.
            let isBusy = try first("PRAGMA wal_checkpoint(TRUNCATE)") { $0.integer(0) != 0 }
            if isBusy != true { return }
        }
        throw .wipeIncomplete
    }
}
