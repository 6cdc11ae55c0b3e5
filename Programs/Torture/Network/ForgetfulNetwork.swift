import Foundation
import Synchronization

/// A network in front of a server that can forget the connections that are open: no end, no reset, no byte. New ones work.
final class ForgetfulNetwork: Sendable {
    private final class Memory: Sendable {
        let forgottenUpTo = Mutex(0)

        func hasForgotten(_ number: Int) -> Bool { forgottenUpTo.withLock { $0 >= number } }
    }

    private let listener: LoopbackListener
    private let memory: Memory

    var port: UInt16 { listener.port }
    /// How many connections were opened.
    var opened: Int { listener.accepted }

    init(to port: UInt16) throws {
        let memory = Memory()
        self.memory = memory
        listener = try LoopbackListener { client, number in
            guard let server = try? LoopbackListener.connect(port) else { return }
            let back = Thread { Self.pass(from: server, to: client) { memory.hasForgotten(number) } }
            back.start()
            Self.pass(from: client, to: server) { memory.hasForgotten(number) }
            shutdown(server, Int32(SHUT_RDWR))
            while !back.isFinished { usleep(1_000) }
            close(server)
        }
    }

    /// Forgets the connections that are open.
    func forget() { memory.forgottenUpTo.withLock { $0 = listener.accepted } }

    func stop() { listener.stop() }

    private static func pass(from source: Int32, to target: Int32, unless isForgotten: () -> Bool) {
        while true {
            let bytes = LoopbackListener.receive(source)
            if isForgotten() {
                // The taken bytes are lost, so that the sender believes that they have arrived.
                if bytes.isEmpty { return } else { continue }
            }
            guard !bytes.isEmpty, LoopbackListener.send(bytes, to: target) else { break }
        }
        shutdown(target, Int32(SHUT_WR))
    }
}
