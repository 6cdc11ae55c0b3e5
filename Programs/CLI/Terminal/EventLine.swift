import Marquee

extension MarqueeEvent {
    /// The event as one line of talk. Events hold no secrets, addresses or texts of a person, and so neither does the line.
    var line: Line {
        Line([operation, words].compactMap { $0 }.joined(separator: ": "), .faint)
    }

    private var words: String {
        switch kind {
        case .requestStarted: "request sent"
        case .requestFinished(let status, let bytes, let duration): "status \(status), bytes: \(bytes), \(Self.text(duration))"
        case .requestFailed(let error, let duration): "no answer after \(Self.text(duration)). \(error.reason.text)"
        case .retryScheduled(let delay, let reason): "retry in \(Self.text(delay)). \(reason.text)"
        case .throttled(let wait): "waiting \(Self.text(wait)) for the rate limit"
        case .circuitOpened: "the circuit breaker is open: the server failed too often"
        case .circuitHalfOpened: "the circuit breaker is half open: one request tests the server"
        case .circuitClosed: "the circuit breaker is closed: the server works again"
        case .operationCircuitOpened: "the circuit breaker of this operation is open: it failed too often"
        case .operationCircuitClosed: "the circuit breaker of this operation is closed: it works again"
        case .imageServerIgnored: "the image server in TMDb's configuration is not trusted: the default one is used"
        case .readServed(let origin, let isStale): "served from \(Self.place(origin))" + (isStale ? ", stale" : "")
        case .valuesDropped(let rows, let fields): Self.unread(rows: rows, fields: fields)
        case .changeSent(let kind): "\(Self.name(kind)) was sent"
        case .changeDelayed(let kind, let error): "\(Self.name(kind)) was not sent yet. \(error.reason.text)"
        case .changeRejected(let kind, let error): "\(Self.name(kind)) was rejected. \(error.reason.text)"
        case .changesExpired(let rejected, let suspended):
            "old changes were removed: \(rejected) rejected, \(suspended) of accounts without a session"
        case .marksLost(let items): "the store went back to an earlier state; titles whose marks were lost: \(items)"
        case .conflictResolved(let kind, let winner):
            "\(Self.name(kind)) was also changed elsewhere: the \(winner == .local ? "local" : "remote") value is used"
        case .sessionRevoked(let error): "the session was rejected. \(error.reason.text)"
        case .storeFailed(_, let error): "the store failed. \(error.reason.text)"
        case .storeRecovered: "the store works again"
        case .updateFailed(let error): "the update failed. \(error.reason.text)"
        case .credentialMissing: "no credential is set: only cached answers can be read"
        case .storeRebuilt(let reason): "the store was rebuilt. \(reason.text)"
        case .storeEvicted(let snapshots, let bytes): "cache eviction; answers: \(snapshots), bytes: \(bytes)"
        }
    }

    private static func name(_ kind: MarkKind) -> String {
        switch kind {
        case .favorite: "a favorite"
        case .watchlist: "a change of the watchlist"
        case .rating: "a rating"
        }
    }

    private static func unread(rows: Int, fields: Int) -> String {
        [(rows, "entries"), (fields, "fields")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " and ")
            + " could not be read"
    }

    private static func place(_ origin: Origin) -> String {
        switch origin {
        case .memory: "memory"
        case .store: "the store"
        case .server: "the server"
        case .titleIndex: "the index of seen titles"
        default: origin.rawValue
        }
    }

    private static func text(_ duration: Duration) -> String {
        let milliseconds = Int((duration / .milliseconds(1)).rounded())
        return milliseconds < 1_000 ? "\(milliseconds) ms" : "\(milliseconds / 1_000).\(milliseconds % 1_000 / 100) s"
    }
}
