/// A connection and the serial queue that it is confined to. The connection is opened by the first call.
actor DatabaseConnection {
    private nonisolated let executor: QueueExecutor
    private let open: @Sendable () throws(StoreFailure) -> SQLiteHandle
    private var handle: SQLiteHandle?
    private var isAnew = false
    private var isClosed = false

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ label: String, open: @escaping @Sendable () throws(StoreFailure) -> SQLiteHandle) {
        executor = QueueExecutor(label)
        self.open = open
    }

    /// Runs work on the queue. A cancelled caller is turned away before the work begins, never within it.
    func run<Answer: Sendable>(
        _ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) throws(StoreFailure) -> Answer {
        if isClosed { throw .closed }
        if Task.isCancelled { throw .cancelled }
        return try work(opened())
    }

    /// Runs work as ``run(_:)`` does; if the file turns out to have been replaced, opens what is in its place and runs the work again.
    ///
    /// - Parameter leave: The last that is done with a connection to a file that is no longer there.
    /// - Returns: The answer, and whether this is the first work that succeeded since the file was replaced.
    func runInPlace<Answer: Sendable>(
        _ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer, leave: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void
    ) throws(StoreFailure) -> (answer: Answer, isAnew: Bool) {
        for _ in 1...4 {
            do throws(StoreFailure) {
                let answer = try run(work)
                defer { isAnew = false }
                return (answer, isAnew)
            } catch {
                guard error == .replaced else { throw error }
                isAnew = true
                if let handle { try leave(handle) }
                handle = nil
            }
        }
        throw .replaced
    }

    /// Closes the connection for good, after last words that may fail.
    func close(_ lastWords: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void = { _ in }) {
        if let handle { try? lastWords(handle) }
        handle = nil
        isClosed = true
    }

    private func opened() throws(StoreFailure) -> SQLiteHandle {
        if let handle { return handle }
        let opened = try open()
        handle = opened
        return opened
    }
}
