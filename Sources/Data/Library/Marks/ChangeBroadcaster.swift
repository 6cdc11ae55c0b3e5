import MarqueeDomain
import Synchronization

/// Sends changes of marks to listeners.
package final class ChangeBroadcaster: Sendable {
    private struct Listener {
        let scope: AccountScope
        let item: Markable?
        let continuation: AsyncStream<LibraryChange>.Continuation
    }

    private struct State {
        var listeners: [UInt64: Listener] = [:]
        var next: UInt64 = 0
        var isEnded = false
    }

    /// The most changes that are buffered for a listener before the oldest are dropped.
    private static let bufferSize = 1_024

    private let sessions: Sessions
    private let state = Mutex(State())

    /// Creates the broadcaster of a client.
    package init(sessions: Sessions) { self.sessions = sessions }

    /// Whether an account has listeners.
    func isHeard(_ tenant: Int) -> Bool {
        let listeners = state.withLock { $0.listeners.values.map(\.scope) }
        return listeners.contains { sessions.tenant(of: $0) == tenant }
    }

    func changes(for scope: AccountScope, on item: Markable?) -> LibraryChanges {
        let (stream, continuation) = AsyncStream.makeStream(
            of: LibraryChange.self, bufferingPolicy: .bufferingNewest(item == nil ? Self.bufferSize : 1))
        let id = state.withLock { state -> UInt64? in
            guard !state.isEnded else { return nil }
            state.next += 1
            state.listeners[state.next] = Listener(scope: scope, item: item, continuation: continuation)
            return state.next
        }
        if let id {
            continuation.onTermination = { [weak self] _ in self?.state.withLock { _ = $0.listeners.removeValue(forKey: id) } }
        } else {
            continuation.finish()
        }
        return LibraryChanges(stream)
    }

    func broadcast(_ change: LibraryChange, of tenant: Int) {
        let listeners = state.withLock { Array($0.listeners.values) }
        for listener in listeners where listener.item == nil || listener.item == change.item {
            if sessions.tenant(of: listener.scope) == tenant { listener.continuation.yield(change) }
        }
    }

    /// Ends all sequences. Later ones end when they start.
    package func end() {
        let listeners = state.withLock { state in
            state.isEnded = true
            defer { state.listeners = [:] }
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.continuation.finish() }
    }
}
