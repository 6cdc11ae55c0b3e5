import MarqueeDomain

/// What came of sending an outbox entry.
enum OutboxVerdict: Sendable {
    /// What a failure says about the other entries.
    enum Scope: Sendable { case thisChange, everything }

    case sent
    case rejected(MarqueeError)
    case superseded(MarkValue)
    case failed(MarqueeError, Scope)
    /// Nothing can be sent for this account now, for a reason that has nothing to do with this entry.
    case stopped(MarqueeError)

    /// What an error means.
    init(on error: MarqueeError) {
        if error.meansSessionRefused {
            self = .stopped(error)
            return
        }
        switch error.code {
        case .cancelled, .closed, .unauthorized, .storage, .storageFull: self = .stopped(error)
        case .offline, .rateLimited: self = .failed(error, .everything)
        case .timeout, .server, .unreadable: self = .failed(error, .thisChange)
        // Only TMDb itself, in its own words, turns a mark back.
        default: self = error.tmdbCode == nil || [408, 425].contains(error.status) ? .failed(error, .thisChange) : .rejected(error)
        }
    }
}
