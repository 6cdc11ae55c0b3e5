public import MarqueeData
import Synchronization

/// Keeps requests to a rate, first come, first served; give the same one to several clients to make them share it.
public final class RateLimiter: Sendable {
    private let bucket: Mutex<TokenBucket>
    /// The first in line holds the turn while it waits for the bucket.
    private let turn = ConcurrencyLimiter(1)
    private let time: TimeSource

    /// Creates a limiter; the defaults stay below what TMDb tolerates.
    ///
    /// See <https://developer.themoviedb.org/docs/rate-limiting>.
    public init(requestsPerSecond: Double = 40, burst: Int = 10, time: TimeSource = .system) {
        bucket = Mutex(TokenBucket(perSecond: requestsPerSecond, burst: burst))
        self.time = time
    }

    /// How many wait, the first in line included.
    var waiting: Int { turn.waiting + turn.held }

    /// Takes a turn if it is there without waiting.
    func tryPass() -> Bool {
        guard turn.tryTake() else { return false }
        defer { turn.give() }
        return bucket.withLock { $0.take(at: time.now()) } == .zero
    }

    /// Waits for a turn; tells beforehand about how long that will take, if it takes any time.
    func pass(onWait: (Duration) -> Void) async throws(TransportError) {
        let wait = bucket.withLock { bucket in
            let wait = bucket.wait(at: time.now())
            return wait > .zero ? wait + bucket.interval * waiting : .zero
        }
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
