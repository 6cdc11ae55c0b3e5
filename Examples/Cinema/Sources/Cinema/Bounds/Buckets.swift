import Synchronization

/// A bucket for each address: it holds as many turns as may be taken at once, and fills up again at a rate.
final class Buckets: Sendable {
    private struct Bucket {
        var level: Double
        var at: Double
    }

    private let allowance: Allowance
    /// So many addresses are known; beyond that, those that took least are forgotten.
    private let most: Int
    private let buckets = Mutex<[AddressKey: Bucket]>([:])
    private let now: @Sendable () -> Double

    /// - Parameter now: The time in seconds, from any beginning.
    init(_ allowance: Allowance, most: Int = 50_000, now: @escaping @Sendable () -> Double = Buckets.uptime) {
        (self.allowance, self.most, self.now) = (allowance, most, now)
    }

    /// Takes a turn; otherwise returns in how many seconds there is one.
    func take(_ key: AddressKey) -> Int? {
        guard allowance.rate.isFinite else { return nil }
        let now = now()
        return buckets.withLock { buckets in
            if buckets.count >= most, buckets[key] == nil { forget(&buckets, at: now) }
            let level = level(of: buckets[key], at: now)
            buckets[key] = Bucket(level: level >= 1 ? level - 1 : level, at: now)
            return level >= 1 ? nil : max(1, Int(((1 - level) / allowance.rate).rounded(.up)))
        }
    }

    /// How many addresses are known.
    var count: Int { buckets.withLock { $0.count } }

    private func level(of bucket: Bucket?, at now: Double) -> Double {
        guard let bucket else { return allowance.burst }
        return min(allowance.burst, bucket.level + max(0, now - bucket.at) * allowance.rate)
    }

    private func forget(_ buckets: inout [AddressKey: Bucket], at now: Double) {
        let levels = buckets.mapValues { level(of: $0, at: now) }
        let middle = levels.values.sorted()[levels.count / 2]
        buckets = buckets.filter { levels[$0.key].map { $0 < middle } ?? false }
    }

    private static let start = ContinuousClock.now
    static let uptime: @Sendable () -> Double = { start.duration(to: .now) / .seconds(1) }
}
