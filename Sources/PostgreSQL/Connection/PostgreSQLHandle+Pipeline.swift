import MarqueeCPostgreSQL

extension PostgreSQLHandle {
    /// Sends statements in one trip to the server, and returns the result of each.
    ///
    /// - Throws: The first failure. The server skips the statements after it. If they are in a transaction, it has failed.
    @discardableResult
    func runTogether(_ statements: [PipelinedStatement]) throws(PostgreSQLFailure) -> [QueryResult] {
        // The first time on a connection, a statement is prepared in a trip of its own.
        var names: [String?] = []
        for statement in statements { names.append(statement.isPrepared ? try prepared(statement.sql) : nil) }
        let begun = ContinuousClock.now
        guard PQenterPipelineMode(pointer) == 1 else { throw lost() }
        for (statement, name) in zip(statements, names) {
            guard send(statement, prepared: name) == 1 else { throw lost() }
        }
        guard PQpipelineSync(pointer) == 1 else { throw lost() }
        try flush(since: begun)
        var results: [QueryResult] = []
        var failure: PostgreSQLFailure?
        for _ in statements {
            let result = try onlyResult(since: begun)
            if !result.isSkipped, let found = result.failure {
                if found.endsConnection {
                    isBroken = true
                    throw found
                }
                failure = failure ?? found
            }
            results.append(result)
        }
        guard try next(since: begun)?.isEndOfTrip == true, PQexitPipelineMode(pointer) == 1 else { throw lost() }
        if let failure { throw failure }
        return results
    }

    private func send(_ statement: PipelinedStatement, prepared name: String?) -> Int32 {
        BoundParameters(statement.values).pass { count, values, lengths, formats in
            if let name { return PQsendQueryPrepared(pointer, name, count, values, lengths, formats, 1) }
            return PQsendQueryParams(pointer, statement.sql, count, nil, values, lengths, formats, 1)
        }
    }

    /// The result of one statement, behind which libpq has a mark.
    private func onlyResult(since begun: ContinuousClock.Instant) throws(PostgreSQLFailure) -> QueryResult {
        guard let result = try next(since: begun) else { throw lost() }
        // A lost connection has no mark.
        if result.failure?.endsConnection == true, !result.isSkipped { return result }
        guard try next(since: begun) == nil else { throw lost() }
        return result
    }
}
