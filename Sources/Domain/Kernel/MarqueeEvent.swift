/// Something that happened inside Marquee, for logs, metrics and traces.
///
/// An event holds route templates, figures and errors; never a URL, a title, a query or a credential.
public struct MarqueeEvent: Sendable, Hashable {
    /// What happened. New kinds may be added in a minor version, so outside of Marquee a `switch` needs an
    /// `@unknown default`.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Kind: Sendable, Hashable {
        /// A request goes out.
        case requestStarted
        /// A request was answered: HTTP status, body bytes after decompression, time taken with all attempts and waits.
        case requestFinished(status: Int, bytes: Int, duration: Duration)
        /// A request got no answer.
        case requestFailed(MarqueeError, duration: Duration)
        /// A request waits and is then sent again, because of what the last attempt brought.
        case retryScheduled(after: Duration, reason: MarqueeError.Reason)
        /// A request waits, about so long, because there are too many of them.
        case throttled(for: Duration)
        /// The server failed too often and is left alone for a moment: requests fail at once, and kept values are served.
        case circuitOpened
        /// One request tries whether the server works again.
        case circuitHalfOpened
        /// The server works again.
        case circuitClosed
        /// A read was served, and from where.
        case readServed(Origin, isStale: Bool)
        /// An answer held rows or optional fields that could not be read; the rest was served.
        case valuesDropped(rows: Int, fields: Int)
        /// The store failed; the read went on without it.
        case storeFailed(MarqueeError)
        /// The store was damaged, from a newer version or not ours; it was set aside and begun anew.
        case storeRebuilt(MarqueeError.Reason)
        /// A change of a mark was sent, and the server took it.
        case changeSent(MarkKind)
        /// A change of a mark could not be sent for now, and waits.
        case changeDelayed(MarkKind, MarqueeError)
        /// The server rejected a change of a mark; the mark is as it was before.
        case changeRejected(MarkKind, MarqueeError)
        /// A mark was changed here and elsewhere, and one of the two won.
        case conflictResolved(MarkKind, ConflictPolicy.Winner)
        /// The server no longer takes a session; what it would have sent waits.
        case sessionRevoked(MarqueeError)
        /// The store made room.
        case storeEvicted(snapshots: Int, bytes: Int)
    }

    /// What happened.
    public var kind: Kind
    /// The operation concerned, as a route template, if there is one.
    public var operation: String?

    /// Creates an event.
    public init(_ kind: Kind, operation: String? = nil) {
        self.kind = kind
        self.operation = operation
    }
}

/// Receives events as they happen, on whatever thread they happen. It must return at once.
public typealias MarqueeEventHandler = @Sendable (MarqueeEvent) -> Void
