import MarqueeData
import Synchronization

/// A limited number of connections. A caller waits for a free one, first come, first served, up to a limit.
final class PostgreSQLPool: Sendable {
    private struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Result<PostgreSQLConnection, PostgreSQLFailure>, Never>
        let timer: Task<Void, Never>

        func resume(_ outcome: Result<PostgreSQLConnection, PostgreSQLFailure>) {
            timer.cancel()
            continuation.resume(returning: outcome)
        }
    }

    private struct State {
        /// The one used last is used next, so that a pool of little use has few connections.
        var free: [PostgreSQLConnection]
        var waiters: [Waiter] = []
        var last = 0
        var isClosed = false
        /// Since when no server has been found.
        var awaySince: Duration?
        /// Since when no server has accepted writes.
        var readOnlySince: Duration?
    }

    private let all: [PostgreSQLConnection]
    private let state: Mutex<State>
    private let gate: DatabaseGate?
    let meter: ConnectionMeter
    let timeout: Duration
    let time: TimeSource

    /// - Parameters:
    ///   - settings: The settings of the connections.
    ///   - gate: The opening of the database before the first work; nil for one that is open.
    ///   - meter: Counts the waits and the attempts to connect.
    init(_ settings: ConnectionSettings, behind gate: DatabaseGate? = nil, meter: ConnectionMeter = ConnectionMeter()) {
        (self.gate, self.meter) = (gate, meter)
        let pause = RefusalPause(settings.configuration.time, meter)
        all = (1...max(1, settings.configuration.connections)).map {
            PostgreSQLConnection("marquee.postgresql.\($0)", settings, pause)
        }
        state = Mutex(State(free: all.reversed()))
        (timeout, time) = (settings.configuration.callTimeout, settings.configuration.time)
    }

    /// The most connections at once.
    var connections: Int { all.count }

    /// How many callers wait for a connection.
    var waiting: Int { state.withLock { $0.waiters.count } }

    /// The counters, with the calls under way.
    var figures: ConnectionFigures {
        var figures = meter.current
        figures.limit = all.count
        (figures.inUse, figures.waiting) = state.withLock { (all.count - $0.free.count, $0.waiters.count) }
        return figures
    }

    /// The time of a call that begins now.
    func budget() -> CallBudget { CallBudget(timeout, on: time) }

    /// Runs work on a connection.
    ///
    /// - Parameters:
    ///   - budget: The time of the call; nil for a call that begins now.
    ///   - work: The work.
    func use<Answer: Sendable>(
        within budget: CallBudget? = nil, _ work: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Answer
    ) async throws(PostgreSQLFailure) -> Answer {
        let budget = budget ?? self.budget()
        if let gate, !gate.isOpen {
            if state.withLock({ $0.isClosed }) { throw .closed }
            try await gate.pass(within: budget.rest)
        }
        let connection = try await take(within: budget)
        defer { give(connection) }
        return try await connection.run(until: budget.deadline, work)
    }

    /// Lets no more work begin, on any connection.
    func refuseWork() {
        let waiters = state.withLock { state in
            state.isClosed = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume(.failure(.closed)) }
        for connection in all { connection.refuseWork() }
    }

    /// Ends all connections, each after the work that it does.
    func close() async {
        refuseWork()
        for connection in all { await connection.close() }
    }

    /// Notes whether a server was found. Returns since when there has been none.
    @discardableResult
    func noteServer(isThere: Bool) -> Duration? {
        state.withLock { state in
            state.awaySince = isThere ? nil : state.awaySince ?? time.now()
            return state.awaySince
        }
    }

    /// Notes whether the server accepts writes. Returns since when it has not.
    @discardableResult
    func noteWrites(areAccepted: Bool) -> Duration? {
        state.withLock { state in
            state.readOnlySince = areAccepted ? nil : state.readOnlySince ?? time.now()
            return state.readOnlySince
        }
    }

    private func take(within budget: CallBudget) async throws(PostgreSQLFailure) -> PostgreSQLConnection {
        if let free = state.withLock({ $0.isClosed ? nil : $0.free.popLast() }) { return free }
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        let taken = await withTaskCancellationHandler {
            await withCheckedContinuation { wait(number, budget.rest, $0) }
        } onCancel: {
            end(number, with: .cancelled)
        }
        return try taken.get()
    }

    private func wait(
        _ number: Int, _ limit: Duration, _ continuation: CheckedContinuation<Result<PostgreSQLConnection, PostgreSQLFailure>, Never>
    ) {
        let outcome = state.withLock { state -> Result<PostgreSQLConnection, PostgreSQLFailure>? in
            if state.isClosed { return .failure(.closed) }
            if Task.isCancelled { return .failure(.cancelled) }
            if let free = state.free.popLast() { return .success(free) }
            let timer = Task { [self] in
                if (try? await time.sleep(limit)) != nil { end(number, with: .exhausted) }
            }
            state.waiters.append(Waiter(number: number, continuation: continuation, timer: timer))
            meter.count { $0.waits += 1 }
            return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
    }

    private func give(_ connection: PostgreSQLConnection) {
        let next = state.withLock { state -> Waiter? in
            if state.waiters.isEmpty { state.free.append(connection) }
            return state.waiters.isEmpty ? nil : state.waiters.removeFirst()
        }
        next?.resume(.success(connection))
    }

    private func end(_ number: Int, with failure: PostgreSQLFailure) {
        let waiter = state.withLock { state in
            state.waiters.firstIndex { $0.number == number }.map { state.waiters.remove(at: $0) }
        }
        if waiter != nil, failure == .exhausted { meter.count { $0.exhaustions += 1 } }
        waiter?.resume(.failure(failure))
    }
}
