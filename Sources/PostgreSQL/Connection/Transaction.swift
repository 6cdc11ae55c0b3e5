/// How a transaction ended.
enum TransactionOutcome<Answer: Sendable>: Sendable {
    case committed(Answer)
    /// The connection was lost during the commit.
    case unknown(Answer, TransactionNumber)
}

extension PostgreSQLHandle {
    /// Runs several statements that read, on one state of the database.
    func read<Answer>(
        _ work: (PostgreSQLHandle) throws(PostgreSQLFailure) -> Answer
    ) throws(PostgreSQLFailure) -> Answer {
        try execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        let answer = try undoing(work)
        try execute("COMMIT")
        return answer
    }

    /// Runs work in a transaction: all of it or nothing.
    ///
    /// - Throws: Only if nothing was done.
    func write<Answer>(
        _ work: (PostgreSQLHandle) throws(PostgreSQLFailure) -> Answer
    ) throws(PostgreSQLFailure) -> TransactionOutcome<Answer> {
        transaction.number += 1
        try execute(transaction.begin)
        let answer = try undoing(work)
        do throws(PostgreSQLFailure) {
            try execute("COMMIT")
        } catch {
            if isBroken { return .unknown(answer, transaction) }
            throw error
        }
        return .committed(answer)
    }

    private func undoing<Answer>(
        _ work: (PostgreSQLHandle) throws(PostgreSQLFailure) -> Answer
    ) throws(PostgreSQLFailure) -> Answer {
        do throws(PostgreSQLFailure) {
            return try work(self)
        } catch {
            if !isBroken, (try? execute("ROLLBACK")) == nil { isBroken = true }
            throw error
        }
    }
}
