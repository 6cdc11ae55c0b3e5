/// How a transaction ended.
enum TransactionOutcome: Sendable {
    case committed
    /// The connection was lost during the commit.
    case unknown(TransactionNumber)
}

extension PostgreSQLHandle {
    /// Runs several statements that read, on one state of the database.
    func read(_ work: (PostgreSQLHandle) throws(PostgreSQLFailure) -> Void) throws(PostgreSQLFailure) {
        try execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        try undoing(work)
        try execute("COMMIT")
    }

    /// Runs work in a transaction: all of it or nothing.
    ///
    /// - Throws: Only if nothing was done.
    func write(_ work: (PostgreSQLHandle) throws(PostgreSQLFailure) -> Void) throws(PostgreSQLFailure) -> TransactionOutcome {
        transaction.number += 1
        try execute(transaction.begin)
        try undoing(work)
        do throws(PostgreSQLFailure) {
            try execute("COMMIT")
        } catch {
            if isBroken { return .unknown(transaction) }
            throw error
        }
        return .committed
    }

    private func undoing(_ work: (PostgreSQLHandle) throws(PostgreSQLFailure) -> Void) throws(PostgreSQLFailure) {
        do throws(PostgreSQLFailure) {
            try work(self)
        } catch {
            if !isBroken, (try? execute("ROLLBACK")) == nil { isBroken = true }
            throw error
        }
    }
}
