import MarqueeData

/// Bounds how many requests are in flight; the others wait in line, no longer than the total that they allow for the exchange.
///
/// It stands before `CurlTransport` too, whose own line comes behind the breaker: a request must not wait where it can no longer be
/// held back. The deadlines of an exchange begin with the permit, because the transport behind counts them from there.
struct ConcurrencyLimitTransport: HTTPTransport {
    let base: any HTTPTransport
    let permits: ConcurrencyLimiter
    let time: TimeSource
    let pendingWaits: PendingWaits

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        if !permits.tryTake() {
            try await pendingWaits.wait { [permits, time] in
                try await permits.take(within: request.limits.total, on: time)
            }
        }
        defer { permits.give() }
        return try await base.send(request)
    }

    func shutdown() async { await base.shutdown() }
}
