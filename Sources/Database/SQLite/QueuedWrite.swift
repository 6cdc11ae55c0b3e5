import Synchronization

/// A write that waits in a ``WriteQueue``.
final class QueuedWrite: Sendable {
    private let work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void
    private let onFailure: @Sendable (StoreFailure) -> Void
    private let done = Atomic(false)

    /// - Parameter outcome: What the work returned or threw last, after the write is done.
    init<Answer: Sendable>(
        _ outcome: WriteOutcome<Answer>, _ work: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) {
        self.work = { (handle) throws(StoreFailure) in
            let answer = try work(handle)
            outcome.set(.success(answer))
        }
        onFailure = { outcome.set(.failure($0)) }
    }

    /// Whether the outcome is final.
    var isDone: Bool { done.load(ordering: .acquiring) }

    func finish() { done.store(true, ordering: .releasing) }

    func fail(_ failure: StoreFailure) { onFailure(failure) }

    /// Runs the work within a transaction; its failure undoes only its own changes, and is stored.
    ///
    /// - Throws: If the whole transaction was undone.
    func runInSavepoint(_ handle: SQLiteHandle) throws(StoreFailure) {
        try handle.run("SAVEPOINT one")
        do throws(StoreFailure) {
            try work(handle)
        } catch {
            fail(error)
            guard handle.isInTransaction else { throw error }
            try handle.run("ROLLBACK TO one")
        }
        try handle.run("RELEASE one")
    }

    /// Runs the work in a transaction of its own.
    ///
    /// - Throws: Only ``StoreFailure/replaced``; every other failure is stored.
    func runAlone(_ handle: SQLiteHandle) throws(StoreFailure) {
        do throws(StoreFailure) {
            try handle.write { () throws(StoreFailure) in try work(handle) }
        } catch {
            if error == .replaced { throw error }
            fail(error)
        }
    }
}

/// The outcome of a write; a write that never began was cancelled.
final class WriteOutcome<Answer: Sendable>: Sendable {
    private let result = Mutex<Result<Answer, StoreFailure>>(.failure(.cancelled))

    func set(_ new: Result<Answer, StoreFailure>) { result.withLock { $0 = new } }

    func get() throws(StoreFailure) -> Answer { try result.withLock { $0 }.get() }
}
