import MarqueeData
import Synchronization

/// A connection and the serial queue on which all its work runs. The first call opens the connection.
actor DatabaseConnection {
    private nonisolated let executor: QueueExecutor
    private let open: @Sendable () throws(StoreFailure) -> SQLiteHandle
    private let openUntouched: (@Sendable () throws(StoreFailure) -> SQLiteHandle)?
    private var handle: SQLiteHandle?
    /// Reads the file while it cannot be opened for writing. All connections of a process share the side files, so this one is closed
    /// before the other is tried again, and no reader is opened beside it.
    private var untouched: SQLiteHandle?
    /// Whether the file is only read, through this connection.
    private nonisolated let untouchedFlag = Atomic(false)
    private var isReopened = false
    /// Set before the closing is in line, so that work that is in line before it does not begin.
    private nonisolated let closing = ClosingFlag()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    nonisolated var isUntouched: Bool { untouchedFlag.load(ordering: .relaxed) }

    /// - Parameter openUntouched: Opens the file for reading when it cannot be opened otherwise.
    init(
        _ label: String, open: @escaping @Sendable () throws(StoreFailure) -> SQLiteHandle,
        openUntouched: (@Sendable () throws(StoreFailure) -> SQLiteHandle)? = nil
    ) {
        executor = QueueExecutor(label)
        (self.open, self.openUntouched) = (open, openUntouched)
    }

    /// Runs work on the queue. Cancellation is checked before the work starts, never during it.
    func run<Answer: Sendable>(
        _ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) throws(StoreFailure) -> Answer {
        if closing.isSet { throw .closed }
        if Task.isCancelled { throw .cancelled }
        return try work(opened())
    }

    /// Runs work that only reads, also where the file cannot be opened for writing.
    func readUntouched(_ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void) throws(StoreFailure) {
        guard handle == nil, !closing.isSet, !Task.isCancelled, let openUntouched else { return try runOnce(work) }
        do throws(StoreFailure) {
            let handle = if let untouched { untouched } else { try openUntouched() }
            handle.waitForLocks(until: closing)
            setUntouched(handle)
            return try work(handle)
        } catch {
            if error == .replaced { setUntouched(nil) }
            throw error
        }
    }

    private func setUntouched(_ new: SQLiteHandle?) {
        untouched = new
        untouchedFlag.store(new != nil, ordering: .relaxed)
    }

    /// Runs work as ``run(_:)`` does; if the file was replaced, the next work opens the new one.
    func runOnce(_ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void) throws(StoreFailure) {
        do throws(StoreFailure) {
            return try run(work)
        } catch {
            if error == .replaced { handle = nil }
            throw error
        }
    }

    /// Returns when the work that was begun before has ended.
    func finishWork() {}

    /// Runs work as ``run(_:)`` does; if the file was replaced, opens the new file and runs the work again.
    ///
    /// - Parameter abandon: The last work on a connection to a file that is no longer at its path.
    /// - Returns: Whether this is the first work that succeeded after the file was replaced.
    func runInPlace(
        _ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void, abandon: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void
    ) throws(StoreFailure) -> Bool {
        for _ in 1...4 {
            do throws(StoreFailure) {
                try run(work)
                defer { isReopened = false }
                return isReopened
            } catch {
                guard error == .replaced else { throw error }
                isReopened = true
                if let handle { try abandon(handle) }
                handle = nil
            }
        }
        throw .replaced
    }

    /// Closes the connection; the next work opens it again.
    func leave() { handle = nil }

    /// Lets no more work begin. Work that has begun waits no longer for locks.
    nonisolated func refuseWork() { closing.set() }

    /// Closes the connection permanently, after last work that may fail: it does not wait for locks.
    func close(_ finalWork: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void = { _ in }) {
        closing.set()
        if let handle { try? finalWork(handle) }
        handle = nil
        setUntouched(nil)
    }

    private func opened() throws(StoreFailure) -> SQLiteHandle {
        if let handle { return handle }
        setUntouched(nil)
        let opened = try open()
        opened.waitForLocks(until: closing)
        handle = opened
        return opened
    }
}
