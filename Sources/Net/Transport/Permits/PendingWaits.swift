import Synchronization

/// The waits of a chain's requests. Each wait runs in its own task, so that all of them can be ended; a request that need not wait needs no
/// task.
final class PendingWaits: Sendable {
    private struct State {
        var isEnded = false
        var tickets = 0
        /// The functions that cancel the waits.
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

    /// Ends all waits, and refuses later ones.
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
