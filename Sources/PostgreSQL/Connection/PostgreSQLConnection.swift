import MarqueeData

/// A connection and the serial queue on which all its work runs. It connects when it is used, also after it was lost.
actor PostgreSQLConnection {
    private nonisolated let executor: QueueExecutor
    private let settings: ConnectionSettings
    private let pause: RefusalPause
    private var handle: PostgreSQLHandle?
    /// Set before the closing is in line, so that work that is in line before it does not begin.
    private nonisolated let closing = ClosingFlag()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ label: String, _ settings: ConnectionSettings, _ pause: RefusalPause) {
        executor = QueueExecutor(label)
        (self.settings, self.pause) = (settings, pause)
    }

    /// Runs work on the queue. Cancellation is checked before the work starts, never during it.
    ///
    /// A connection that was used before may have been lost since. As the server has done nothing of work that failed so, it runs again.
    func run<Answer: Sendable>(
        _ work: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Answer
    ) throws(PostgreSQLFailure) -> Answer {
        if closing.isSet { throw .closed }
        if Task.isCancelled { throw .cancelled }
        let isReused = handle != nil
        do throws(PostgreSQLFailure) {
            return try runOnce(work)
        } catch {
            guard isReused, error.endsConnection, !closing.isSet else { throw error }
            return try runOnce(work)
        }
    }

    /// Lets no more work begin.
    nonisolated func refuseWork() { closing.set() }

    /// Ends the connection permanently.
    func close() {
        closing.set()
        handle = nil
    }

    private func runOnce<Answer>(
        _ work: (PostgreSQLHandle) throws(PostgreSQLFailure) -> Answer
    ) throws(PostgreSQLFailure) -> Answer {
        let handle = if let handle { handle } else { try pause.connect(settings) }
        defer { self.handle = handle.isBroken ? nil : handle }
        return try work(handle)
    }
}
