import MarqueeData

/// Limits the number of requests in flight; further requests wait in line, at most for the total time of their limits.
///
/// It is before `CurlTransport` too, although that has a queue of its own: the queue of `CurlTransport` comes after the circuit breaker,
/// and a request should not wait where the breaker can no longer refuse it. Over HTTP/1.1 it may, where there are fewer connections than
/// permits, but not for longer than its total time. The deadlines of a request start when it gets its connection.
struct ConcurrencyLimitTransport: HTTPTransport {
    let base: any HTTPTransport
    let permits: ConcurrencyLimiter
    /// The most requests of one share that one caller may have in line.
    var waitingPerCaller = Int.max
    let time: TimeSource
    let pendingWaits: PendingWaits

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let permit = try await permit(for: request)
        defer { permits.give(permit) }
        return try await base.send(request)
    }

    private func permit(for request: TransportRequest) async throws(TransportError) -> ConcurrencyLimiter.Permit {
        let (share, callers) = (RequestShare.current(request.kind), request.callers)
        if let permit = permits.tryTake(as: share, for: callers) { return permit }
        let permit = try await pendingWaits.wait { [permits, waitingPerCaller, time] in
            try await permits.take(within: request.limits.total, on: time, as: share, for: callers, bound: waitingPerCaller)
        }
        return permit
    }

    func shutdown() async { await base.shutdown() }
}
