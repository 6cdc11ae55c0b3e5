public import MarqueeData
public import MarqueeDomain

/// All that stands between a request and the wire, in one visible list.
///
/// `MarqueeClient` puts it around its transport; a program that wires the layers itself puts it around its own.
public struct TransportChain: HTTPTransport {
    /// What the chain is made of.
    public struct Options: Sendable {
        /// How often a failed request that may be repeated is.
        public var retries = 2
        /// What keeps requests to a rate; nil is no limit.
        public var limiter: RateLimiter?
        /// How many requests may be in flight.
        public var inFlight = 16
        /// Whether a host that fails too often is left alone for a moment.
        public var hasBreaker = true
        /// How time passes.
        public var time = TimeSource.system

        /// The defaults.
        public init() {}
    }

    private let entrance: any HTTPTransport
    private let draining: DrainingTransport
    private let counting: CountingTransport
    private let breakers: CircuitBreakers

    /// Puts the chain around a transport.
    public init(
        _ base: any HTTPTransport, _ options: Options = Options(), clock: WallClock = .system,
        onEvent: @escaping MarqueeEventHandler = { _ in }
    ) {
        let (time, pendingWaits) = (options.time, PendingWaits())
        breakers = CircuitBreakers(time: time, onEvent: onEvent)
        // Ours end what is in flight when they are shut down; of any other only cancellation is sure to.
        let endsByItself = base is CurlTransport || base is URLSessionTransport
        counting = CountingTransport(endsByItself ? base : CancellingTransport(base: base, pendingWaits: pendingWaits))
        // From the wire outward.
        var chain: any HTTPTransport = counting
        if options.hasBreaker { chain = CircuitBreakerTransport(base: chain, breakers: breakers) }
        chain = ConcurrencyLimitTransport(
            base: chain, permits: ConcurrencyLimiter(options.inFlight), time: time, pendingWaits: pendingWaits)
        if let limiter = options.limiter {
            chain = RateLimitTransport(base: chain, limiter: limiter, pendingWaits: pendingWaits, onEvent: onEvent)
        }
        if options.hasBreaker { chain = FailFastTransport(base: chain, breakers: breakers) }
        if options.retries > 0 {
            chain = RetryTransport(
                base: chain, retries: options.retries, time: time, pendingWaits: pendingWaits, clock: clock, onEvent: onEvent)
        }
        draining = DrainingTransport(chain, onEnd: pendingWaits.end)
        entrance = ObservedTransport(draining, time: time, onEvent: onEvent)
    }

    /// What has gone out.
    package var counts: CountingTransport.Counts { counting.counts }
    /// The state of every host that has been asked.
    package var breakerStates: [String: CircuitBreakerState] { breakers.states }

    /// Sends a request through all of them.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse { try await entrance.send(request) }

    /// Ends at once.
    public func shutdown() async { await draining.shutdown() }

    /// Refuses new requests, waits for those under way no longer than the deadline, and ends the rest.
    public func shutdown(deadline: Duration) async { await draining.shutdown(deadline: deadline) }
}
