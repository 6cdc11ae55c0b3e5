import Synchronization

/// A write that waits in a ``WriteQueue``.
final class QueuedWrite: Sendable {
    private let work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void
    /// A write that never began was cancelled.
    private let outcome = Mutex<Result<Void, StoreFailure>>(.failure(.cancelled))
    private let done = Atomic(false)

    init(_ work: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Void) { self.work = work }

    /// Throws the last failure of the write; returns if the write succeeded.
    func get() throws(StoreFailure) { try outcome.withLock { $0 }.get() }

    /// Whether the outcome is final.
    var isDone: Bool { done.load(ordering: .acquiring) }

    func finish() { done.store(true, ordering: .releasing) }

    func fail(_ failure: StoreFailure) { outcome.withLock { $0 = .failure(failure) } }

    /// Runs the work within a transaction; its failure undoes only its own changes, and is stored.
    ///
    /// - Throws: If the whole transaction was undone.
    func runInSavepoint(_ handle: SQLiteHandle) throws(StoreFailure) {
        try handle.run("SAVEPOINT one")
        do throws(StoreFailure) {
            try run(handle)
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
            try handle.write { () throws(StoreFailure) in try run(handle) }
        } catch {
            if error == .replaced { throw error }
            fail(error)
        }
    }

    private func run(_ handle: SQLiteHandle) throws(StoreFailure) {
        try work(handle)
        outcome.withLock { $0 = .success(()) }
    }
}
