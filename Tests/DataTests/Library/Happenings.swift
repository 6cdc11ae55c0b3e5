import Synchronization

/// Notes down events, and lets a test wait for them.
final class Happenings<Value: Sendable>: Sendable {
    private struct State {
        var noted: [Value] = []
        var watchers: [(isMet: @Sendable ([Value]) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    var noted: [Value] { state.withLock { $0.noted } }

    func note(_ value: Value) {
        let ready = state.withLock { state in
            state.noted.append(value)
            let noted = state.noted
            let ready = state.watchers.filter { $0.isMet(noted) }.map(\.continuation)
            state.watchers.removeAll { $0.isMet(noted) }
            return ready
        }
        for continuation in ready { continuation.resume() }
    }

    /// Waits until the noted events meet a condition.
    func wait(until isMet: @escaping @Sendable ([Value]) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if isMet(state.noted) { return true }
                state.watchers.append((isMet, continuation))
                return false
            }
            if isOver { continuation.resume() }
        }
    }
}
