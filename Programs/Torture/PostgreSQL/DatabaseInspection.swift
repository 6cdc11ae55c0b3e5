import MarqueeCPostgreSQL

/// Looks into a database, and prepares it, without a line of the code that is put to the proof.
enum DatabaseInspection {
    /// The first column of every row of a question. While the server is away, it is asked again: a change must be one that can be made
    /// twice.
    @discardableResult
    static func texts(_ sql: String, on connection: String) async throws -> [String] {
        let start = ContinuousClock.now
        while ContinuousClock.now - start < ServerWait.longest {
            if let found = try await blocking({ try ask(sql, connection) }) { return found }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw Failed("the server is away")
    }

    /// The answer; nil if the server is away.
    private static func ask(_ sql: String, _ words: String) throws -> [String]? {
        let connection = PQconnectdb(words)
        defer { PQfinish(connection) }
        guard PQstatus(connection) == CONNECTION_OK else { return nil }
        PQsetNoticeProcessor(connection, { _, _ in }, nil)
        let result = PQexec(connection, sql)
        defer { PQclear(result) }
        let status = PQresultStatus(result)
        guard status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK else {
            // A failure without a state is that of the connection; those of the class 57 come from a server that is stopped.
            guard let state = marquee_postgresql_state(result), !String(cString: state).hasPrefix("57") else { return nil }
            throw Failed(PQresultErrorMessage(result).map { String(cString: $0) } ?? "no answer")
        }
        return (0..<PQntuples(result)).map { row in PQgetvalue(result, row, 0).map { String(cString: $0) } ?? "" }
    }
}
