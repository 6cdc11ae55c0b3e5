import Synchronization

/// Holds tasks until a test opens it, and counts them for the test.
package final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var arrived = 0
        var held: [CheckedContinuation<Void, Never>] = []
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    package init() {}

    package var isOpen: Bool { state.withLock { $0.isOpen } }
    /// How many have come.
    package var arrived: Int { state.withLock { $0.arrived } }

    /// Waits until the gate is open.
    package func pass() async {
        await withCheckedContinuation { continuation in
            let resumed = state.withLock { state -> [CheckedContinuation<Void, Never>] in
                state.arrived += 1
                var resumed: [CheckedContinuation<Void, Never>] = []
                if state.isOpen { resumed.append(continuation) } else { state.held.append(continuation) }
                resumed += state.watchers.filter { $0.count <= state.arrived }.map(\.continuation)
                state.watchers.removeAll { $0.count <= state.arrived }
                return resumed
            }
            for continuation in resumed { continuation.resume() }
        }
    }

    /// Lets everybody through, now and later.
    package func open() {
        let held = state.withLock { state in
            state.isOpen = true
            defer { state.held = [] }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }

    /// Waits until so many have come.
    package func arrivals(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.arrived >= count { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }
}
