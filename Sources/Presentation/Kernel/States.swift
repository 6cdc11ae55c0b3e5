import Synchronization

/// The states of a screen: the one at this moment, and then each new one.
public struct States<State: Sendable>: AsyncSequence, Sendable {
    public typealias Element = State
    public typealias Failure = Never

    let stream: AsyncStream<State>

    public func makeAsyncIterator() -> AsyncStream<State>.Iterator { stream.makeAsyncIterator() }
}

/// Delivers each new state to all followers.
final class StateBroadcast<State: Sendable>: Sendable {
    private struct Guarded {
        var latest: State
        var followers: [Int: AsyncStream<State>.Continuation] = [:]
        var count = 0
        /// Whether the latest state is not delivered yet, and whether a task is delivering states.
        var isNew = false
        var isBusy = false
    }

    private let guarded: Mutex<Guarded>

    init(_ state: State) { guarded = Mutex(Guarded(latest: state)) }

    func states() -> States<State> {
        let (stream, continuation) = AsyncStream.makeStream(of: State.self, bufferingPolicy: .bufferingNewest(1))
        let number = guarded.withLock { guarded in
            guarded.count += 1
            guarded.followers[guarded.count] = continuation
            continuation.yield(guarded.latest)
            return guarded.count
        }
        continuation.onTermination = { [weak self] _ in
            _ = self?.guarded.withLock { $0.followers.removeValue(forKey: number) }
        }
        return States(stream: stream)
    }

    /// Stores a state for the followers.
    func keep(_ state: State) { guarded.withLock { ($0.latest, $0.isNew) = (state, true) } }

    /// Delivers the latest state, if no task does. The caller must hold no lock: this waits for tasks, each of which holds its own lock
    /// while it is cancelled, and a sequence that ends then takes the lock of this broadcast.
    func deliver() {
        let isBusy = guarded.withLock { guarded in
            defer { guarded.isBusy = true }
            return guarded.isBusy
        }
        guard !isBusy else { return }
        while let (state, followers) = next() {
            for follower in followers { follower.yield(state) }
        }
    }

    private func next() -> (State, [AsyncStream<State>.Continuation])? {
        guarded.withLock { guarded in
            guarded.isBusy = guarded.isNew
            guard guarded.isNew else { return nil }
            guarded.isNew = false
            return (guarded.latest, Array(guarded.followers.values))
        }
    }

    func finish() {
        let followers = guarded.withLock { guarded in
            defer { guarded.followers = [:] }
            return guarded.followers.values.map { $0 }
        }
        for follower in followers { follower.finish() }
    }
}
