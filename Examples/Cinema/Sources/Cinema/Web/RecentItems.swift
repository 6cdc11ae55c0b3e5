import Synchronization

/// Values by key in memory. With more keys than a limit, those that were not set for the longest time are forgotten.
final class RecentItems<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        var recent: [Key: Value] = [:]
        var older: [Key: Value] = [:]
    }

    private let most: Int
    private let state = Mutex(State())

    init(most: Int = 5_000) { self.most = most }

    subscript(key: Key) -> Value? { state.withLock { $0.recent[key] ?? $0.older[key] } }

    /// Sets a value that depends on the one before.
    func update(_ key: Key, _ value: (Value?) -> Value) {
        state.withLock { state in
            state.recent[key] = value(state.recent[key] ?? state.older[key])
            guard state.recent.count > most else { return }
            (state.older, state.recent) = (state.recent, [:])
        }
    }
}
