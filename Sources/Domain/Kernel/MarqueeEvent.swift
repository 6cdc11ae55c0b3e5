/// An event inside Marquee, for logs, metrics and traces.
///
/// An event holds route templates, numbers, errors and the host of the server; never a URL, a title, a query or a credential.
public struct MarqueeEvent: Sendable, Equatable {
    /// The kind of an event. New kinds may be added in a minor version, so a `switch` in another package needs an `@unknown default`.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Kind: Sendable, Equatable {
        /// A request starts.
        case requestStarted
        /// A request was answered: the HTTP status, the bytes of the decompressed body, and the time of all attempts and waits.
        case requestFinished(status: Int, bytes: Int, duration: Duration)
        /// A request failed without an answer.
        case requestFailed(MarqueeError, duration: Duration)
        /// An attempt failed. The request waits this long and is then sent again.
        case retryScheduled(after: Duration, reason: MarqueeError.Reason)
        /// The rate limit delays a request by about this time.
        case throttled(for: Duration)
        /// The circuit breaker opened after too many failures. Requests fail at once, and reads serve cached values.
        case circuitOpened
        /// The circuit breaker is half open: one request tests whether the server has recovered.
        case circuitHalfOpened
        /// The circuit breaker closed: the server has recovered.
        case circuitClosed
        /// The circuit breaker of one operation opened: its requests fail at once, and other requests to the server are sent.
        case operationCircuitOpened
        /// The circuit breaker of one operation closed: the operation works again.
        case operationCircuitClosed
        /// TMDb's configuration named an image server that the client does not trust. The default image server is used instead.
        case imageServerIgnored
        /// A read returned a value from this origin.
        case readServed(Origin, isStale: Bool)
        /// An answer had unreadable rows or optional fields. They were left out.
        case valuesDropped(rows: Int, fields: Int)
        /// A part of the store failed. Reads continue without it.
        case storeFailed(StorePart, MarqueeError)
        /// A part of the store recovered.
        case storeRecovered(StorePart)
        /// The catalog could not be replaced by a newer one, or the lists of changes could not be read; it is tried again.
        case updateFailed(MarqueeError)
        /// The store was damaged, from a newer version, or not a store of Marquee. It was set aside and created again.
        case storeRebuilt(MarqueeError.Reason)
        /// The server accepted a change of a mark.
        case changeSent(MarkKind)
        /// Sending a change of a mark failed temporarily. It will be retried.
        case changeDelayed(MarkKind, MarqueeError)
        /// The server rejected a change of a mark. The mark has its earlier value again.
        case changeRejected(MarkKind, MarqueeError)
        /// Changes that could not be sent for a long time were removed: so many that the server had rejected, and so many of accounts without a
        /// session.
        case changesExpired(rejected: Int, suspended: Int)
        /// The store went back to an earlier state, as after a fail-over or a restored backup. So many items of one account had marks that were
        /// stored and are lost.
        case marksLost(items: Int)
        /// A mark was changed on two devices. This side won.
        case conflictResolved(MarkKind, ConflictPolicy.Winner)
        /// The server no longer accepts a session. Its unsent changes wait for the next sign-in.
        case sessionRevoked(MarqueeError)
        /// The store evicted old snapshots and pictures to stay below its size limit.
        case storeEvicted(snapshots: Int, bytes: Int)
        /// The client has no credential: only cached and stored answers can be read.
        case credentialMissing
    }

    /// The kind of the event.
    public var kind: Kind
    /// The operation as a route template; nil if the event belongs to none.
    public var operation: String?
    /// The number of the exchange, unique in the process. An exchange is a request with all its attempts, from `requestStarted` to
    /// `requestFinished` or `requestFailed`.
    public var exchange: Int?
    /// The host of the server that the request is sent to, in the events of its start and its end. ``attributes`` does not contain it.
    public var host: String?
    /// The port of the server, with ``host``.
    public var port: Int?

    public init(_ kind: Kind, operation: String? = nil, exchange: Int? = nil, host: String? = nil, port: Int? = nil) {
        self.kind = kind
        self.operation = operation
        self.exchange = exchange
        self.host = host
        self.port = port
    }
}

/// Receives events when they happen, on any thread. It must return quickly.
///
/// It runs in the task of the call that the event belongs to, with that call's task-local values. If equal reads share one request, these are
/// the values of the first read.
public typealias MarqueeEventHandler = @Sendable (MarqueeEvent) -> Void
