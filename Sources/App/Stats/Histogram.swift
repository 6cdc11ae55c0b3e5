extension MarqueeClient {
    /// A histogram of durations with fixed buckets.
    public struct Histogram: Sendable, Hashable, Codable {
        /// The upper bounds of the durations of requests.
        public static let bounds: [Duration] =
            [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000].map { .milliseconds($0) }
        /// The upper bounds of the ages of changes.
        static let ages: [Duration] = [1, 5, 15, 60, 300, 900, 3_600, 21_600, 86_400].map { .seconds($0) }

        /// The upper bounds of all buckets except the last, which has none.
        public let upperBounds: [Duration]
        /// The number of durations in each bucket. There is one bucket more than ``upperBounds``.
        public private(set) var counts: [Int]
        /// The sum of all durations.
        public private(set) var total: Duration = .zero

        /// The number of durations.
        public var count: Int { counts.reduce(0, +) }

        init(_ upperBounds: [Duration] = bounds) {
            self.upperBounds = upperBounds
            counts = Array(repeating: 0, count: upperBounds.count + 1)
        }

        mutating func add(_ duration: Duration) {
            counts[upperBounds.firstIndex { duration <= $0 } ?? upperBounds.count] += 1
            total += duration
        }
    }
}
