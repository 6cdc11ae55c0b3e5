extension MarqueeClient {
    /// How often something took how long, in fixed buckets.
    public struct Histogram: Sendable, Hashable {
        /// The longest times of all buckets but the last, which has no limit.
        public static let bounds: [Duration] =
            [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000].map { .milliseconds($0) }

        /// How many are in each bucket: one more than there are ``bounds``.
        public private(set) var counts = Array(repeating: 0, count: bounds.count + 1)
        /// How long all of them took together.
        public private(set) var total: Duration = .zero

        /// How many there are.
        public var count: Int { counts.reduce(0, +) }

        mutating func add(_ duration: Duration) {
            counts[Self.bounds.firstIndex { duration <= $0 } ?? Self.bounds.count] += 1
            total += duration
        }
    }
}
