import MarqueeCPostgreSQL

extension PostgreSQLHandle {
    /// Sends statements in one trip to the server, and returns the result of each.
    ///
    /// - Throws: The first failure. The server skips the statements after it. If they are in a transaction, it has failed.
    @discardableResult
    func runTogether(_ statements: [PipelinedStatement]) throws(PostgreSQLFailure) -> [QueryResult] {
        // The first time on a connection, a statement is prepared in a trip of its own.
        for statement in statements where statement.isPrepared { _ = try prepared(statement.sql) }
        try send(statements)
        return try results(of: statements.count)
    }

    /// Whether a trip was sent whose results are not read yet.
    var isAhead: Bool { ahead != nil }

    /// Sends the statements of a trip without waiting for the socket or for the server. ``resultsAhead()`` waits for both.
    ///
    /// - Returns: False if a statement is not prepared yet. Then nothing is sent.
    func sendAhead(_ statements: [PipelinedStatement]) -> Bool {
        guard statements.allSatisfy({ !$0.isPrepared || name(of: $0.sql) != nil }) else { return false }
        // A connection that fails here is replaced by the work.
        if (try? send(statements)) != nil { ahead = statements.count }
        return true
    }

    /// The results of the trip that was sent ahead; nil if there was none.
    func resultsAhead() throws(PostgreSQLFailure) -> [QueryResult]? {
        guard let count = ahead else { return nil }
        ahead = nil
        return try results(of: count)
    }

    /// Passes the statements of a trip to libpq, which sends what the socket takes.
    private func send(_ statements: [PipelinedStatement]) throws(PostgreSQLFailure) {
        guard PQenterPipelineMode(pointer) == 1 else { throw lost() }
        for statement in statements {
            guard send(statement, prepared: statement.isPrepared ? name(of: statement.sql) : nil) == 1 else { throw lost() }
        }
        guard PQpipelineSync(pointer) == 1 else { throw lost() }
    }

    private func send(_ statement: PipelinedStatement, prepared name: String?) -> Int32 {
        BoundParameters(statement.values).pass { count, values, lengths, formats in
            if let name { return PQsendQueryPrepared(pointer, name, count, values, lengths, formats, 1) }
            return PQsendQueryParams(pointer, statement.sql, count, nil, values, lengths, formats, 1)
        }
    }

    /// Sends what libpq still has of a trip, and waits for its results.
    private func results(of count: Int) throws(PostgreSQLFailure) -> [QueryResult] {
        let begun = ContinuousClock.now
        try flush(since: begun)
        var results: [QueryResult] = []
        results.reserveCapacity(count)
        var failure: PostgreSQLFailure?
        for _ in 0..<count {
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

    /// The result of one statement, behind which libpq has a mark.
    private func onlyResult(since begun: ContinuousClock.Instant) throws(PostgreSQLFailure) -> QueryResult {
        guard let result = try next(since: begun) else { throw lost() }
        // A lost connection has no mark.
        if result.failure?.endsConnection == true, !result.isSkipped { return result }
        guard try next(since: begun) == nil else { throw lost() }
        return result
    }
}
