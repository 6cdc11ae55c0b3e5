import Foundation
import Synchronization

/// Writes to a descriptor until that fails, and remembers why it did.
final class OutputWriter: Sendable {
    private let descriptor: Int32
    private let failure = Mutex<Int32?>(nil)

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// The system's message of the failed write; nil if all was written, or if the reader closed the pipe.
    var trouble: String? {
        failure.withLock { $0 }.flatMap { $0 == EPIPE ? nil : String(cString: strerror($0)) }
    }

    /// Whether all of it could be written so far.
    var isOpen: Bool { failure.withLock { $0 == nil } }

    func put(_ text: String) { put(Array(text.utf8)) }

    func put(_ all: [UInt8]) {
        guard failure.withLock({ $0 == nil }) else { return }
        var bytes = all[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count < 0 else {
                bytes = bytes.dropFirst(count)
                continue
            }
            switch errno {
            case EINTR: continue
            // Another process that shares the descriptor may have made it nonblocking.
            case EAGAIN, EWOULDBLOCK: waitForSpace()
            case let number:
                failure.withLock { $0 = number }
                return
            }
        }
    }

    private func waitForSpace() {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
    }
}
