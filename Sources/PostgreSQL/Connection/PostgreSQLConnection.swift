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
    ///
    /// - Parameters:
    ///   - deadline: When waiting for the server ends.
    ///   - work: The work.
    func run<Answer: Sendable>(
        until deadline: ContinuousClock.Instant, _ work: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Answer
    ) throws(PostgreSQLFailure) -> Answer {
        if closing.isSet { throw .closed }
        if Task.isCancelled { throw .cancelled }
        let isReused = handle != nil
        do throws(PostgreSQLFailure) {
            return try runOnce(until: deadline, work)
        } catch {
            guard isReused, error.endsConnection, !closing.isSet else { throw error }
            return try runOnce(until: deadline, work)
        }
    }

    /// Looks whether a pooler shares connections between clients, which would get the settings and statements of this one. Nothing is set
    /// before.
    ///
    /// - Throws: `pooled` if two connections are one at the server, or one connection is two.
    func refusePooler() throws(PostgreSQLFailure) {
        let deadline = ContinuousClock.now + settings.connectLimit
        let pair = (
            try pause.connect(settings, until: deadline, isPlain: true), try pause.connect(settings, until: deadline, isPlain: true)
        )
        var processes: (Set<Int32?>, Set<Int32?>) = ([], [])
        for _ in 1...4 {
            processes.0.insert(try pair.0.process())
            processes.1.insert(try pair.1.process())
        }
        guard processes.0.count == 1, processes.1.count == 1, processes.0 != processes.1 else { throw .pooled }
    }

    /// Lets no more work begin.
    nonisolated func refuseWork() { closing.set() }

    /// Ends the connection permanently.
    func close() {
        closing.set()
        handle = nil
    }

    /// Connecting takes no longer than a usual call, also for work that takes longer.
    private func connected(until deadline: ContinuousClock.Instant) throws(PostgreSQLFailure) -> PostgreSQLHandle {
        try pause.connect(settings, until: min(deadline, .now + settings.connectLimit))
    }

    private func runOnce<Answer>(
        until deadline: ContinuousClock.Instant, _ work: (PostgreSQLHandle) throws(PostgreSQLFailure) -> Answer
    ) throws(PostgreSQLFailure) -> Answer {
        let isOver = handle?.replacesUntil.map { $0 < .now } ?? false
        let handle = if let handle, !isOver { handle } else { try connected(until: deadline) }
        handle.deadline = deadline
        defer { self.handle = handle.isBroken ? nil : handle }
        do throws(PostgreSQLFailure) {
            return try work(handle)
        } catch {
            throw error == .readOnly && handle.replacesUntil != nil ? .noPrimary : error
        }
    }
}
