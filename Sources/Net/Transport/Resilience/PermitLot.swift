import MarqueeData

/// The permits that a limiter has leased from a shared rate.
struct PermitLot {
    private var count = 0
    /// From when the permits may be used; without permits, when the source may be asked again.
    private(set) var start = Duration.zero
    private var end = Duration.zero

    /// Whether the source has to be asked: all permits are used, or their time is over.
    func isOver(at now: Duration) -> Bool { now >= end }

    mutating func fill(with lease: RateLease, at now: Duration) {
        count = max(0, lease.permits)
        // A source that is wrong stops no request for longer.
        start = now + min(max(.zero, lease.wait), .seconds(60))
        end = count > 0 ? start + lease.lifetime : start
    }

    /// Uses a permit.
    mutating func take() {
        count -= 1
        if count == 0 { end = start }
    }
}
