/// Times of many rounds.
struct Times {
    private var all: [Duration] = []

    mutating func note(_ time: Duration) { all.append(time) }

    mutating func add(_ other: Times) { all += other.all }

    /// The time that a share of all rounds stayed within; zero if there were none.
    func percentile(_ share: Double) -> Duration {
        let sorted = all.sorted()
        guard !sorted.isEmpty else { return .zero }
        return sorted[min(sorted.count - 1, Int((Double(sorted.count) * share).rounded(.down)))]
    }

    /// Runs work and notes how long it took.
    mutating func measure<Answer>(_ work: () async throws -> Answer) async rethrows -> Answer {
        let start = ContinuousClock.now
        let answer = try await work()
        note(ContinuousClock.now - start)
        return answer
    }
}

extension Duration {
    /// In milliseconds, to a tenth.
    var milliseconds: Double { (self / .milliseconds(1) * 10).rounded() / 10 }

    /// In seconds, to a tenth.
    var seconds: Double { (self / .seconds(1) * 10).rounded() / 10 }
}
