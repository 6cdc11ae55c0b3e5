#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

extension Date {
    /// Milliseconds since 1970, the store's form of every time; a time out of range becomes the nearest one in range.
    package var milliseconds: Int64 {
        let exact = (timeIntervalSince1970 * 1_000).rounded()
        guard exact.isFinite else { return exact == .infinity ? Date.farthest : exact == -.infinity ? -Date.farthest : 0 }
        return Int64(max(-Double(Date.farthest), min(Double(Date.farthest), exact)))
    }

    /// A time of a store.
    package init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
    }

    /// The time in a column; nil for NULL.
    package init?(milliseconds: Int64?) {
        guard let milliseconds else { return nil }
        self.init(milliseconds: milliseconds)
    }

    /// A time later, both in whole milliseconds.
    func adding(_ duration: Duration) -> Date { Date(milliseconds: milliseconds + duration.milliseconds) }

    // Doubles represent milliseconds exactly up to this value, about 285,000 years.
    private static let farthest: Int64 = 1 << 53
}

extension Duration {
    /// Whole milliseconds, rounded up; a duration out of range becomes the nearest one in range.
    package var milliseconds: Int64 {
        let (seconds, attoseconds) = components
        let most: Int64 = 1 << 43
        guard seconds.magnitude < UInt64(most) else { return (seconds < 0 ? -most : most) * 1_000 }
        return seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    }
}
