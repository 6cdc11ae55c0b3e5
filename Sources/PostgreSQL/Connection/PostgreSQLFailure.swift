/// All failures of this layer, before they become a `MarqueeError`.
enum PostgreSQLFailure: Error, Hashable {
    /// No server answers, the connection was lost, or the server starts or stops.
    case unreachable
    /// The server says nothing, although it had time to: the network is mute, or the server is paused.
    case unanswered
    /// The server refuses the user, the password or the address, with its SQLSTATE.
    case credentials(String)
    /// The server has no database of the name, with its SQLSTATE.
    case missingDatabase(String)
    /// No trusted TLS connection could be made.
    case insecure
    /// The name of the server cannot be looked up.
    case unknownHost
    /// The server can only be read, as a standby.
    case readOnly
    /// No server accepts writes, and one that can only be read replaces it.
    case noPrimary
    /// Others changed the same rows at the same time.
    case conflict
    /// A lock or a statement took longer than its limit.
    case timedOut
    /// No connection became free in time.
    case exhausted
    /// The connection was lost during a commit, and whether the server committed could not be found out.
    case unknownOutcome
    /// The server has no space left.
    case full
    /// The server refuses a statement to this user.
    case forbidden
    /// A row breaks the rules of the tables, or a value in one cannot be read.
    case damagedValue
    /// The tables were written by a newer version.
    case newer
    /// The server lacks required features.
    case oldServer
    /// The database stores texts in another encoding than UTF-8.
    case encoding
    /// A pooler gives the connection to other clients between two transactions.
    case pooled
    /// The connection string cannot be read.
    case unusableConnection
    /// The name of the schema cannot be used.
    case unusableSchema
    /// The program's own closures did not seal or open a secret.
    case unsealed
    /// Another failure of the server, with its SQLSTATE.
    case engine(String)
    /// The store was closed.
    case closed
    /// The caller cancelled.
    case cancelled
}

extension PostgreSQLFailure {
    /// The meaning of an SQLSTATE: <https://www.postgresql.org/docs/current/errcodes-appendix.html>.
    init(state: String) {
        self =
            switch state {
            case "40001", "40P01": .conflict
            case "55P03", "57014": .timedOut
            case "25006": .readOnly
            case "53100": .full
            // Too many connections; ended by an administrator, by a crash, or because it was idle; still starting.
            case "53300", "57P01", "57P02", "57P03", "57P05", "25P03": .unreachable
            case "42501": .forbidden
            // A prepared statement that is not this connection's: nothing else leads to it.
            case "42P05", "26000": .pooled
            case _ where state.hasPrefix("08"): .unreachable
            case _ where state.hasPrefix("28"): .forbidden
            case _ where state.hasPrefix("23"): .damagedValue
            case _ where state.utf8.count == 5 && state.utf8.allSatisfy { $0 < 0x80 }: .engine(state)
            default: .engine("XX000")
            }
    }

    /// Whether the same process may work with the database later, without another configuration.
    var isTemporary: Bool {
        switch self {
        case .unreachable, .unanswered, .readOnly, .noPrimary, .conflict, .timedOut, .exhausted, .full: true
        default: isRefusal
        }
    }

    /// Whether connecting again at once is useless: an operator has to correct the server, its name, or the files with passwords and
    /// certificates.
    var isRefusal: Bool {
        switch self {
        case .credentials, .missingDatabase, .insecure, .unknownHost: true
        default: false
        }
    }

    /// Whether there is no server now.
    var meansAway: Bool { self == .unreachable || self == .unanswered }

    /// Whether a connection that failed so is not used again: it is lost, or leads to a server that is no longer the primary one.
    var endsConnection: Bool { [.unreachable, .readOnly, .noPrimary].contains(self) }
}
