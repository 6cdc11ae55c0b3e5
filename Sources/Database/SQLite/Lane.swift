/// A connection and the serial queue that it is confined to. The connection is opened by the first call.
actor Lane {
    private nonisolated let executor: QueueExecutor
    private let open: @Sendable () throws(StoreFailure) -> Connection
    private var connection: Connection?
    private var isClosed = false

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ label: String, open: @escaping @Sendable () throws(StoreFailure) -> Connection) {
        executor = QueueExecutor(label)
        self.open = open
    }

    /// Runs work on the queue. A cancelled caller is turned away before the work begins, never within it.
    func run<Answer: Sendable>(
        _ work: @Sendable (Connection) throws(StoreFailure) -> Answer
    ) throws(StoreFailure) -> Answer {
        if isClosed { throw .closed }
        if Task.isCancelled { throw .cancelled }
        return try work(opened())
    }

    /// Closes the connection for good, after last words that may fail.
    func close(_ lastWords: @Sendable (Connection) throws(StoreFailure) -> Void = { _ in }) {
        if let connection { try? lastWords(connection) }
        connection = nil
        isClosed = true
    }

    private func opened() throws(StoreFailure) -> Connection {
        if let connection { return connection }
        let opened = try open()
        connection = opened
        return opened
    }
}
