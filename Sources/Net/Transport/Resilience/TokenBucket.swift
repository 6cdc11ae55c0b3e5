/// So many a second, and a few at once after a while without any.
struct TokenBucket {
    /// The time between two when there is no let-up.
    let interval: Duration
    private let allowance: Duration
    private var due = Duration.zero

    init(perSecond: Double, burst: Int) {
        interval = .seconds(1) / max(perSecond, 0.001)
        allowance = interval * max(0, burst - 1)
    }

    /// How long until the next may go.
    func wait(at now: Duration) -> Duration {
        max(.zero, due - allowance - now)
    }

    /// Lets one go, or says how long it has to wait.
    mutating func take(at now: Duration) -> Duration {
        let wait = wait(at: now)
        if wait == .zero { due = max(due, now) + interval }
        return wait
    }
}
