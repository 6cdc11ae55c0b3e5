import MarqueeData

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
        try execute(transaction.begin(limited(to: ContinuousClock.now.duration(to: deadline).forServer)))
        try undoing(work)
        // Its outcome could not be waited for. Without the connection, the server undoes it.
        guard ContinuousClock.now < deadline else {
            isBroken = true
            throw .timedOut
        }
        do throws(PostgreSQLFailure) {
            try execute("COMMIT")
        } catch {
            if isBroken { return .unknown(transaction) }
            throw error
        }
        return .committed
    }

    /// The statements that give the server less time for each statement of a transaction, if there is less than usual.
    private func limited(to limit: Duration) -> String {
        guard limit < serverLimit * 9 / 10 else { return "" }
        return "SET LOCAL statement_timeout = \(limit.milliseconds); SET LOCAL lock_timeout = \(limit.milliseconds);"
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
