import MarqueeData
import MarqueeCSQLite

extension SQLiteHandle {
    /// Lets statements wait for the locks of other connections, for about five seconds, but not once the connection is being closed.
    ///
    /// SQLite does not queue waiting writers, and its own timeout looks ten times a second: then one of many writers may wait in vain.
    func waitForLocks() {
        sqlite3_busy_handler(
            pointer,
            { closing, attempts in
                if let closing, Unmanaged<ClosingFlag>.fromOpaque(closing).takeUnretainedValue().isSet { return 0 }
                LockWait.pause(UInt32.random(in: 1_000...5_000))
                return attempts < 1_500 ? 1 : 0
            }, closing.map { Unmanaged.passUnretained($0).toOpaque() })
    }

    /// Lets statements wait for the locks of other connections until the connection is being closed.
    func waitForLocks(until closing: ClosingFlag) {
        guard self.closing !== closing else { return }
        self.closing = closing
        waitForLocks()
    }

    /// Runs work that is not worth waiting for: it fails at once where another connection holds a lock.
    func withoutWaiting<Answer>(_ work: () throws(StoreFailure) -> Answer) throws(StoreFailure) -> Answer {
        sqlite3_busy_handler(pointer, nil, nil)
        defer { waitForLocks() }
        return try work()
    }

    /// Switches a file to a write-ahead log, so that connections can read while another one writes.
    ///
    /// SQLite ignores the busy timeout for this switch when several connections open one file, so it is repeated here.
    func useWriteAheadLog() throws(StoreFailure) {
        var attempts = 0
        while true {
            do throws(StoreFailure) {
                return try execute("PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 4194304;")
            } catch {
                guard case .engine(let code) = error, code & 0xFF == SQLITE_BUSY, attempts < 500 else { throw error }
            }
            attempts += 1
            LockWait.pause(10_000)
        }
    }

    /// Copies the write-ahead log into the file and empties it, as far as other connections allow.
    func foldLog() throws(StoreFailure) {
        try run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
}
