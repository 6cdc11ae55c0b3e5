package import MarqueeDomain
import Synchronization

/// The callers that wait for one request, in the order in which they came. Equal reads share a request, so there may be several; nil is the
/// caller without a key.
package final class RequestCallers: Sendable {
    private struct State {
        var order: [Caller?]
        /// The number of waiting reads of each caller.
        var reads: [Caller?: Int]
        var observers: [Int: @Sendable () -> Void] = [:]
        var tickets = 0
    }

    private let state: Mutex<State>

    /// Creates the callers of a request with one read.
    package init(_ caller: Caller?) { state = Mutex(State(order: [caller], reads: [caller: 1])) }

    /// Each caller once.
    package var all: [Caller?] { state.withLock { $0.order } }

    /// Adds a read of a caller.
    package func add(_ caller: Caller?) {
        tell { state in
            state.reads[caller, default: 0] += 1
            guard state.reads[caller] == 1 else { return false }
            state.order.append(caller)
            return true
        }
    }

    /// Removes a read of a caller.
    package func remove(_ caller: Caller?) {
        tell { state in
            guard let reads = state.reads[caller] else { return false }
            state.reads[caller] = reads > 1 ? reads - 1 : nil
            guard reads == 1 else { return false }
            state.order.removeAll { $0 == caller }
            return true
        }
    }

    /// Calls a function after each change of ``all``, until the returned number is given to ``endObserving(_:)``.
    package func observe(_ observer: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.tickets += 1
            state.observers[state.tickets] = observer
            return state.tickets
        }
    }

    package func endObserving(_ ticket: Int) { state.withLock { $0.observers[ticket] = nil } }

    /// Observers are called outside the lock, because they look at the callers.
    private func tell(_ change: (inout State) -> Bool) {
        let observers = state.withLock { state in change(&state) ? Array(state.observers.values) : [] }
        for observer in observers { observer() }
    }
}

/// The callers are not sent, so requests do not differ by them.
extension RequestCallers: Hashable {
    package static func == (one: RequestCallers, other: RequestCallers) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
}
