extension SQLiteHandle {
    /// Erases all bytes of deleted rows from the file and from its log.
    ///
    /// SQLite overwrites deleted rows, but not the earlier places of rows that moved to other pages; rewriting the file does. It needs
    /// space for a second copy in memory, and for a third in the log.
    func scrub() throws(StoreFailure) {
        try execute("VACUUM")
        try emptyLog()
    }

    /// Erases all bytes of deleted rows of one table: writes the rows again, on pages that were overwritten before.
    func scrub(_ table: String) throws(StoreFailure) {
        try write { () throws(StoreFailure) in
            try execute(
                """
                CREATE TEMP TABLE copied AS SELECT * FROM \(table);
                DELETE FROM \(table);
                INSERT INTO \(table) SELECT * FROM copied ORDER BY rowid;
                DROP TABLE temp.copied;
                """)
        }
        try emptyLog()
    }

    /// Copies the write-ahead log into the file and empties it; fails if other connections read from it for too long.
    func emptyLog() throws(StoreFailure) {
        try execute("PRAGMA busy_timeout = 500")
        defer { waitForLocks() }
        for _ in 1...4 {
            // Whether another connection prevented it. A database in memory has no log and no other readers.
            let isBusy = try first("PRAGMA wal_checkpoint(TRUNCATE)") { $0.integer(0) != 0 }
            if isBusy != true { return }
        }
        throw .wipeIncomplete
    }
}
