import MarqueeDomain

/// The result of sending an outbox entry.
enum OutboxVerdict: Sendable {
    /// Whether a failure concerns only the sent change or all changes.
    enum Scope: Sendable { case thisChange, everything }

    /// The server has the value, with the conflict that was resolved in its favor, if there was one.
    case sent(ResolvedConflict?)
    case rejected(MarqueeError)
    case superseded(MarkValue, ResolvedConflict)
    /// The server answered this change before, and had this value last. Nothing was sent.
    case answered(MarkValue)
    case failed(MarqueeError, Scope)
    /// The account cannot send now, for a reason that does not concern this entry.
    case stopped(MarqueeError)

    /// The conflict that was resolved by sending or discarding the change.
    var conflict: ResolvedConflict? {
        switch self {
        case .sent(let conflict): conflict
        case .superseded(_, let conflict): conflict
        case .answered, .rejected, .failed, .stopped: nil
        }
    }

    /// The value that the server has after the change; nil if it is unknown.
    func server(for entry: OutboxEntry) -> MarkValue? {
        switch self {
        case .sent: entry.value
        case .superseded(let server, _), .answered(let server): server
        case .rejected, .failed, .stopped: nil
        }
    }

    /// Classifies an error.
    init(on error: MarqueeError) {
        if error.meansSessionRefused {
            self = .stopped(error)
            return
        }
        switch error.code {
        case .cancelled, .closed, .unauthorized, .storage, .storageFull: self = .stopped(error)
        case .offline, .rateLimited: self = .failed(error, .everything)
        case .timeout, .server, .unreadable: self = .failed(error, .thisChange)
        // Only an error with a code of TMDb rejects a change: others may come from a proxy.
        default: self = error.tmdbCode == nil || [408, 425].contains(error.status) ? .failed(error, .thisChange) : .rejected(error)
        }
    }
}
