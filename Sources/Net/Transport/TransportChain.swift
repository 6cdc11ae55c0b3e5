package import MarqueeData
package import MarqueeDomain

/// All that stands between a request and the wire, in one visible list.
package struct TransportChain: HTTPTransport {
    /// What the chain is made of.
    package struct Options: Sendable {
        /// How often a failed request that may be repeated is.
        package var retries = 2
        /// What keeps requests to a rate.
        package var limiter: RateLimiter?
        /// How many requests may be in flight.
        package var inFlight = 16
        /// Whether a host that fails too often is left alone for a moment.
        package var hasBreaker = true
        /// How time passes.
        package var time = TimeSource.system

        package init() {}
    }

    private let entrance: any HTTPTransport
    private let draining: DrainingTransport
    private let counting: CountingTransport
    private let breakers: Breakers

    package init(
        _ base: any HTTPTransport, _ options: Options = Options(), clock: WallClock = .system,
        onEvent: @escaping MarqueeEventHandler = { _ in }
    ) {
        let time = options.time
        breakers = Breakers(time: time, onEvent: onEvent)
        counting = CountingTransport(base)
        // From the wire outward.
        var chain: any HTTPTransport = counting
        if options.hasBreaker { chain = BreakerTransport(base: chain, breakers: breakers) }
        chain = PermitTransport(base: chain, permits: Permits(options.inFlight), time: time)
        if let limiter = options.limiter { chain = RateLimitTransport(base: chain, limiter: limiter, onEvent: onEvent) }
        if options.hasBreaker { chain = FailFastTransport(base: chain, breakers: breakers) }
        if options.retries > 0 {
            chain = RetryTransport(base: chain, retries: options.retries, time: time, clock: clock, onEvent: onEvent)
        }
        draining = DrainingTransport(chain)
        entrance = ObservedTransport(draining, time: time, onEvent: onEvent)
    }

    /// What has gone out.
    package var counts: CountingTransport.Counts { counting.counts }
    /// The state of every host that has been asked.
    package var breakerStates: [String: BreakerState] { breakers.states }

    package func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse { try await entrance.send(request) }

    package func shutdown() async { await draining.shutdown() }

    /// Refuses new requests, waits for those under way no longer than the deadline, and ends the rest.
    package func shutdown(deadline: Duration) async { await draining.shutdown(deadline: deadline) }
}
