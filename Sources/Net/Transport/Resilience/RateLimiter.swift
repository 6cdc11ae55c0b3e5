public import MarqueeData
import Synchronization

/// Limits the rate of requests; several clients can share one limiter.
///
/// Where requests wait, reads have three turns in each round, and sign-in and changes, pictures, and background work have one turn each.
/// Background work is that of tasks with `TaskPriority.utility` or less, such as prefetching. Within these shares, callers are served in
/// turn, and the requests of one caller in the order in which they came. While nothing else waits, background work leaves half of the burst
/// to the requests that come next, so that they go at once.
///
/// With a source that several processes share (`RateLimiting` of MarqueeData), a request also needs a permit of the source. The rate of the
/// limiter is then the most that this process uses of it. The shares and the lines are those of this process.
///
/// ```swift
/// let limiter = RateLimiter(requestsPerSecond: 30)
/// let first = try await MarqueeClient {
///     $0.credential = try .accessToken(token)
///     $0.rateLimiter = limiter
/// }
/// let second = try await MarqueeClient {
///     $0.credential = try .accessToken(otherToken)
///     $0.rateLimiter = limiter
///     $0.storage = .memory
/// }
/// ```
public final class RateLimiter: Sendable {
    private let bucket: Mutex<TokenBucket>
    /// The first request in line holds the turn while it waits for the bucket.
    private let turn = ConcurrencyLimiter(1)
    private let time: TimeSource
    /// The rate that other processes share; nil for a rate of this process alone.
    private let source: (any RateLimiting)?
    /// The requests that background work leaves to others.
    private let reserve: Int

    /// Creates a limiter; the defaults stay below TMDb's limit.
    ///
    /// See <https://developer.themoviedb.org/docs/rate-limiting>.
    ///
    /// - Parameters:
    ///   - requestsPerSecond: The rate of this process.
    ///   - burst: The requests that may go at once after a time without requests.
    ///   - source: A rate that other processes share; nil for none.
    ///   - time: The clock and the waits. Tests replace it.
    public init(
        requestsPerSecond: Double = 40, burst: Int = 10, sharing source: (any RateLimiting)? = nil, time: TimeSource = .system
    ) {
        bucket = Mutex(TokenBucket(perSecond: requestsPerSecond, burst: burst, lot: source.map { _ in PermitLot() }))
        (self.time, self.source) = (time, source)
        reserve = min(max(1, burst), 1_000_000) / 2
    }

    /// The number of waiting requests, including the first in line.
    var waiting: Int { turn.waiting + turn.held }

    /// Takes a turn if there is one without waiting.
    func tryPass(as share: RequestShare = .current()) -> Bool {
        guard let permit = turn.tryTake(as: share) else {
            // Background work that has the turn waits for more than it leaves to others.
            return share != .background && turn.isOfBackground && bucket.withLock { $0.take(at: time.now()) } == .zero
        }
        defer { turn.give(permit) }
        return take(as: share) == .zero
    }

    /// Takes a token with the turn; returns the time to wait before it may be used.
    private func take(as share: RequestShare) -> Duration {
        let reserve = reserve(against: share)
        return bucket.withLock { $0.take(at: time.now(), leaving: reserve) }
    }

    /// The tokens that a share leaves to others. Where others wait, each share has its turns, and no tokens are left.
    private func reserve(against share: RequestShare) -> Int { share == .background && turn.isOfBackground ? reserve : 0 }

    /// Waits for a turn.
    ///
    /// - Parameters:
    ///   - limit: The longest wait. If the wait is longer, it fails at once, or later if requests that came later were served earlier.
    ///   - share: The share that pays for the turn.
    ///   - callers: The callers in whose lines the request waits.
    ///   - bound: The most requests of one share that one caller with a key may have in line.
    ///   - onWait: Receives the approximate time before the wait, if there is any.
    func pass(
        within limit: Duration? = nil, as share: RequestShare = .current(), for callers: RequestCallers? = nil, bound: Int = .max,
        onWait: (Duration) -> Void
    ) async throws(TransportError) {
        // A request in line counts also in the moment when the first one may go and has not woken up yet.
        let before = turn.ahead(of: callers, in: share) + turn.held + reserve(against: share)
        let wait = bucket.withLock { $0.wait(at: time.now(), behind: before) }
        if let limit, wait > limit { throw .rateLimited(retryAfter: wait) }
        if wait > .zero { onWait(wait) }
        let permit = try await takeTurn(within: limit, as: share, for: callers, bound: bound, wait)
        defer { turn.give(permit) }
        var isReported = wait > .zero
        while true {
            if let source, let wait = await lease(from: source, as: share) {
                if let limit, wait > limit { throw .rateLimited(retryAfter: wait) }
                if !isReported { onWait(wait) }
                isReported = true
            }
            let wait = take(as: share)
            if wait == .zero { return }
            // Another request may come while background work waits for more than one token.
            try await time.pause(for: min(wait, bucket.withLock(\.interval)))
        }
    }

    /// Leases permits for all requests in line, if permits alone are missing; returns the time until they may be used, if there is any. Only
    /// the request with the turn calls it, so one call is under way.
    private func lease(from source: any RateLimiting, as share: RequestShare) async -> Duration? {
        let reserve = reserve(against: share)
        guard bucket.withLock({ $0.needsLease(at: time.now(), leaving: reserve) }) else { return nil }
        let lease = await source.lease(upTo: waiting)
        return bucket.withLock { bucket in
            let now = time.now()
            bucket.lot?.fill(with: lease, at: now)
            let wait = bucket.wait(at: now)
            return wait > .zero ? wait : nil
        }
    }

    private func takeTurn(
        within limit: Duration?, as share: RequestShare, for callers: RequestCallers?, bound: Int, _ wait: Duration
    ) async throws(TransportError) -> ConcurrencyLimiter.Permit {
        do throws(TransportError) {
            return try await turn.take(within: limit, on: time, as: share, for: callers, bound: bound)
        } catch {
            switch error.kind {
            case .timeout: throw .rateLimited(retryAfter: max(bucket.withLock(\.interval), wait))
            case .rateLimited: throw TransportError(error.kind, error.detail, retryAfter: wait)
            default: throw error
            }
        }
    }
}
