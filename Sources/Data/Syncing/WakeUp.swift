import MarqueeDomain
import Synchronization

/// Ends a wait early. A call that comes while nobody waits is remembered for the next one.
final class WakeUp: Sendable {
    private struct State {
        var isCalled = false
        var sleeper: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    func call() {
        let sleeper = state.withLock { state -> CheckedContinuation<Void, Never>? in
            defer { state.sleeper = nil }
            if state.sleeper == nil { state.isCalled = true }
            return state.sleeper
        }
        sleeper?.resume()
    }

    /// Waits until it is called, or a time has passed, or the task is cancelled. One task waits at a time.
    func wait(atMost duration: Duration, _ time: TimeSource) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.called() }
            group.addTask { try? await time.sleep(duration) }
            await group.next()
            group.cancelAll()
        }
    }

    private func called() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state -> Bool in
                    if state.isCalled || Task.isCancelled {
                        state.isCalled = false
                        return true
                    }
                    state.sleeper = continuation
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            state.withLock { state -> CheckedContinuation<Void, Never>? in
                defer { state.sleeper = nil }
                return state.sleeper
            }?.resume()
        }
    }
}
