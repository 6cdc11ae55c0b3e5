import MarqueeDomain
import Synchronization

/// Ends a wait early. A call while no task waits ends the next wait.
final class AsyncSignal: Sendable {
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

    /// Waits for a call, for a time, or until the task is cancelled. Only one task can wait: a second one ends the wait of the first.
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
                let over = state.withLock { state -> CheckedContinuation<Void, Never>? in
                    if state.isCalled || Task.isCancelled {
                        state.isCalled = false
                        return continuation
                    }
                    defer { state.sleeper = continuation }
                    return state.sleeper
                }
                over?.resume()
            }
        } onCancel: {
            state.withLock { state -> CheckedContinuation<Void, Never>? in
                defer { state.sleeper = nil }
                return state.sleeper
            }?.resume()
        }
    }
}
