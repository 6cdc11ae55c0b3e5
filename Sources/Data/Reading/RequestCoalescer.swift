import MarqueeDomain
import Synchronization

/// Lets equal reads that are under way at the same time share one fetch.
///
/// A waiter that is cancelled leaves alone and at once. When the last one leaves, the fetch is cancelled.
final class RequestCoalescer: Sendable {
    private let coalescer = Mutex<[SnapshotKey: InFlightFetch]>([:])
    /// Those that nobody can join any more, until they have landed.
    private let outdated = Mutex<[(key: SnapshotKey, inFlight: InFlightFetch)]>([])

    /// How many fetches are under way.
    var count: Int { coalescer.withLock { $0.count } }

    /// How many wait for the fetch of a key.
    func waiting(on key: SnapshotKey) -> Int { coalescer.withLock { $0[key] }?.waiting ?? 0 }

    /// Waits until the fetches under way now have ended, with all that belongs to them.
    func settle() async {
        let underWay = coalescer.withLock { Array($0.values) } + outdated.withLock { $0.map(\.inFlight) }
        for inFlight in underWay { await inFlight.finish() }
    }

    /// Ends the fetches that are private to an account, and waits until nothing of them is under way any more.
    func end(of tenant: Int) async {
        let coalescer = coalescer.withLock { coalescer in
            let ended = coalescer.filter { $0.key.tenant == tenant }
            for key in ended.keys { coalescer[key] = nil }
            return ended.values + outdated.withLock { $0.filter { $0.key.tenant == tenant }.map(\.inFlight) }
        }
        for inFlight in coalescer { inFlight.cancel() }
        for inFlight in coalescer { await inFlight.finish() }
    }

    /// Tells the fetches that a selection covers that they will be out of date when they land, and lets nobody join them any more.
    func outdate(_ selection: SnapshotSelection) {
        let coalescer = coalescer.withLock { coalescer in
            let covered = coalescer.filter { selection.covers($0.key) }
            for key in covered.keys { coalescer[key] = nil }
            outdated.withLock { $0 += covered.map { (key: $0.key, inFlight: $0.value) } }
            return covered.values
        }
        for inFlight in coalescer { inFlight.outdate() }
    }

    /// Joins the fetch of a key, or starts it.
    func join<Value: Sendable>(
        _ key: SnapshotKey, _ fetch: @escaping @concurrent @Sendable (InFlightFetch) async throws(MarqueeError) -> Value
    ) async throws(MarqueeError) -> Value {
        let (inFlight, seat) = board(key) { inFlight in
            do throws(MarqueeError) {
                return .success(try await fetch(inFlight))
            } catch {
                return .failure(error)
            }
        }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { inFlight.wait(in: seat, $0) }
        } onCancel: {
            if inFlight.leave(seat) { self.cancel(inFlight, key) }
        }
        let value = try outcome.get()
        // Two reads of one key with different types share nothing but the name.
        guard let value = value as? Value else { return try await fetch(inFlight) }
        return value
    }

    private func board(_ key: SnapshotKey, _ fetch: @escaping @Sendable (InFlightFetch) async -> InFlightFetch.Outcome) -> (
        InFlightFetch, Int
    ) {
        coalescer.withLock { coalescer in
            if let inFlight = coalescer[key], let seat = inFlight.board() { return (inFlight, seat) }
            let inFlight = InFlightFetch()
            coalescer[key] = inFlight
            inFlight.start { [weak self] in
                let outcome = await fetch(inFlight)
                self?.remove(inFlight, key)
                inFlight.land(outcome)
            }
            return (inFlight, 0)
        }
    }

    private func cancel(_ inFlight: InFlightFetch, _ key: SnapshotKey) {
        remove(inFlight, key)
        inFlight.cancel()
    }

    private func remove(_ inFlight: InFlightFetch, _ key: SnapshotKey) {
        coalescer.withLock { coalescer in
            if coalescer[key] === inFlight { coalescer[key] = nil }
        }
        outdated.withLock { $0.removeAll { $0.inFlight === inFlight } }
    }
}

/// One fetch and those who wait for it.
final class InFlightFetch: Sendable {
    fileprivate typealias Outcome = Result<any Sendable, MarqueeError>

    private struct State {
        var nextSeat = 1
        var aboard = 1
        var waiting: [Int: CheckedContinuation<Outcome, Never>] = [:]
        var left: Set<Int> = []
        var outcome: Outcome?
        var task: Task<Void, Never>?
        var isOutdated = false
    }

    private let state = Mutex(State())

    /// Whether what it asks for has changed since it set out.
    var isOutdated: Bool { state.withLock { $0.isOutdated } }

    fileprivate func outdate() { state.withLock { $0.isOutdated = true } }

    fileprivate var waiting: Int { state.withLock { $0.waiting.count } }

    fileprivate func start(_ work: @escaping @Sendable () async -> Void) {
        let task = Task { await work() }
        state.withLock { $0.task = task }
    }

    /// A seat for one more, or nil if everybody has left and the fetch is being cancelled.
    fileprivate func board() -> Int? {
        state.withLock { state in
            guard state.aboard > 0 else { return nil }
            state.aboard += 1
            state.nextSeat += 1
            return state.nextSeat - 1
        }
    }

    fileprivate func wait(in seat: Int, _ continuation: CheckedContinuation<Outcome, Never>) {
        let outcome = state.withLock { state -> Outcome? in
            if state.left.remove(seat) != nil { return .failure(.cancelled) }
            if let outcome = state.outcome { return outcome }
            state.waiting[seat] = continuation
            return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
    }

    /// Leaves a seat; true if it was the last one taken and the fetch is still under way.
    fileprivate func leave(_ seat: Int) -> Bool {
        let (continuation, isLast) = state.withLock { state in
            guard state.outcome == nil else { return (CheckedContinuation<Outcome, Never>?.none, false) }
            let continuation = state.waiting.removeValue(forKey: seat)
            if continuation == nil { state.left.insert(seat) }
            state.aboard -= 1
            return (continuation, state.aboard == 0)
        }
        continuation?.resume(returning: .failure(.cancelled))
        return isLast
    }

    fileprivate func land(_ outcome: Outcome) {
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
    static let cancelled = MarqueeError(.cancelled, .init("cancelled", "The caller cancelled."))
}
