import MarqueeData
import MarqueeDomain

extension MarqueeError {
    /// The one place where failures of PostgreSQL become public errors: without addresses, SQL and texts of the server.
    init(_ failure: PostgreSQLFailure) {
        self =
            switch failure {
            case .unreachable, .unanswered, .exhausted: .storeUnreachable
            case .readOnly, .noPrimary: MarqueeError(.storage, .init("database.readOnly"))
            case .credentials(let state): MarqueeError(.storage, .init("database.credentials", ["state": "\(state)"]))
            case .missingDatabase(let state): MarqueeError(.storage, .init("database.missing", ["state": "\(state)"]))
            case .insecure: MarqueeError(.storage, .init("database.insecure"))
            case .unknownHost: MarqueeError(.storage, .init("database.unknownHost"))
            case .conflict, .timedOut: .storeBusy
            case .unknownOutcome: MarqueeError(.storage, .init("database.unknownOutcome"))
            case .full: MarqueeError(.storageFull, .init("database.full"))
            case .forbidden: MarqueeError(.storage, .init("database.forbidden"))
            case .damagedValue: MarqueeError(.storage, .init("database.damaged"))
            case .newer: MarqueeError(.storage, .init("database.newer"))
            case .oldServer: MarqueeError(.storage, .init("database.oldServer"))
            case .encoding: MarqueeError(.storage, .init("database.encoding"))
            case .pooled: MarqueeError(.storage, .init("database.pooled"))
            case .unusableConnection: MarqueeError(.invalidInput, .init("database.connection"))
            case .unusableSchema: MarqueeError(.invalidInput, .init("database.schema"))
            case .unsealed: MarqueeError(.storage, .init("database.unsealed"))
            case .engine(let state): MarqueeError(.storage, .init("database.engine", ["state": "\(state)"]))
            case .closed: MarqueeError(.closed, .init("database.closed"))
            case .cancelled: MarqueeError(.cancelled, .cancelled)
            }
    }
}
