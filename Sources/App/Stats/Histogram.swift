extension MarqueeClient {
    /// A histogram of durations with fixed buckets.
    public struct Histogram: Sendable, Hashable, Codable {
        /// The upper bounds of all buckets except the last, which has none.
        public static let bounds: [Duration] =
            [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000].map { .milliseconds($0) }

        /// The number of durations in each bucket. There is one bucket more than ``bounds``.
        public private(set) var counts = Array(repeating: 0, count: bounds.count + 1)
        /// The sum of all durations.
        public private(set) var total: Duration = .zero

        /// The number of durations.
        public var count: Int { counts.reduce(0, +) }

        mutating func add(_ duration: Duration) {
            counts[Self.bounds.firstIndex { duration <= $0 } ?? Self.bounds.count] += 1
            total += duration
        }
    }
}
