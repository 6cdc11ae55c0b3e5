extension SQLiteHandle {
    /// Runs work in a transaction that holds the write lock from its first moment.
    ///
    /// A transaction that begins by reading and then writes fails at once when another writer is ahead, whatever the timeout.
    @discardableResult
    func write<Answer>(_ work: () throws(StoreFailure) -> Answer) throws(StoreFailure) -> Answer {
        try transaction("BEGIN IMMEDIATE") { () throws(StoreFailure) in
            // Where one of us replaces the user's file, this lock is held meanwhile.
            try checkInPlace()
            return try work()
        }
    }

    /// Runs several reads that all see the file as it is at one moment.
    func read<Answer>(_ work: () throws(StoreFailure) -> Answer) throws(StoreFailure) -> Answer {
        try transaction("BEGIN", work)
    }

    private func transaction<Answer>(
        _ beginning: String, _ work: () throws(StoreFailure) -> Answer
    ) throws(StoreFailure) -> Answer {
        try execute(beginning)
        do throws(StoreFailure) {
            let answer = try work()
            try execute("COMMIT")
            return answer
        } catch {
            // A full disk or a damaged page may have rolled back already.
            if isInTransaction { try? execute("ROLLBACK") }
            throw error
        }
    }
}
