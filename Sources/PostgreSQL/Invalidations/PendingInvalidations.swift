import MarqueeData
import Synchronization

/// The announcements that wait for their reader. Each account waits at most once, and so does "any marks": it makes the marks that wait before
/// it void. So a burst of announcements costs a slow reader one look at all accounts, and not one for each announcement.
final class PendingInvalidations: Sendable {
    private struct State {
        var allMarks = false
        /// Accounts whose marks have changed: those that the reader takes next, and those that came after them.
        var taken: [Int] = []
        var marks: Set<Int> = []
        /// Answers and accounts to remove, oldest last. They are taken first, because they are private.
        var removals: [StoreInvalidation] = []
        var newRemovals: Set<StoreInvalidation> = []
        var everything = false

        var count: Int {
            (allMarks ? 1 : 0) + (everything ? 1 : 0) + taken.count + marks.count + removals.count + newRemovals.count
        }
    }

    /// More accounts than this are announced as "any marks". Removals wait in a list of this length at most, and become "everything" beyond it.
    private let limit: Int
    private let meter: ConnectionMeter
    private let state = Mutex(State())
    private let wakeUp: AsyncStream<Void>.Continuation

    private init(_ wakeUp: AsyncStream<Void>.Continuation, limit: Int, _ meter: ConnectionMeter) {
        (self.wakeUp, self.limit, self.meter) = (wakeUp, limit, meter)
    }

    /// An empty line, and its only reader.
    ///
    /// - Parameter onEnd: Called when the stream is dropped or its reader is cancelled.
    static func make(
        limit: Int = 10_000, _ meter: ConnectionMeter, onEnd: @escaping @Sendable () -> Void
    ) -> (pending: PendingInvalidations, stream: AsyncStream<StoreInvalidation>) {
        let (wakeUps, wakeUp) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        wakeUp.onTermination = { _ in onEnd() }
        let pending = PendingInvalidations(wakeUp, limit: limit, meter)
        let stream = AsyncStream(unfolding: {
            while true {
                if let next = pending.next() { return next }
                var wakeUps = wakeUps.makeAsyncIterator()
                // The last announcements may have come with the end.
                guard await wakeUps.next() != nil else { return pending.next() }
            }
        })
        return (pending, stream)
    }

    /// Adds an announcement.
    func add(_ invalidation: StoreInvalidation) {
        state.withLock { state in
            switch invalidation {
            case .allMarks: state.allMarks = true
            case .marks(let tenant): if !state.allMarks, !state.everything { state.marks.insert(tenant) }
            case .everything: state.everything = true
            case .account, .snapshots: if !state.everything { state.newRemovals.insert(invalidation) }
            }
            if state.taken.count + state.marks.count > limit { state.allMarks = true }
            if state.removals.count + state.newRemovals.count > limit { state.everything = true }
            if state.everything { (state.removals, state.newRemovals, state.allMarks) = ([], [], false) }
            if state.everything || state.allMarks { (state.taken, state.marks) = ([], []) }
            meter.count { $0.waitingNotes = state.count }
        }
        wakeUp.yield()
    }

    /// Ends the stream after the announcements that wait.
    func end() { wakeUp.finish() }

    private func next() -> StoreInvalidation? {
        state.withLock { state in
            defer { meter.count { $0.waitingNotes = state.count } }
            if state.everything {
                state.everything = false
                return .everything
            }
            if state.removals.isEmpty { (state.removals, state.newRemovals) = (Array(state.newRemovals), []) }
            if let removal = state.removals.popLast() { return removal }
            if state.allMarks {
                state.allMarks = false
                return .allMarks
            }
            if state.taken.isEmpty { (state.taken, state.marks) = (Array(state.marks), []) }
            return state.taken.popLast().map { .marks(tenant: $0) }
        }
    }
}
