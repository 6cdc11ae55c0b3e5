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
        /// Holds the port while nothing listens, so that going offline and coming back keeps it.
        var reservation: Int32?
        var listener: Int32?
        var connections: ConnectionTable
        var acceptor: Worker?
        var isClosed = false
    }

    let port: UInt16
    private let host: String
    private let state: Mutex<State>
    private let pipe: WakePipe
    private let limits: Limits
    private let responder: Responder

    var baseURL: String { Self.address(host, port) }
    var journal: Journal { responder.journal }

    /// - Parameter handler: Makes the handler of the requests, once the address of the server is known.
    init(
        options: Sandbox.Options, limits: Limits, handler: (_ baseURL: String) -> any RequestHandler
    ) throws(SandboxError) {
        let pipe = try WakePipe()
        var opened: [Int32] = []
        do throws(SandboxError) {
            opened.append(try Socket.bound(to: options.port, on: options.host))
            port = Socket.port(of: opened[0])
            opened.append(try Socket.bound(to: port, on: options.host))
            try Socket.listens(opened[1], backlog: Int32(limits.connections))
        } catch {
            for descriptor in opened { Socket.shut(descriptor) }
            pipe.close()
            throw error
        }
        host = options.host
        self.limits = limits
        self.pipe = pipe
        responder = Responder(handler: handler(Self.address(host, port)), options: options)
        state = Mutex(State(reservation: opened[0], listener: opened[1], connections: ConnectionTable(limits: limits)))
        let acceptor = Worker.start { [self] in acceptUntilClosed() }
        guard let acceptor else {
            close()
            join()
            throw .system(call: "pthread_create", code: EAGAIN)
        }
        state.withLock { $0.acceptor = acceptor }
    }

    /// A server that listens on all networks is reached on this machine at 127.0.0.1.
    private static func address(_ host: String, _ port: UInt16) -> String {
        "http://\(host == "0.0.0.0" ? "127.0.0.1" : host):\(port)"
    }

    var isListening: Bool { state.withLock { $0.listener != nil } }

    /// How many connections wait for a request.
    var idleConnections: Int { state.withLock { $0.connections.idleCount } }

    func behave(_ behavior: Sandbox.Behavior) {
        state.withLock { state in
            guard !state.isClosed else { return }
            responder.behave(behavior)
            if behavior == .offline {
                drop(&state)
            } else if state.listener == nil, let descriptor = try? Socket.bound(to: port, on: host) {
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

    func script(_ behaviors: [Sandbox.Behavior]) { responder.script(behaviors) }

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
        for worker in state.withLock({ $0.connections.takeAll() }) { worker.join() }
        responder.end()
        pipe.close()
    }

    private func drop(_ state: inout State) {
        responder.dropAll()
        if let listener = state.listener {
            // Closing alone would leave it listening for as long as the other thread waits on it.
            Socket.hangUp(listener)
            Socket.shut(listener)
        }
        state.listener = nil
        state.connections.hangUpAll()
    }

    private func acceptUntilClosed() {
        while true {
            let (listener, isClosed) = state.withLock { state in
                // At the limit, newcomers wait in the system's queue until a connection ends or is idle.
                (state.connections.isFull && !state.connections.canMakeRoom ? nil : state.listener, state.isClosed)
            }
            if isClosed { return }
            pipe.wait(with: listener)
            for worker in state.withLock({ $0.connections.takeEnded() }) { worker.join() }
            guard let listener else { continue }
            if !acceptOne(from: listener) {
                // Out of descriptors or threads: a short rest instead of a busy loop.
                pipe.wait(with: nil, milliseconds: 20)
            }
        }
    }

    /// Returns false when a connection is there and cannot be served.
    private func acceptOne(from listener: Int32) -> Bool {
        state.withLock { state in
            // Only under the lock is it certain that the number still names the listener.
            guard state.listener == listener else { return true }
            if state.connections.isFull {
                // Without a new connection, none has to be closed.
                return !Socket.hasBytes(listener) || !state.connections.canMakeRoom || state.connections.makeRoom()
            }
            guard let descriptor = Socket.accepted(from: listener, sending: limits.transfer) else {
                return errno == EAGAIN || errno == EINTR || errno == ECONNABORTED
            }
            let isServed = state.connections.add(descriptor) { id in Worker.start { [self] in serve(descriptor, as: id) } }
            if isServed { journal.connections(state.connections.count, isNew: true) } else { Socket.shut(descriptor) }
            return isServed
        }
    }

    private func serve(_ descriptor: Int32, as id: Int) {
        var hasAsked = false
        let isIdle = { [self] (isIdle: Bool) in
            setIdle(id, isIdle, hasAsked: hasAsked)
            if !isIdle { hasAsked = true }
        }
        Connection(descriptor: descriptor, limits: limits, isIdle: isIdle, answer: responder.answer).serve()
        end(id)
    }

    private func setIdle(_ id: Int, _ isIdle: Bool, hasAsked: Bool) {
        state.withLock { state in
            state.connections.setIdle(id, isIdle, hasAsked: hasAsked)
            if isIdle, state.connections.isFull { pipe.wake() }
        }
    }

    private func end(_ id: Int) {
        state.withLock { state in
            state.connections.end(id)
            journal.connections(state.connections.count, isNew: false)
        }
        pipe.wake()
    }
}
