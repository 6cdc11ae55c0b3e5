#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Connection {
    /// Removes every byte that no row holds any more, from the file and from its log.
    ///
    /// SQLite overwrites what it deletes, but not the places that rows had before they moved to other pages; only writing the file anew
    /// does. The log is emptied as soon as nobody reads from it.
    func scrub() throws(StoreFailure) {
        try execute("VACUUM")
        try emptyLog()
    }

    /// Folds the log into the file and empties it, or fails if others read from it for too long.
    func emptyLog() throws(StoreFailure) {
        let patience = try number("PRAGMA busy_timeout")
        try execute("PRAGMA busy_timeout = 0")
        defer { try? execute("PRAGMA busy_timeout = \(patience)") }
        for attempt in 0..<100 {
            if attempt > 0 { usleep(20_000) }
            // A database in memory has no log, and says -1 for its length.
            let isBusy = try first("PRAGMA wal_checkpoint(TRUNCATE)") { $0.integer(0) != 0 }
            if isBusy != true { return }
        }
        throw .wipeIncomplete
    }
}
