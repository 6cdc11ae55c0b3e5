import Foundation
import Synchronization

/// Passes connections on to a server on 127.0.0.1, and can forget those that exist, as a network does: no end, no reset, no byte.
public final class MuteRelay: Sendable {
    /// How many connections the relay has passed on.
    public var accepted: Int { server.record.accepted }
    /// The port it listens on.
    public var port: UInt16 { server.port }

    private final class Shared: Sendable {
        let mutedUpTo = Mutex(0)
        let swallowed = Gate()
    }

    private let server: LoopbackServer
    private let shared: Shared

    /// Starts a relay in front of a port.
    public init(to port: UInt16) throws {
        let shared = Shared()
        self.shared = shared
        server = try LoopbackServer { peer in
            guard let descriptor = try? LoopbackServer.connect(port) else { return }
            let (client, connection) = (peer.descriptor, peer.connection)
            let isMute: @Sendable () -> Bool = {
                guard shared.mutedUpTo.withLock({ $0 >= connection }) else { return false }
                shared.swallowed.open()
                return true
            }
            let back = Thread { Self.pass(from: descriptor, to: client, unless: isMute) }
            back.start()
            Self.pass(from: client, to: descriptor, unless: isMute)
            shutdown(descriptor, Int32(SHUT_RDWR))
            while !back.isFinished { usleep(1_000) }
            close(descriptor)
        }
    }

    /// From now on, nothing passes over the connections that exist; new ones work.
    public func mute() {
        let accepted = server.record.accepted
        shared.mutedUpTo.withLock { $0 = accepted }
    }

    /// Waits until something was sent over a mute connection.
    public func untilSwallowed() async { await shared.swallowed.pass() }

    /// Closes all connections.
    public func stop() { server.stop() }

    private static func pass(from source: Int32, to target: Int32, unless isMute: () -> Bool) {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let count = recv(source, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            // The taken bytes are lost, so that the sender believes that they have arrived.
            if isMute() { continue }
            var sent = 0
            while sent < count {
                let step = buffer[sent..<count].withUnsafeBytes { Foundation.send(target, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                guard step > 0 else { return }
                sent += step
            }
        }
        // The end of a mute connection is not passed on, either.
        if !isMute() { shutdown(target, Int32(SHUT_WR)) }
    }
}
