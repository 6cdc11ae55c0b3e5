import MarqueeData
import MarqueeDomain

/// Sends requests no faster than a rate limiter allows. Pictures have a limiter of their own, because they come from another server.
struct RateLimitTransport: HTTPTransport {
    let base: any HTTPTransport
    let limiter: RateLimiter?
    var imageLimiter: RateLimiter?
    /// The most requests of one share that one caller may have in line.
    var waitingPerCaller = Int.max
    let pendingWaits: PendingWaits
    let onEvent: MarqueeEventHandler

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let share = RequestShare.current(request.kind)
        if let limiter = request.kind == .picture ? imageLimiter : limiter, !limiter.tryPass(as: share) {
            try await pendingWaits.wait { [onEvent, waitingPerCaller] in
                try await limiter.pass(within: request.limits.total, as: share, for: request.callers, bound: waitingPerCaller) {
                    onEvent(MarqueeEvent(.throttled(for: $0), operation: request.operation, exchange: request.exchange))
                }
            }
        }
        return try await base.send(request)
    }

    func shutdown() async { await base.shutdown() }
}
