import MarqueeData
import Synchronization

/// Time that passes only when it is advanced. Sleeping tasks are counted, so that a test can wait for them.
final class PlainTime: Sendable {
    private struct State {
        var now = Duration.zero
        var last = 0
        var begun = 0
        var sleepers: [Int: (wakes: Duration, continuation: CheckedContinuation<Bool, Never>)] = [:]
        var dice: SplitMix64
    }

    private let state: Mutex<State>

    init(seed: UInt64) { state = Mutex(State(dice: SplitMix64(state: seed))) }

    var now: Duration { state.withLock { $0.now } }
    /// How many sleeps have begun so far.
    var begun: Int { state.withLock { $0.begun } }

    var source: TimeSource {
        TimeSource(
            now: { self.state.withLock { $0.now } }, sleep: { try await self.sleep($0) },
            random: { self.state.withLock { Double.random(in: 0..<1, using: &$0.dice) } })
    }

    func pass(_ duration: Duration) {
        let woken = state.withLock { state in
            state.now += duration
            let woken = state.sleepers.filter { $0.value.wakes <= state.now }
            for id in woken.keys { state.sleepers[id] = nil }
            return woken.values.map(\.continuation)
        }
        for continuation in woken { continuation.resume(returning: true) }
    }

    private func sleep(_ duration: Duration) async throws {
        let id = state.withLock { state in
            state.last += 1
            return state.last
        }
        let isWoken = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isCancelled = state.withLock { state in
                    state.begun += 1
                    if Task.isCancelled { return true }
                    state.sleepers[id] = (state.now + duration, continuation)
                    return false
                }
                if isCancelled { continuation.resume(returning: false) }
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: id) }?.continuation.resume(returning: false)
        }
        guard isWoken else { throw CancellationError() }
    }
}
