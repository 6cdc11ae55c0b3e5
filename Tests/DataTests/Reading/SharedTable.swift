import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit

/// Answers that machines share, in memory. Its clock is an hour ahead of the machines'.
final class SharedTable: SharedSnapshotDAO {
    private struct State {
        var answers: [SnapshotKey: (answer: SharedSnapshot, savedAt: Date)] = [:]
        var claims: [SnapshotKey: (owner: String, end: Date)] = [:]
        var failure: MarqueeError?
        var gate: Gate?
        var isHeldUntilCancelled = false
        var calls: [String] = []
    }

    private let clock: ManualClock
    private let state = Mutex(State())

    init(_ clock: ManualClock) { self.clock = clock }

    private var now: Date { clock.now + 3_600 }
    var calls: [String] { state.withLock { $0.calls } }
    var keys: [SnapshotKey] { state.withLock { Array($0.answers.keys) } }
    var claims: Int { state.withLock { $0.claims.count } }

    func fail(_ failure: MarqueeError?) { state.withLock { $0.failure = failure } }
    /// Holds each call at a gate; behind it, an answer that is shared also until its call is cancelled, if it is said.
    func hold(at gate: Gate?, untilCancelled: Bool = false) {
        state.withLock { ($0.gate, $0.isHeldUntilCancelled) = (gate, untilCancelled) }
    }
    func forgetCalls() { state.withLock { $0.calls = [] } }

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> SharedSnapshot? {
        let answer = state.withLock { state in
            state.answers[key].map { row in edited(row.answer) { $0.age = .seconds(now.timeIntervalSince(row.savedAt)) } }
        }
        try await note("load")
        return answer
    }

    func save(_ snapshot: SharedSnapshot, for key: SnapshotKey) async throws(MarqueeError) {
        try await note("save")
        state.withLock { state in
            state.answers[key] = (snapshot, now - snapshot.age / .seconds(1))
            state.claims[key] = nil
        }
    }

    func claim(_ key: SnapshotKey, by owner: String, for duration: Duration) async throws(MarqueeError) -> Bool {
        try await note("claim")
        return state.withLock { state in
            if let claim = state.claims[key], claim.owner != owner, claim.end > now { return false }
            state.claims[key] = (owner, now + duration / .seconds(1))
            return true
        }
    }

    func release(_ key: SnapshotKey, by owner: String) async throws(MarqueeError) {
        try await note("release")
        state.withLock { state in if state.claims[key]?.owner == owner { state.claims[key] = nil } }
    }

    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) {
        try await note("remove")
        state.withLock { $0.answers = $0.answers.filter { !selection.covers($0.key) } }
    }

    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {
        try await note("expire")
        state.withLock { state in for key in state.answers.keys where selection.covers(key) { state.answers[key]?.answer.lifetime = .zero }
        }
    }

    private func note(_ call: String) async throws(MarqueeError) {
        let (failure, gate, isHeldUntilCancelled) = state.withLock { state in
            state.calls.append(call)
            return (state.failure, state.gate, state.isHeldUntilCancelled)
        }
        await gate?.pass()
        while isHeldUntilCancelled, call == "save", !Task.isCancelled { await Task.yield() }
        // As a connection does that has not begun yet.
        if gate != nil, Task.isCancelled { throw MarqueeError(.cancelled, .test) }
        if let failure { throw failure }
    }
}
