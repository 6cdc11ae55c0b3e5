public import MarqueeData
public import MarqueeDomain

/// All transports between a client and the network, in one list.
///
/// `MarqueeClient` puts the chain around its transport; a program that wires the layers itself puts it around its own.
public struct TransportChain: HTTPTransport {
    /// The settings of the chain.
    public struct Options: Sendable {
        /// The maximum number of retries of a request that may be repeated.
        public var retries = 2
        /// The rate limiter; nil means no limit.
        public var limiter: RateLimiter?
        /// The rate limiter of pictures; nil means no limit.
        public var imageLimiter: RateLimiter?
        /// The most waiting requests of one caller; further ones fail at once.
        public var waitingPerCaller = 100
        /// The maximum number of requests in flight.
        public var inFlight = 16
        /// Whether the circuit breaker is enabled.
        public var usesCircuitBreaker = true
        /// The source of time.
        public var time = TimeSource.system

        /// The defaults.
        public init() {}
    }

    private let entrance: any HTTPTransport
    private let draining: DrainingTransport
    private let innermost: InnermostTransport
    private let breakers: CircuitBreakers
    private let permits: ConcurrencyLimiter
    private let pauses = HostPauses()
    private let time: TimeSource

    /// Puts the chain around a transport.
    public init(
        _ base: any HTTPTransport, _ options: Options = Options(), clock: WallClock = .system,
        onEvent: @escaping MarqueeEventHandler = { _ in }
    ) {
        let (time, pendingWaits) = (options.time, PendingWaits())
        self.time = time
        breakers = CircuitBreakers(time: time, onEvent: onEvent)
        // The SDK's transports end requests in flight at shutdown; any other transport is only sure to end them when they are cancelled.
        let endsRequests = base is any RequestEndingTransport
        innermost = InnermostTransport(endsRequests ? base : CancellingTransport(base: base, pendingWaits: pendingWaits))
        // From the network outward.
        var chain: any HTTPTransport = innermost
        if options.usesCircuitBreaker { chain = CircuitBreakerTransport(base: chain, breakers: breakers) }
        chain = RetryAfterNotingTransport(base: chain, pauses: pauses, time: time, clock: clock)
        permits = ConcurrencyLimiter(options.inFlight)
        chain = ConcurrencyLimitTransport(
            base: chain, permits: permits, waitingPerCaller: options.waitingPerCaller, time: time, pendingWaits: pendingWaits)
        if options.limiter != nil || options.imageLimiter != nil {
            chain = RateLimitTransport(
                base: chain, limiter: options.limiter, imageLimiter: options.imageLimiter, waitingPerCaller: options.waitingPerCaller,
                pendingWaits: pendingWaits, onEvent: onEvent)
        }
        chain = RetryAfterTransport(base: chain, pauses: pauses, time: time, pendingWaits: pendingWaits, onEvent: onEvent)
        if options.usesCircuitBreaker { chain = FailFastTransport(base: chain, breakers: breakers) }
        if options.retries > 0 {
            chain = RetryTransport(
                base: chain, retries: options.retries, time: time, pendingWaits: pendingWaits, clock: clock, onEvent: onEvent)
        }
        draining = DrainingTransport(chain, onEnd: pendingWaits.end)
        entrance = ObservedTransport(draining, time: time, onEvent: onEvent)
    }

    /// The number of attempts.
    package var counts: InnermostTransport.Counts { innermost.counts }
    /// How often a request has waited for a permit.
    package var permitWaits: Int { permits.waits }
    /// The state of the circuit breaker for every host that has been asked.
    package var breakerStates: [String: CircuitBreakerState] { breakers.states }
    /// The state of every operation whose circuit breaker is not closed, by route template.
    package var operationBreakerStates: [String: CircuitBreakerState] { breakers.operationStates }

    /// How long the host of an address wants to be left alone.
    package func pause(of address: String) -> Duration {
        guard let host = try? TransportRequest.hostKey(of: address).get() else { return .zero }
        return max(.zero, pauses.end(of: host) - time.now())
    }

    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse { try await entrance.send(request) }

    public func shutdown() async { await draining.shutdown() }

    /// Refuses new requests, waits until the deadline for those in flight, and cancels the rest.
    public func shutdown(deadline: Duration) async { await draining.shutdown(deadline: deadline) }
}
