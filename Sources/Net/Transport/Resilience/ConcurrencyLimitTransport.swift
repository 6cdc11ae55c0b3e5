import MarqueeData

/// Limits the number of requests in flight; further requests wait in line, at most for the total time of their limits.
///
/// It stands before `CurlTransport` too, although that has a line of its own: the line of `CurlTransport` comes after the circuit breaker,
/// and a request should not wait where the breaker can no longer refuse it. Over HTTP/1.1 it may, where there are fewer connections than
/// permits, but not for longer than its total time. The deadlines of a request start when it gets its connection.
struct ConcurrencyLimitTransport: HTTPTransport {
    let base: any HTTPTransport
    let permits: ConcurrencyLimiter
    let time: TimeSource
    let pendingWaits: PendingWaits

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let priority = RequestPriority.current
        if !permits.tryTake(as: priority) {
            try await pendingWaits.wait { [permits, time] in
                try await permits.take(within: request.limits.total, on: time, as: priority)
            }
        }
        defer { permits.give(as: priority) }
        return try await base.send(request)
    }

    func shutdown() async { await base.shutdown() }
}
