import MarqueeData

extension SQLiteHandle {
    /// Runs work in a transaction that takes the write lock at its beginning.
    ///
    /// A transaction that reads first and writes later fails at once if another connection wrote in between, whatever the timeout.
    @discardableResult
    func write<Answer>(_ work: () throws(StoreFailure) -> Answer) throws(StoreFailure) -> Answer {
        try transaction("BEGIN IMMEDIATE") { () throws(StoreFailure) in
            // If the SDK replaces the user's file, it holds this lock while doing so.
            try checkInPlace()
            return try work()
        }
    }

    /// Runs several reads that all see the same state of the file.
    func read<Answer>(_ work: () throws(StoreFailure) -> Answer) throws(StoreFailure) -> Answer {
        try transaction("BEGIN", work)
    }

    private func transaction<Answer>(
        _ beginning: String, _ work: () throws(StoreFailure) -> Answer
    ) throws(StoreFailure) -> Answer {
        do throws(StoreFailure) {
            try execute(beginning)
        } catch {
            // The closing ended the wait for the lock; nothing was changed.
            throw error.isBusy && closing?.isSet == true ? .closed : error
        }
        do throws(StoreFailure) {
            let answer = try work()
            try execute("COMMIT")
            return answer
        } catch {
            // After a full disk or a damaged page, SQLite may have rolled back already.
            if isInTransaction { try? execute("ROLLBACK") }
            throw error
        }
    }
}
