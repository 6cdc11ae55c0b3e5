import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How long a stored answer counts as fresh, whatever a server or a clock says.
struct Freshness: Sendable, Hashable {
    /// The shortest and the longest time that an answer counts as fresh.
    static let bounds: ClosedRange<Duration> = .seconds(60) ... .seconds(7 * 24 * 3600)

    let savedAt: Date
    let validUntil: Date

    /// An answer saved now that its server calls fresh for a while.
    init(savedAt: Date, freshFor lifetime: Duration) {
        let clamped = min(max(lifetime, Self.bounds.lowerBound), Self.bounds.upperBound)
        self.init(savedAt: savedAt, validUntil: savedAt + clamped.interval)
    }

    init(savedAt: Date, validUntil: Date) {
        self.savedAt = savedAt
        self.validUntil = validUntil
    }

    /// A time of saving in the future means that a clock was changed, so the age of the answer is unknown.
    func isStale(at now: Date) -> Bool {
        savedAt > now + Self.tolerance || now >= min(validUntil, savedAt + Self.longest)
    }

    /// Whether it is too old for a read: by the age that its policy allows or, without one, by its lifetime.
    func isStale(at now: Date, for policy: ReadPolicy) -> Bool {
        guard let most = policy.maximumAge else { return isStale(at: now) }
        return isExpired || savedAt > now + Self.tolerance || age(at: now) > most
    }

    /// The same, stale from now on.
    var expired: Freshness { Freshness(savedAt: savedAt, validUntil: .distantPast) }

    var isExpired: Bool { validUntil == .distantPast }

    /// Whether it is of a later answer. Stores round times to milliseconds.
    func isNewer(than other: Freshness) -> Bool { savedAt.timeIntervalSince(other.savedAt) > 0.001 }

    func age(at now: Date) -> Duration {
        // A tenth of the time that a conversion of a fraction of seconds takes.
        .microseconds(Int(nearest: max(0, now.timeIntervalSince(savedAt)) * 1e6, in: 0 ... .max))
    }

    private static let tolerance: TimeInterval = 1
    /// The upper bound as a number, because every read from memory needs it.
    private static let longest = bounds.upperBound.interval
}

extension Duration {
    var interval: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
    }
}
