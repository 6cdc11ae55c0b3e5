/// A rate of requests per second, and a burst after a time without requests.
struct TokenBucket {
    /// The time between two requests at the full rate.
    let interval: Duration
    private let allowance: Duration
    private var due = Duration.zero
    /// The permits of a shared rate, which a request needs besides; nil without such a rate.
    var lot: PermitLot?

    init(perSecond: Double, burst: Int, lot: PermitLot? = nil) {
        // A number that is none would stop the process where a time is divided by it, and so would a product that is too large.
        interval = .seconds(1) / (perSecond > 0.001 ? perSecond : 0.001)
        allowance = interval * (min(max(1, burst), 1_000_000) - 1)
        self.lot = lot
    }

    /// The time until the next request may start, behind so many others.
    func wait(at now: Duration, behind others: Int = 0) -> Duration {
        let wait = max(.zero, max(due, now) + interval * others - allowance - now)
        return if let lot { max(wait, lot.start - now) } else { wait }
    }

    /// Whether a request could start now, behind so many others, if it had a permit of the shared rate.
    func needsLease(at now: Duration, leaving others: Int) -> Bool {
        lot?.isOver(at: now) == true && wait(at: now, behind: others) == .zero
    }

    /// Takes a token, if so many others are left; returns the time to wait before it may be used.
    mutating func take(at now: Duration, leaving others: Int = 0) -> Duration {
        let wait = wait(at: now, behind: others)
        guard wait == .zero else { return wait }
        if lot?.isOver(at: now) == true { return interval }
        due = max(due, now) + interval
        lot?.take()
        return .zero
    }
}
