import CSQLite

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension SQLiteHandle {
    /// Switches a file to a write-ahead log, which lets readers go on while someone writes.
    ///
    /// The switch ignores the busy timeout when several connections are opening one file, so it is repeated here.
    func useWriteAheadLog() throws(StoreFailure) {
        var attempts = 0
        while true {
            do throws(StoreFailure) {
                return try execute("PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 4194304;")
            } catch {
                guard case .engine(let code) = error, code & 0xFF == SQLITE_BUSY, attempts < 500 else { throw error }
            }
            attempts += 1
            usleep(10_000)
        }
    }

    /// Folds the log into the file and empties it, as far as other connections let it.
    func foldLog() throws(StoreFailure) {
        try run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
}
