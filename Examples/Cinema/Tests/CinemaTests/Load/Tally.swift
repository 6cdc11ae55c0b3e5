import Foundation
import Synchronization

/// How the requests of a crowd went.
final class Tally: Sendable {
    private struct State {
        var durations: [Duration] = []
        var refusals: [String: Int] = [:]
        var errors: [String: Int] = [:]
    }

    private let state = Mutex(State())

    /// The statuses from 400 with their answers, and how often they came.
    var refusals: [String: Int] { state.withLock(\.refusals) }
    /// Why there was no answer, and how often.
    var errors: [String: Int] { state.withLock(\.errors) }
    /// The number of answers.
    var count: Int { state.withLock(\.durations.count) }
    /// The time within which all but one of a hundred answers came; nil without answers.
    var slowest: Duration? {
        let durations = state.withLock(\.durations).sorted()
        return durations.indices.last.map { durations[Int(Double($0) * 0.99)] }
    }

    /// Carries a request out and counts it; false if there was no answer.
    @discardableResult
    func measure(_ name: String, _ request: () async throws -> Browser.Page) async -> Bool {
        let start = ContinuousClock.now
        do {
            let status = try await request().status
            state.withLock { state in
                state.durations.append(start.duration(to: .now))
                if status >= 400 { state.refusals["\(status) \(name)", default: 0] += 1 }
            }
            return true
        } catch {
            state.withLock { $0.errors["\(error)", default: 0] += 1 }
            return false
        }
    }

    /// The figures for a reader.
    var text: String {
        let durations = state.withLock(\.durations).sorted()
        func milliseconds(_ share: Double) -> String {
            guard let last = durations.indices.last else { return "-" }
            let duration = durations[Int(Double(last) * share)]
            return (duration / .milliseconds(1)).formatted(.number.precision(.fractionLength(1)))
        }
        return "\(durations.count) requests, p50 \(milliseconds(0.5)) ms, p99 \(milliseconds(0.99)) ms, max \(milliseconds(1)) ms"
    }
}
