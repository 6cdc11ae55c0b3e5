import Foundation
import Synchronization

/// A server on 127.0.0.1 that plays a script: well-behaved, slow or broken, byte for byte.
///
/// The script runs once for each connection, on that connection's own thread, and may block; the connection is closed when it
/// returns. Nothing on the server's side limits how many connections there are, so it can count the connections of a client.
public final class LoopbackServer: Sendable {
    /// The requests and connections so far.
    public struct Record: Sendable {
        /// How many connections it has accepted.
        public fileprivate(set) var accepted = 0
        /// How many connections are open.
        public fileprivate(set) var open = 0
        /// How many connections were open at once, at most.
        public fileprivate(set) var mostOpen = 0
        /// The requests in order of arrival.
        public fileprivate(set) var requests: [LoopbackRequest] = []
    }

    /// The server could not be started.
    public struct Failure: Error {
        /// The call that failed.
        public let call: String
        /// The number of the system's error.
        public let code: Int32
    }

    private struct State {
        var record = Record()
        var descriptors: Set<Int32> = []
        var waiters: [(condition: @Sendable (Record) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
        var isStopped = false
    }

    /// The port it listens on.
    public let port: UInt16
    private let listener: Int32
    // The threads hold this, not the server: a server that is let go of stops.
    private let state: Shared

    private final class Shared: Sendable {
        let value = Mutex(State())
    }

    /// Starts a server that runs the script for each connection.
    ///
    /// - Parameter address: Another IPv4 address of this machine, as a number.
    public init(at address: UInt32 = 0x7F00_0001, _ script: @escaping @Sendable (LoopbackPeer) -> Void) throws {
        (listener, port) = try Self.listen(at: address)
        let (listener, shared) = (listener, Shared())
        state = shared
        Thread.detachNewThread { Self.serve(listener, shared, script) }
    }

    /// Starts a server that answers every request with the closure and keeps connections open.
    public static func answering(_ answer: @escaping @Sendable (LoopbackRequest, LoopbackPeer) -> Void) throws -> LoopbackServer {
        try LoopbackServer { peer in
            while let request = peer.nextRequest() { answer(request, peer) }
        }
    }

    deinit { stop() }

    /// The address of a path on this server.
    public func url(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }

    /// The requests and connections so far.
    public var record: Record { state.value.withLock(\.record) }

    /// Waits until the record meets a condition; meant for tests with a time limit.
    public func until(_ condition: @escaping @Sendable (Record) -> Bool) async {
        await withCheckedContinuation { continuation in
            Self.change(state) { $0.waiters.append((condition, continuation)) }
        }
    }

    /// Closes the listener and every connection.
    public func stop() {
        let isFirst = state.value.withLock { state in
            defer { state.isStopped = true }
            for descriptor in state.descriptors { shutdown(descriptor, Int32(SHUT_RDWR)) }
            return !state.isStopped
        }
        // An accept that waits is not ended by closing its socket: a last connection lets it see that the server has stopped.
        if isFirst, let descriptor = try? Self.connect(port) { close(descriptor) }
    }

    private static func serve(_ listener: Int32, _ shared: Shared, _ script: @escaping @Sendable (LoopbackPeer) -> Void) {
        while true {
            let descriptor = accept(listener, nil, nil)
            let number: Int? = change(shared) { state in
                guard descriptor >= 0, !state.isStopped else { return nil }
                state.descriptors.insert(descriptor)
                state.record.accepted += 1
                state.record.open += 1
                state.record.mostOpen = max(state.record.mostOpen, state.record.open)
                return state.record.accepted
            }
            guard let number else {
                if descriptor >= 0 { close(descriptor) }
                close(listener)
                return
            }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            Thread.detachNewThread {
                script(LoopbackPeer(descriptor, connection: number) { request in change(shared) { $0.record.requests.append(request) } })
                change(shared) { state in
                    state.descriptors.remove(descriptor)
                    state.record.open -= 1
                    close(descriptor)
                }
            }
        }
    }

    /// Changes the state, and lets those go on whose condition is met now.
    @discardableResult
    private static func change<Value: Sendable>(_ shared: Shared, _ body: (inout sending State) -> sending Value) -> Value {
        let (value, ready) = shared.value.withLock { state in
            let value = body(&state)
            let record = state.record
            let ready = state.waiters.filter { $0.condition(record) }.map(\.continuation)
            state.waiters.removeAll { $0.condition(record) }
            return (value, ready)
        }
        for continuation in ready { continuation.resume() }
        return value
    }

    private static func listen(_ port: UInt16 = 0, at host: UInt32 = 0x7F00_0001) throws -> (Int32, UInt16) {
        let descriptor = try socket()
        var address = loopback(port: port)
        address.sin_addr.s_addr = host.bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, size) == 0 && Foundation.listen(descriptor, 1_024) == 0
                    ? getsockname(descriptor, pointer, &size) : -1
            }
        }
        guard code == 0 else { throw failure("bind", descriptor) }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// A port that was free a moment ago, and that the system gives only to a process that asks for it.
    package static func freePort() throws -> UInt16 {
        while true {
            do {
                let (descriptor, port) = try listen(.random(in: 10_000..<30_000))
                close(descriptor)
                return port
            } catch let failure as Failure where failure.code == EADDRINUSE {}
        }
    }

    package static func connect(_ port: UInt16) throws -> Int32 {
        let descriptor = try socket()
        var address = loopback(port: port)
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else { throw failure("connect", descriptor) }
        return descriptor
    }

    private static func socket() throws -> Int32 {
        #if os(Linux)
            let descriptor = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = Foundation.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }

    private static func failure(_ call: String, _ descriptor: Int32) -> Failure {
        defer { close(descriptor) }
        return Failure(call: call, code: errno)
    }

    private static func loopback(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }
}
