import MarqueeData
import MarqueeDomain

extension MarqueeError {
    /// The one place where failures of PostgreSQL become public errors: without addresses, SQL and texts of the server.
    init(_ failure: PostgreSQLFailure) {
        self =
            switch failure {
            case .unreachable, .readOnly, .exhausted: .storeUnreachable
            case .conflict, .timedOut: .storeBusy
            case .unknownOutcome:
                MarqueeError(
                    .storage, .init("database.unknownOutcome", "The connection was lost, and whether the change is stored is not known."))
            case .full: MarqueeError(.storageFull, .init("database.full", "The database server has no space left."))
            case .forbidden:
                MarqueeError(.storage, .init("database.forbidden", "The database server refuses this to the user of the connection."))
            case .damagedValue: MarqueeError(.storage, .init("database.damaged", "A row of the database breaks the rules of its table."))
            case .newer: MarqueeError(.storage, .init("database.newer", "The tables of the database were written by a newer version."))
            case .oldServer: MarqueeError(.storage, .init("database.oldServer", "PostgreSQL 13 or later is needed."))
            case .encoding: MarqueeError(.storage, .init("database.encoding", "The database must have the encoding UTF-8."))
            case .unusableConnection:
                MarqueeError(.invalidInput, .init("database.connection", "The connection string of the database cannot be read."))
            case .unusableSchema:
                MarqueeError(.invalidInput, .init("database.schema", "The name of a schema is made of at most 63 of a to z, 0 to 9 and _."))
            case .unsealed: MarqueeError(.storage, .init("database.unsealed", "The secret of a session could not be sealed or opened."))
            case .engine(let state): MarqueeError(.storage, .init("database.engine", "The database server failed (SQLSTATE \(state))."))
            case .closed: MarqueeError(.closed, .init("database.closed", "The connections to the database are closed."))
            case .cancelled: MarqueeError(.cancelled, .cancelled)
            }
    }
}
