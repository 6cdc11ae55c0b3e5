public import MarqueeData
import Synchronization

/// Limits the rate of requests, first come, first served; several clients can share one limiter.
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
        guard turn.tryTake() else { return false }
        defer { turn.give() }
        return bucket.withLock { $0.take(at: time.now()) } == .zero
    }

    /// Waits for a turn; calls `onWait` with the approximate time before, if there is any. If that is longer than the limit, it fails at once.
    func pass(within limit: Duration? = nil, onWait: (Duration) -> Void) async throws(TransportError) {
        let wait = bucket.withLock { bucket in
            let wait = bucket.wait(at: time.now())
            return wait > .zero ? wait + bucket.interval * waiting : .zero
        }
        if let limit, wait > limit { throw .rateLimited(retryAfter: wait) }
        if wait > .zero { onWait(wait) }
        try await turn.take()
        defer { turn.give() }
        while true {
            let wait = bucket.withLock { $0.take(at: time.now()) }
            if wait == .zero { return }
            try await time.pause(for: wait)
        }
    }
}
