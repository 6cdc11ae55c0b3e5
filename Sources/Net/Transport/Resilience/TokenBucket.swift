/// A rate of requests per second, and a burst after a time without requests.
struct TokenBucket {
    /// The time between two requests at the full rate.
    let interval: Duration
    private let allowance: Duration
    private var due = Duration.zero

    init(perSecond: Double, burst: Int) {
        interval = .seconds(1) / max(perSecond, 0.001)
        allowance = interval * max(0, burst - 1)
    }

    /// The time until the next request may start.
    func wait(at now: Duration) -> Duration {
        max(.zero, due - allowance - now)
    }

    /// Takes a token; returns the time to wait before it may be used.
    mutating func take(at now: Duration) -> Duration {
        let wait = wait(at: now)
        if wait == .zero { due = max(due, now) + interval }
        return wait
    }
}
