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
        try execute(transaction.begin(shortLimit.map { "SET LOCAL statement_timeout = \($0); SET LOCAL lock_timeout = \($0);" } ?? ""))
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

    /// The milliseconds that the server has for each statement of a transaction that begins now, if they are fewer than usual; else nil.
    private var shortLimit: Int64? {
        let limit = ContinuousClock.now.duration(to: deadline).forServer
        return limit < serverLimit * 9 / 10 ? limit.milliseconds : nil
    }

    /// The statements that begin a transaction, to be sent with those that follow. One of them has to write its number.
    func beginning() -> [PipelinedStatement] {
        transaction.number += 1
        let limits = shortLimit.map {
            PipelinedStatement(
                "SELECT set_config('statement_timeout', $1::text, true), set_config('lock_timeout', $1::text, true)", [.text("\($0)ms")])
        }
        return [.begin] + [limits].compactMap(\.self)
    }

    private func undoing(_ work: (PostgreSQLHandle) throws(PostgreSQLFailure) -> Void) throws(PostgreSQLFailure) {
        do throws(PostgreSQLFailure) {
            try work(self)
        } catch {
            undo()
            throw error
        }
    }

    /// Undoes a transaction. Without the connection, the server does.
    func undo() {
        if !isBroken, (try? execute("ROLLBACK")) == nil { isBroken = true }
    }
}
