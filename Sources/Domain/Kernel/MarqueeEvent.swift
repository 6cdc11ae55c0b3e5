/// Something that happened inside Marquee, for logs, metrics and traces.
///
/// An event holds route templates, numbers and errors; never a URL, a title, a query or a credential.
public struct MarqueeEvent: Sendable, Hashable {
    /// What happened. New kinds may be added in a minor version, so outside of Marquee a `switch` needs an
    /// `@unknown default`.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Kind: Sendable, Hashable {
        /// A request starts.
        case requestStarted
        /// A request was answered: HTTP status, body bytes after decompression, time taken with all attempts and waits.
        case requestFinished(status: Int, bytes: Int, duration: Duration)
        /// A request failed without an answer.
        case requestFailed(MarqueeError, duration: Duration)
        /// The last attempt failed: the request waits and is then sent again.
        case retryScheduled(after: Duration, reason: MarqueeError.Reason)
        /// A request waits for about this time because of the rate limit.
        case throttled(for: Duration)
        /// The circuit breaker is open, because the server failed too often: requests fail at once, and cached values are served.
        case circuitOpened
        /// The circuit breaker is half open: one request tests whether the server works again.
        case circuitHalfOpened
        /// The circuit breaker is closed again: the server works.
        case circuitClosed
        /// A read was served from this origin.
        case readServed(Origin, isStale: Bool)
        /// An answer had rows or optional fields that could not be read; the rest was served.
        case valuesDropped(rows: Int, fields: Int)
        /// A part of the store failed; a read continued without it.
        case storeFailed(StorePart, MarqueeError)
        /// A part of the store that had failed works again.
        case storeRecovered(StorePart)
        /// The store was damaged, written by a newer version, or not a store of Marquee; it was set aside and created again.
        case storeRebuilt(MarqueeError.Reason)
        /// A change of a mark was sent, and the server accepted it.
        case changeSent(MarkKind)
        /// A change of a mark could not be sent because of a transient failure; it will be retried.
        case changeDelayed(MarkKind, MarqueeError)
        /// The server rejected a change of a mark; the mark is as it was before.
        case changeRejected(MarkKind, MarqueeError)
        /// A mark was changed on this device and somewhere else; this side won.
        case conflictResolved(MarkKind, ConflictPolicy.Winner)
        /// The server no longer accepts a session; its unsent changes wait for a new sign-in.
        case sessionRevoked(MarqueeError)
        /// The store evicted old snapshots, pictures among them, to stay below its size limit.
        case storeEvicted(snapshots: Int, bytes: Int)
        /// The client was made without a credential: only cached and stored answers can be read.
        case credentialMissing
    }

    /// What happened.
    public var kind: Kind
    /// The operation concerned, as a route template, if there is one.
    public var operation: String?
    /// The number of the exchange that it belongs to: of a request with all its attempts, from `requestStarted` to `requestFinished` or
    /// `requestFailed`. No two exchanges of a process have the same.
    public var exchange: Int?

    public init(_ kind: Kind, operation: String? = nil, exchange: Int? = nil) {
        self.kind = kind
        self.operation = operation
        self.exchange = exchange
    }
}

/// Receives events when they happen, on any thread. It must return quickly.
///
/// It is called in the task of the call that the event belongs to, with the task-local values of that call. Of equal reads that share one
/// request, these are the values of the first.
public typealias MarqueeEventHandler = @Sendable (MarqueeEvent) -> Void
