import MarqueeDomain
import Synchronization

/// Lets equal reads that are under way at the same time share one fetch.
///
/// A waiter that is cancelled returns at once, without the others. When the last one is cancelled, so is the fetch. A fetch of background
/// work is not joined by a read for which a caller waits, because it may be far behind in a queue.
final class RequestCoalescer: Sendable {
    private struct State {
        var fetches: [SnapshotKey: InFlightFetch] = [:]
        /// Those that no other read can join, until they have completed: they are out of date, were overtaken, or are cancelled.
        var unjoinable: [(key: SnapshotKey, fetch: InFlightFetch)] = []
    }

    private let state = Mutex(State())

    /// How many fetches can be joined.
    var count: Int { state.withLock { $0.fetches.count } }

    /// How many wait for the fetch of a key.
    func waiting(on key: SnapshotKey) -> Int { state.withLock { $0.fetches[key] }?.waiting ?? 0 }

    /// Waits until the fetches under way now have ended, with all that belongs to them.
    func finishAll() async {
        let underWay = state.withLock { Array($0.fetches.values) + $0.unjoinable.map(\.fetch) }
        for fetch in underWay { await fetch.finish() }
    }

    /// Ends the fetches that are private to an account, and waits until nothing of them is under way any more.
    func end(of tenant: Int) async {
        let ended = state.withLock { state in
            let ended = state.fetches.filter { $0.key.tenant == tenant }
            for key in ended.keys { state.fetches[key] = nil }
            return Array(ended.values) + state.unjoinable.filter { $0.key.tenant == tenant }.map(\.fetch)
        }
        for fetch in ended { fetch.cancel() }
        for fetch in ended { await fetch.finish() }
    }

    /// Marks the fetches that a selection covers as out of date; no other read can join them.
    func outdate(_ selection: SnapshotSelection) {
        let covered = state.withLock { state in
            let covered = state.fetches.filter { selection.covers($0.key) }
            for key in covered.keys { state.fetches[key] = nil }
            state.unjoinable += covered.map { (key: $0.key, fetch: $0.value) }
            return state.unjoinable.filter { selection.covers($0.key) }.map(\.fetch)
        }
        for fetch in covered { fetch.outdate() }
    }

    /// Joins the fetch of a key, or starts it.
    ///
    /// - Parameters:
    ///   - key: The key of the answer.
    ///   - caller: The caller in whose line the request waits too.
    ///   - isWanted: Whether the result of another read's fetch has the type of this read. If not, this read fetches by itself.
    ///   - work: Fetches the answer.
    func join<Value: Sendable>(
        _ key: SnapshotKey, for caller: Caller? = nil, where isWanted: (Value) -> Bool = { _ in true },
        _ work: @escaping @concurrent @Sendable (InFlightFetch) async throws(MarqueeError) -> Value
    ) async throws(MarqueeError) -> Value {
        let (fetch, waiter) = joined(key, caller) { fetch in
            do throws(MarqueeError) {
                return .success(try await work(fetch))
            } catch {
                return .failure(error)
            }
        }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { fetch.wait(as: waiter, $0) }
        } onCancel: {
            if fetch.removeWaiter(waiter, of: caller) { self.cancel(fetch, key) }
        }
        let value = try outcome.get()
        // Two reads of one key may have values of different types.
        guard let value = value as? Value, isWanted(value) else { return try await work(fetch) }
        return value
    }

    /// The fetch of a key, begun if there is none, and the number of the new waiter.
    private func joined(
        _ key: SnapshotKey, _ caller: Caller?, _ work: @escaping @Sendable (InFlightFetch) async -> InFlightFetch.Outcome
    ) -> (InFlightFetch, waiter: Int) {
        let priority = RequestPriority.current
        return state.withLock { state in
            if let fetch = state.fetches[key] {
                if let waiter = fetch.join(as: priority, for: caller) { return (fetch, waiter) }
                state.unjoinable.append((key, fetch))
            }
            let fetch = InFlightFetch(priority, RequestCallers(caller))
            state.fetches[key] = fetch
            fetch.start { [weak self] in
                let outcome = await work(fetch)
                self?.remove(fetch, key)
                fetch.complete(outcome)
            }
            return (fetch, 0)
        }
    }

    /// A cancelled fetch may be storing its answer, so it counts as under way until its task has ended.
    private func cancel(_ fetch: InFlightFetch, _ key: SnapshotKey) {
        state.withLock { state in
            guard state.fetches[key] === fetch else { return }
            state.fetches[key] = nil
            state.unjoinable.append((key, fetch))
        }
        fetch.cancel()
    }

    private func remove(_ fetch: InFlightFetch, _ key: SnapshotKey) {
        state.withLock { state in
            if state.fetches[key] === fetch { state.fetches[key] = nil }
            state.unjoinable.removeAll { $0.fetch === fetch }
        }
    }
}

/// One fetch and its waiters.
final class InFlightFetch: Sendable {
    fileprivate typealias Outcome = Result<any Sendable, MarqueeError>

    private struct State {
        var nextWaiter = 1
        var waiters = 1
        var waiting: [Int: CheckedContinuation<Outcome, Never>] = [:]
        var left: Set<Int> = []
        var outcome: Outcome?
        var task: Task<Void, Never>?
        var isOutdated = false
    }

    private let priority: RequestPriority
    /// The callers whose reads wait for it. While its request is in a line, it waits in the lines of all of them.
    let callers: RequestCallers
    private let state = Mutex(State())

    fileprivate init(_ priority: RequestPriority, _ callers: RequestCallers) {
        self.priority = priority
        self.callers = callers
    }

    /// Whether the requested answer has changed since it began.
    var isOutdated: Bool { state.withLock { $0.isOutdated } }

    fileprivate func outdate() { state.withLock { $0.isOutdated = true } }

    fileprivate var waiting: Int { state.withLock { $0.waiting.count } }

    fileprivate func start(_ work: @escaping @Sendable () async -> Void) {
        let task = Task { await work() }
        state.withLock { $0.task = task }
    }

    /// The number of one more waiter, or nil if every waiter has left and the fetch is being cancelled, or if the waiter is in a hurry and
    /// the fetch is not.
    fileprivate func join(as waiterPriority: RequestPriority, for caller: Caller?) -> Int? {
        guard priority == .foreground || waiterPriority == .background else { return nil }
        let waiter = state.withLock { state -> Int? in
            guard state.waiters > 0 else { return nil }
            state.waiters += 1
            state.nextWaiter += 1
            return state.nextWaiter - 1
        }
        if waiter != nil { callers.add(caller) }
        return waiter
    }

    fileprivate func wait(as waiter: Int, _ continuation: CheckedContinuation<Outcome, Never>) {
        let outcome = state.withLock { state -> Outcome? in
            if state.left.remove(waiter) != nil { return .failure(.cancelled) }
            if let outcome = state.outcome { return outcome }
            state.waiting[waiter] = continuation
            return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
    }

    /// Lets a waiter leave; true if it was the last one and the fetch is still under way.
    fileprivate func removeWaiter(_ waiter: Int, of caller: Caller?) -> Bool {
        let (continuation, isLast) = state.withLock { state in
            guard state.outcome == nil else { return (CheckedContinuation<Outcome, Never>?.none, false) }
            let continuation = state.waiting.removeValue(forKey: waiter)
            if continuation == nil { state.left.insert(waiter) }
            state.waiters -= 1
            return (continuation, state.waiters == 0)
        }
        continuation?.resume(returning: .failure(.cancelled))
        // The last one stays: its request is cancelled and leaves the line.
        if !isLast { callers.remove(caller) }
        return isLast
    }

    fileprivate func complete(_ outcome: Outcome) {
        let waiting = state.withLock { state in
            state.outcome = outcome
            defer { state.waiting = [:] }
            return state.waiting
        }
        for continuation in waiting.values { continuation.resume(returning: outcome) }
    }

    fileprivate func finish() async { await state.withLock { $0.task }?.value }

    fileprivate func cancel() {
        state.withLock { $0.task }?.cancel()
    }
}

extension MarqueeError {
    static let cancelled = MarqueeError(.cancelled, .cancelled)
}
