import Synchronization

/// What a chain's requests wait for, each wait in a task of its own, so that all of them can be ended. Who need not wait needs no task.
final class PendingWaits: Sendable {
    private struct State {
        var isEnded = false
        var tickets = 0
        /// What cancels each of them.
        var underWay: [Int: @Sendable () -> Void] = [:]
    }

    private let state = Mutex(State())

    /// Waits; throws `.cancelled` as soon as the calling task is cancelled, and `.closed` as soon as all waits are ended.
    func wait<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws(TransportError) -> Value {
        guard let (ticket, task) = start(work) else { throw .closing }
        let outcome = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        let isEnded = state.withLock { state in
            state.underWay[ticket] = nil
            return state.isEnded
        }
        if case .failure(let failure) = outcome, failure.kind == .cancelled, isEnded, !Task.isCancelled { throw .closing }
        return try outcome.get()
    }

    /// Ends every wait, now and from now on.
    func end() {
        let tasks = state.withLock { state in
            state.isEnded = true
            return Array(state.underWay.values)
        }
        for cancel in tasks { cancel() }
    }

    private func start<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value
    ) -> (Int, Task<Swift.Result<Value, TransportError>, Never>)? {
        state.withLock { state in
            guard !state.isEnded else { return nil }
            state.tickets += 1
            let task = Task { () -> Swift.Result<Value, TransportError> in
                do {
                    return .success(try await work())
                } catch {
                    return .failure(error as? TransportError ?? TransportError(.cancelled, "the wait was cancelled"))
                }
            }
            state.underWay[state.tickets] = { task.cancel() }
            return (state.tickets, task)
        }
    }
}
