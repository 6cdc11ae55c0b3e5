import MarqueeCPostgreSQL

/// The result of a statement.
final class QueryResult {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { PQclear(pointer) }

    /// Why the statement failed; nil if it did not. A failure without an SQLSTATE is one of libpq: the connection is lost.
    var failure: PostgreSQLFailure? {
        switch PQresultStatus(pointer) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: nil
        default: marquee_postgresql_state(pointer).map { PostgreSQLFailure(state: String(cString: $0)) } ?? .unreachable
        }
    }

    /// Whether the server skipped the statement, because an earlier one of the same trip failed.
    var isSkipped: Bool { PQresultStatus(pointer) == PGRES_PIPELINE_ABORTED }

    /// Whether it is the end of the answers to one trip.
    var isEndOfTrip: Bool { PQresultStatus(pointer) == PGRES_PIPELINE_SYNC }

    /// How many rows the statement changed.
    var changes: Int { Int(String(cString: PQcmdTuples(pointer))) ?? 0 }

    var rows: [Row] { (0..<PQntuples(pointer)).map { Row(result: self, number: $0) } }
}
