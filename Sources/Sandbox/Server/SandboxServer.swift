import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The sockets and threads behind a sandbox: one thread accepts, and each connection has one of its own.
final class SandboxServer: Sendable {
    private struct State {
        var behavior = Sandbox.Behavior.normal
        /// What the next requests meet, one each.
        var script: ArraySlice<Sandbox.Behavior> = []
        /// Holds the port while nothing listens, so that going offline and coming back keeps it.
        var reservation: Int32?
        var listener: Int32?
        var connections: [Int: Int32] = [:]
        /// The connections that wait for a request, and since when.
        var idle: [Int: IdleConnection] = [:]
        /// The connection that is being closed for a newcomer.
        var leaving: Int?
        var workers: [Int: Worker] = [:]
        var ended: [Int] = []
        var acceptor: Worker?
        var nextID = 0
        /// How often all connections were dropped.
        var drops = 0
        var isClosed = false
    }

    private struct IdleConnection {
        let since: ContinuousClock.Instant
        /// Whether a request has been answered on it.
        let hasAsked: Bool
    }

    let port: UInt16
    let journal = Journal()
    private let state: Mutex<State>
    private let pipe: WakePipe
    private let limits: Limits
    private let options: Sandbox.Options
    private let handler: any RequestHandler

    var baseURL: String { "http://127.0.0.1:\(port)" }

    /// - Parameter handler: Makes what answers the requests, once the address of the server is known.
    init(
        options: Sandbox.Options, limits: Limits, handler: (_ baseURL: String) -> any RequestHandler
    ) throws(SandboxError) {
        let pipe = try WakePipe()
        var opened: [Int32] = []
        do throws(SandboxError) {
            opened.append(try Socket.bound(to: options.port))
            port = Socket.port(of: opened[0])
            opened.append(try Socket.bound(to: port))
            try Socket.listens(opened[1], backlog: Int32(limits.connections))
        } catch {
            for descriptor in opened { Socket.shut(descriptor) }
            pipe.close()
            throw error
        }
        self.options = options
        self.limits = limits
        self.pipe = pipe
        self.handler = handler("http://127.0.0.1:\(port)")
        state = Mutex(State(script: options.faults[...], reservation: opened[0], listener: opened[1]))
        let acceptor = Worker.start { [self] in acceptUntilClosed() }
        guard let acceptor else {
            close()
            join()
            throw .system(call: "pthread_create", code: EAGAIN)
        }
        state.withLock { $0.acceptor = acceptor }
    }

    var isListening: Bool { state.withLock { $0.listener != nil } }

    /// How many connections wait for a request.
    var idleConnections: Int { state.withLock { $0.idle.count } }

    func behave(_ behavior: Sandbox.Behavior) {
        state.withLock { state in
            guard !state.isClosed else { return }
            state.behavior = behavior
            state.script = []
            if behavior == .offline {
                drop(&state)
            } else if state.listener == nil, let descriptor = try? Socket.bound(to: port) {
                do {
                    try Socket.listens(descriptor, backlog: Int32(limits.connections))
                    state.listener = descriptor
                } catch {
                    Socket.shut(descriptor)
                }
            }
            pipe.wake()
        }
    }

    func script(_ behaviors: [Sandbox.Behavior]) { state.withLock { $0.script = behaviors[...] } }

    /// Ends everything that can be ended without waiting.
    func close() {
        state.withLock { state in
            // Once closed, the pipe may be gone and its numbers may name something else.
            guard !state.isClosed else { return }
            state.isClosed = true
            drop(&state)
            if let reservation = state.reservation { Socket.shut(reservation) }
            state.reservation = nil
            pipe.wake()
        }
    }

    /// Waits for every thread; only after `close()`, and the second call finds nothing to wait for.
    func join() {
        let acceptor = state.withLock { state in
            defer { state.acceptor = nil }
            return state.acceptor
        }
        guard let acceptor else { return }
        acceptor.join()
        let workers = state.withLock { state in
            defer { state.workers = [:] }
            return Array(state.workers.values)
        }
        for worker in workers { worker.join() }
        pipe.close()
    }

    private func drop(_ state: inout State) {
        state.drops += 1
        if let listener = state.listener {
            // Closing alone would leave it listening for as long as the other thread waits on it.
            Socket.hangUp(listener)
            Socket.shut(listener)
        }
        state.listener = nil
        for descriptor in state.connections.values { Socket.hangUp(descriptor) }
    }

    private func acceptUntilClosed() {
        while true {
            let (listener, isClosed) = state.withLock { state in
                // At the limit, newcomers wait in the system's queue until a connection ends or is idle.
                (isFull(state) && !canMakeRoom(state) ? nil : state.listener, state.isClosed)
            }
            if isClosed { return }
            pipe.wait(with: listener)
            for worker in takeEnded() { worker.join() }
            guard let listener else { continue }
            if !acceptOne(from: listener) {
                // Out of descriptors or threads: a short rest instead of a busy loop.
                pipe.wait(with: nil, milliseconds: 20)
            }
        }
    }

    private func takeEnded() -> [Worker] {
        state.withLock { state in
            defer { state.ended = [] }
            return state.ended.compactMap { state.workers.removeValue(forKey: $0) }
        }
    }

    private func isFull(_ state: State) -> Bool { state.connections.count >= limits.connections }

    private func canMakeRoom(_ state: State) -> Bool { state.leaving == nil && !state.idle.isEmpty }

    /// Closes the connection that has been idle for the longest time. Its end wakes the thread that accepts. Returns false when there is
    /// none yet.
    private func makeRoom(_ state: inout State) -> Bool {
        let now = ContinuousClock.now
        let candidates = state.idle.filter { id, idle in
            // A request that has arrived and was not read yet must not be lost.
            guard let descriptor = state.connections[id], !Socket.hasBytes(descriptor) else { return false }
            return idle.hasAsked || now - idle.since >= limits.silence
        }
        guard let oldest = candidates.min(by: { $0.value.since < $1.value.since })?.key, let descriptor = state.connections[oldest] else {
            return false
        }
        state.leaving = oldest
        Socket.hangUp(descriptor)
        return true
    }

    private func setIdle(_ id: Int, _ isIdle: Bool, hasAsked: Bool) {
        state.withLock { state in
            state.idle[id] = isIdle ? IdleConnection(since: .now, hasAsked: hasAsked) : nil
            if isIdle, isFull(state) { pipe.wake() }
        }
    }

    /// Returns false when a connection is there and cannot be served.
    private func acceptOne(from listener: Int32) -> Bool {
        state.withLock { state in
            // Only under the lock is it certain that the number still names the listener.
            guard state.listener == listener else { return true }
            if isFull(state) {
                // Without a newcomer, nobody has to leave.
                return !Socket.hasBytes(listener) || !canMakeRoom(state) || makeRoom(&state)
            }
            guard let descriptor = Socket.accepted(from: listener, sending: limits.transfer) else {
                return errno == EAGAIN || errno == EINTR || errno == ECONNABORTED
            }
            let id = state.nextID
            state.nextID += 1
            let worker = Worker.start { [self] in
                var hasAsked = false
                let isIdle = { [self] (isIdle: Bool) in
                    setIdle(id, isIdle, hasAsked: hasAsked)
                    if !isIdle { hasAsked = true }
                }
                Connection(descriptor: descriptor, limits: limits, isIdle: isIdle, answer: answer).serve()
                end(id)
            }
            guard let worker else {
                Socket.shut(descriptor)
                return false
            }
            state.connections[id] = descriptor
            state.workers[id] = worker
            journal.connections(state.connections.count)
            return true
        }
    }

    private func end(_ id: Int) {
        state.withLock { state in
            // Closed and forgotten in one step, so that nobody hangs up a number that already means another socket.
            if let descriptor = state.connections.removeValue(forKey: id) { Socket.shut(descriptor) }
            state.idle[id] = nil
            if state.leaving == id { state.leaving = nil }
            state.ended.append(id)
            journal.connections(state.connections.count)
        }
        pipe.wake()
    }

    /// What becomes of one request, after the delay it is due.
    private func answer(_ request: Request, on descriptor: Int32) -> Outcome {
        let (scripted, standing, drops) = state.withLock { ($0.script.popFirst(), $0.behavior, $0.drops) }
        let behavior = scripted ?? standing
        // Who asks while the sandbox goes offline has reached nobody.
        if scripted == nil, standing == .offline { return .dropped }
        let (outcome, more) = outcome(of: request, behavior, after: drops)
        journal.record(Sandbox.Exchange(request, status: outcome.status), path: request.shownPath, isWrite: request.isWrite)
        let delay = options.latency + more
        guard delay <= .zero || Socket.pause(descriptor, for: delay) else { return .dropped }
        return outcome
    }

    /// The outcome, and how much longer than usual it is held back.
    private func outcome(of request: Request, _ behavior: Sandbox.Behavior, after drops: Int) -> (Outcome, Duration) {
        func usual(_ manner: Manner = .whole) -> Outcome {
            carriedOut(request, after: drops).map { .reply($0.validated(against: request), manner) } ?? .dropped
        }
        switch behavior {
        case .normal: return (usual(), .zero)
        case .offline: return (.dropped, .zero)
        case .slow(let more): return (usual(), more)
        case .status(let status): return (.reply(.outage(status)), .zero)
        case .rateLimited(let seconds): return (.reply(.rateLimited(retryAfter: seconds)), .zero)
        case .drip(let pause): return (usual(.pieces(pause: pause)), .zero)
        case .lostAnswer:
            _ = usual()
            return (.dropped, .zero)
        case .fault(let fault):
            // What a write would be answered otherwise can only be known by carrying it out.
            let isCarriedOut = fault.carriesOutWrites || !request.isWrite
            guard let reply = isCarriedOut ? carriedOut(request, after: drops) : Reply(body: []) else { return (.dropped, .zero) }
            return (handler.outcome(of: request, meeting: fault, usual: reply), .zero)
        }
    }

    /// The usual answer; nil when the request waited at the gate until its connection was dropped with all others.
    private func carriedOut(_ request: Request, after drops: Int) -> Reply? {
        handler.answer(request) { state.withLock { $0.drops != drops } }
    }
}
