import Synchronization

/// Work that runs until it is cancelled, at most one run at a time. Its requests have low priority: reads that a caller waits for are sent
/// first.
final class BackgroundTask: Sendable {
    private struct State {
        var task: Task<Void, Never>?
        var isEnded = false
    }

    private let state = Mutex(State())

    /// Returns the running task, or starts it. After ``cancel()``, the task is already cancelled.
    func run(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        state.withLock { state in
            if let task = state.task, !task.isCancelled { return task }
            let earlier = state.task
            let task = Task(priority: .utility) {
                await earlier?.value
                if !Task.isCancelled { await work() }
            }
            if state.isEnded { task.cancel() }
            state.task = task
            return task
        }
    }

    /// Cancels the work and every later one, without waiting for its end.
    func cancel() {
        let task = state.withLock { state in
            state.isEnded = true
            return state.task
        }
        task?.cancel()
    }

    /// Waits until the work has ended.
    func value() async { await state.withLock { $0.task }?.value }
}
