import Synchronization

/// Work that goes on until it is cancelled, no more than once at a time. What somebody waits for goes before its requests.
final class BackgroundTask: Sendable {
    private struct State {
        var task: Task<Void, Never>?
        var isEnded = false
    }

    private let state = Mutex(State())

    /// The work under way, or that which begins now; after the end, work that is cancelled already.
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

    /// Cancels the work for good, without waiting for its end.
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
