import Synchronization

/// Holds writes back while it is closed, and lets them through in the order in which they came.
final class WriteGate: Sendable {
    private struct State {
        var isClosed = false
        /// The numbers of the waiting requests, in the order of their arrival.
        var waiting: [Int] = []
        var nextNumber = 0
    }

    private let state = Mutex(State())

    var count: Int { state.withLock { $0.waiting.count } }

    func close(_ isClosed: Bool) { state.withLock { $0.isClosed = isClosed } }

    /// Does the work when it may pass; nil when waiting has become pointless. Blocks the thread of the connection.
    func pass<Value>(unless isPointless: () -> Bool, _ work: () -> Value) -> Value? {
        guard let number = enter() else { return work() }
        // Left only after the work, so that the next request cannot overtake it.
        defer { state.withLock { $0.waiting.removeAll { $0 == number } } }
        while !mayPass(number) {
            if isPointless() { return nil }
            Socket.rest(milliseconds: 1)
        }
        return work()
    }

    /// A number to wait with, or nil when there is nothing to wait for.
    private func enter() -> Int? {
        state.withLock { state in
            guard state.isClosed || !state.waiting.isEmpty else { return nil }
            state.nextNumber += 1
            state.waiting.append(state.nextNumber)
            return state.nextNumber
        }
    }

    private func mayPass(_ number: Int) -> Bool { state.withLock { !$0.isClosed && $0.waiting.first == number } }
}
