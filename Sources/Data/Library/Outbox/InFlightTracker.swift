import MarqueeDomain
import Synchronization

/// Counts the running rounds of sending, so that the store is closed only after each round has stored its results.
final class InFlightTracker: Sendable {
    private struct State {
        var underWay = 0
        var isEnded = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Runs a round of sending.
    ///
    /// - Throws: The error of the round, and `MarqueeError` with the code `.closed` after ``end()``.
    func run<Report: Sendable>(_ round: () async throws(MarqueeError) -> Report) async throws(MarqueeError) -> Report {
        let isEnded = state.withLock { state in
            if !state.isEnded { state.underWay += 1 }
            return state.isEnded
        }
        if isEnded { throw MarqueeError(.closed, .clientClosed) }
        defer { finishRound() }
        return try await round()
    }

    /// Starts no more rounds, and waits until the running ones have ended.
    func end() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                state.isEnded = true
                if state.underWay > 0 { state.waiting.append(continuation) }
                return state.underWay == 0
            }
            if isOver { continuation.resume() }
        }
    }

    private func finishRound() {
        let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.underWay -= 1
            guard state.underWay == 0 else { return [] }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
