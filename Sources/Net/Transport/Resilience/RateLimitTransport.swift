import MarqueeData
import MarqueeDomain

/// Sends requests no faster than a rate limiter allows.
struct RateLimitTransport: HTTPTransport {
    let base: any HTTPTransport
    let limiter: RateLimiter
    let pendingWaits: PendingWaits
    let onEvent: MarqueeEventHandler

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        if !limiter.tryPass() {
            let priority = RequestPriority.current
            try await pendingWaits.wait { [limiter, onEvent] in
                try await limiter.pass(within: request.limits.total, as: priority) {
                    onEvent(MarqueeEvent(.throttled(for: $0), operation: request.operation, exchange: request.exchange))
                }
            }
        }
        return try await base.send(request)
    }

    func shutdown() async { await base.shutdown() }
}
