import Foundation

/// One row of the table: two ways to do the same work, measured in turns.
struct Benchmark: Sendable {
    /// The name of a row on the command line.
    let name: String
    /// The measured work.
    let work: String
    /// The alternative of a user.
    let against: String
    /// The goal, as a bound on the ratio.
    let goal: Goal?
    /// The unit of the figures.
    let unit: String
    /// The least number of rounds.
    var leastRounds = 1
    /// Measures a pair of figures; called once a round.
    let round: @Sendable () async throws -> Pair
    /// A line about the rounds, printed after the last one.
    var note: @Sendable () -> String? = { nil }

    /// Whether one round is enough, because it takes minutes.
    var isMeasuredOnce: Bool { name == "memory" || name.hasPrefix("build") || name.hasPrefix("catalog") }
}

/// Two figures from one round.
struct Pair: Sendable, Codable {
    var ours: Double
    var theirs: Double
    /// The ratio of the processor times of both sides; nil where it is not measured.
    var processorRatio: Double?

    var ratio: Double { ours / theirs }
}

extension Pair {
    /// A pair of figures with the processor time that each took.
    init(ours: Timed, theirs: Timed) {
        self.init(ours: ours.wall, theirs: theirs.wall, processorRatio: ours.processor / theirs.processor)
    }
}

/// The wall time and the processor time of some work, in one unit.
struct Timed: Sendable {
    var wall: Double
    var processor: Double

    static func / (timed: Timed, count: Double) -> Timed {
        Timed(wall: timed.wall / count, processor: timed.processor / count)
    }
}

/// A bound on the ratio of our figure to the other.
enum Goal: Sendable {
    case atLeast(Double)
    case atMost(Double)
    /// A bound on our own figure, where there is nothing to divide by.
    case figureAtMost(Double)

    func isMet(by result: BenchmarkResult) -> Bool {
        switch self {
        case .atLeast(let bound): result.ratio >= bound
        case .atMost(let bound): result.ratio <= bound
        case .figureAtMost(let bound): result.ours <= bound
        }
    }

    /// Whether the middle half of the rounds is wider than its median's distance to the bound, so that another run may decide otherwise.
    func isUndecided(by pairs: [Pair]) -> Bool {
        let (figures, bound) =
            switch self {
            case .atLeast(let bound), .atMost(let bound): (pairs.map(\.ratio), bound)
            case .figureAtMost(let bound): (pairs.map(\.ours), bound)
            }
        guard figures.count >= 4 else { return false }
        let (low, high) = (figures.percentile(0.25), figures.percentile(0.75))
        return high - low > abs(figures.median - bound)
    }

    func text(unit: String) -> String {
        switch self {
        case .atLeast(let bound): "≥ \(bound.shown)×"
        case .atMost(let bound): "≤ \(bound.shown)×"
        case .figureAtMost(let bound): "≤ \(bound.shown) \(unit)"
        }
    }
}

/// The result of a row: medians of its rounds.
struct BenchmarkResult: Sendable {
    let benchmark: Benchmark
    let pairs: [Pair]
    /// Whether the row was measured again, alone, because the first rounds decided nothing.
    var isRepeated = false

    var ours: Double { pairs.map(\.ours).median }
    var theirs: Double { pairs.map(\.theirs).median }
    /// The median of the rounds' ratios: a disturbance of a round affects both of its figures.
    var ratio: Double { pairs.map(\.ratio).median }
    /// The lowest and the highest ratio.
    var spread: String { [pairs.map(\.ratio).min(), pairs.map(\.ratio).max()].map { ($0 ?? .nan).shown }.joined(separator: " to ") }
    /// The ratio of processor times, where it is measured.
    var processorRatio: Double? {
        let ratios = pairs.compactMap(\.processorRatio)
        return ratios.isEmpty ? nil : ratios.median
    }
    var isUndecided: Bool { benchmark.goal.map { $0.isUndecided(by: pairs) } ?? false }
    /// Whether the goal is met; nil without a goal.
    var verdict: String? {
        benchmark.goal.map { goal in
            let verdict = isUndecided ? "undecided" : goal.isMet(by: self) ? "met" : "missed"
            return isRepeated ? verdict + ", repeated" : verdict
        }
    }
}

extension [Double] {
    var median: Double {
        guard !isEmpty else { return .nan }
        let sorted = sorted()
        return count.isMultiple(of: 2) ? (sorted[count / 2 - 1] + sorted[count / 2]) / 2 : sorted[count / 2]
    }

    func percentile(_ share: Double) -> Double {
        isEmpty ? .nan : sorted()[Swift.min(count - 1, Int(Double(count) * share))]
    }
}

extension Double {
    /// Three figures are all that these measurements are good for.
    var shown: String {
        guard isFinite else { return "–" }
        if self == 0 { return "0" }
        let digits = Swift.max(0, 2 - Int(log10(abs(self)).rounded(.down)))
        return String(format: "%.\(digits)f", self)
    }
}
