import Foundation

/// Counts the requests of each second of a clock, so that those beyond a limit can be refused.
struct RateCounter: Sendable {
    private let limit: Int
    private let clock: @Sendable () -> Date
    private var second = 0
    private var requests = 0

    init(limit: Int, clock: @escaping @Sendable () -> Date) {
        (self.limit, self.clock) = (limit, clock)
    }

    /// Counts one more request; false when it is one too many in its second.
    mutating func count() -> Bool {
        let now = Int(clock().timeIntervalSince1970)
        if now != second { (second, requests) = (now, 0) }
        requests += 1
        return requests <= limit
    }
}
