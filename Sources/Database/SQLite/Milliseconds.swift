import struct Foundation.Date

extension Date {
    /// Milliseconds since 1970, the store's form of every moment; moments out of reach become the nearest one in reach.
    var milliseconds: Int64 {
        let exact = (timeIntervalSince1970 * 1_000).rounded()
        guard exact.isFinite else { return exact == .infinity ? Date.farthest : exact == -.infinity ? -Date.farthest : 0 }
        return Int64(max(-Double(Date.farthest), min(Double(Date.farthest), exact)))
    }

    init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
    }

    // Doubles count milliseconds exactly up to here, some 285,000 years.
    private static let farthest: Int64 = 1 << 53
}
