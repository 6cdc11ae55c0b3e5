extension MarqueeEvent {
    /// The values of the event as pairs, for structured logs and traces. Names are stable across versions. Values are numbers, route templates
    /// and Marquee's own names: never a URL, a title, a query or a secret.
    public var attributes: [String: String] {
        var all: [String: String] = [:]
        all["operation"] = operation
        all["exchange"] = exchange.map(String.init)
        switch kind {
        case .requestStarted, .circuitOpened, .circuitHalfOpened, .circuitClosed, .operationCircuitOpened, .operationCircuitClosed,
            .imageServerIgnored, .credentialMissing:
            break
        case .requestFinished(let status, let bytes, let duration):
            all["status"] = String(status)
            all["bytes"] = String(bytes)
            all["duration_ms"] = Self.milliseconds(duration)
        case .requestFailed(let error, let duration):
            all["duration_ms"] = Self.milliseconds(duration)
            Self.describe(error, in: &all)
        case .retryScheduled(let wait, let reason):
            all["wait_ms"] = Self.milliseconds(wait)
            all["reason"] = reason.key
        case .throttled(let wait): all["wait_ms"] = Self.milliseconds(wait)
        case .readServed(let origin, let isStale):
            all["origin"] = origin.rawValue
            all["is_stale"] = String(isStale)
        case .valuesDropped(let rows, let fields):
            all["rows"] = String(rows)
            all["fields"] = String(fields)
        case .storeFailed(let part, let error):
            all["part"] = part.rawValue
            Self.describe(error, in: &all)
        case .storeRecovered(let part): all["part"] = part.rawValue
        case .storeRebuilt(let reason): all["reason"] = reason.key
        case .storeEvicted(let snapshots, let bytes):
            all["snapshots"] = String(snapshots)
            all["bytes"] = String(bytes)
        case .changeSent(let mark): all["mark"] = mark.rawValue
        case .changeDelayed(let mark, let error), .changeRejected(let mark, let error):
            all["mark"] = mark.rawValue
            Self.describe(error, in: &all)
        case .changesExpired(let rejected, let suspended):
            all["rejected"] = String(rejected)
            all["suspended"] = String(suspended)
        case .marksLost(let items): all["items"] = String(items)
        case .conflictResolved(let mark, let winner):
            all["mark"] = mark.rawValue
            all["winner"] = winner.rawValue
        case .sessionRevoked(let error), .updateFailed(let error): Self.describe(error, in: &all)
        }
        return all
    }

    private static func describe(_ error: MarqueeError, in all: inout [String: String]) {
        all["code"] = error.code.rawValue
        all["reason"] = error.reason.key
        // An SQLSTATE is five letters and digits.
        all["sqlstate"] = error.reason.key.hasPrefix("database.") ? error.reason.values["state"] : nil
        all["status"] = error.status.map(String.init)
        all["tmdb_code"] = error.tmdbCode.map(String.init)
    }

    private static func milliseconds(_ duration: Duration) -> String {
        String(Int(nearest: duration / .milliseconds(1), in: 0...Int.max))
    }
}
