public import MarqueeData
import Synchronization

/// Limits the rate of requests, first come, first served; several clients can share one limiter.
///
/// Requests of tasks with `TaskPriority.utility` or less, such as prefetching, wait behind all others, and get one turn of four meanwhile.
public final class RateLimiter: Sendable {
    private let bucket: Mutex<TokenBucket>
    /// The first request in line holds the turn while it waits for the bucket.
    private let turn = ConcurrencyLimiter(1)
    private let time: TimeSource

    /// Creates a limiter; the defaults stay below TMDb's limit.
    ///
    /// See <https://developer.themoviedb.org/docs/rate-limiting>.
    public init(requestsPerSecond: Double = 40, burst: Int = 10, time: TimeSource = .system) {
        bucket = Mutex(TokenBucket(perSecond: requestsPerSecond, burst: burst))
        self.time = time
    }

    /// The number of waiting requests, including the first in line.
    var waiting: Int { turn.waiting + turn.held }

    /// Takes a turn if there is one without waiting.
    func tryPass() -> Bool {
        guard turn.tryTake(as: .foreground) else { return false }
        defer { turn.give(as: .foreground) }
        return bucket.withLock { $0.take(at: time.now()) } == .zero
    }

    /// Waits for a turn; calls `onWait` with the approximate time before, if there is any. If that is longer than the limit, it fails at once.
    func pass(
        within limit: Duration? = nil, as priority: RequestPriority = .current, onWait: (Duration) -> Void
    ) async throws(TransportError) {
        // Who is in line counts also in the moment when the first one may go and has not woken up yet.
        let wait = bucket.withLock { $0.wait(at: time.now(), behind: turn.ahead(of: priority) + turn.held) }
        if let limit, wait > limit { throw .rateLimited(retryAfter: wait) }
        if wait > .zero { onWait(wait) }
        try await takeTurn(within: limit, as: priority)
        defer { turn.give(as: priority) }
        while true {
            let wait = bucket.withLock { $0.take(at: time.now()) }
            if wait == .zero { return }
            try await time.pause(for: wait)
        }
    }

    /// Others may overtake what waits in the background, so it looks at the time too.
    private func takeTurn(within limit: Duration?, as priority: RequestPriority) async throws(TransportError) {
        do throws(TransportError) {
            try await turn.take(within: priority == .background ? limit : nil, on: time, as: priority)
        } catch  where error.kind == .timeout {
            throw .rateLimited(retryAfter: bucket.withLock(\.interval) * waiting)
        }
    }
}
