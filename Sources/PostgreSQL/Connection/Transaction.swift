/// How a transaction ended.
enum TransactionOutcome<Answer: Sendable>: Sendable {
    case committed(Answer)
    /// The connection was lost during the commit; the number of the transaction tells whether it was done.
    case unknown(Answer, transaction: String)
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
        let begun = try execute("BEGIN; SELECT pg_current_xact_id()::text")
        guard let transaction = begun.rows.first?.text(0) else { throw .damagedValue }
        let answer = try undoing(work)
        do throws(PostgreSQLFailure) {
            try execute("COMMIT")
        } catch {
            if isBroken { return .unknown(answer, transaction: transaction) }
            throw error
        }
        return .committed(answer)
    }

    /// How a transaction of an earlier connection ended; nil while the server has not ended it.
    func hasCommitted(_ transaction: String) throws(PostgreSQLFailure) -> Bool? {
        switch try first("SELECT pg_xact_status($1::text::xid8)", [.text(transaction)], { $0.text(0) }) ?? nil {
        case "committed": true
        case "aborted": false
        case "in progress": nil
        // So old that the server has forgotten it.
        default: throw .unknownOutcome
        }
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
