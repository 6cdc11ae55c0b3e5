import Foundation
import Synchronization

extension Input {
    /// Standard input.
    package static let standard = Input(isTerminal: isatty(STDIN_FILENO) == 1) { isHidden, ready in
        guard let wakePipe = WakePipe() else { return .end }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // Reading blocks, so it has a thread of its own.
                Thread.detachNewThread {
                    if isHidden { Echo.hide(on: STDIN_FILENO) }
                    ready()
                    let answer = wakePipe.line(from: STDIN_FILENO)
                    if isHidden { Echo.show() }
                    continuation.resume(returning: answer)
                }
            }
        } onCancel: {
            wakePipe.signal()
        }
    }
}

/// Ends a wait for input from another thread.
private final class WakePipe: Sendable {
    private let readEnd: Int32
    private let writeEnd: Int32

    /// The longest line that a terminal passes on. A longer one is no password.
    private static let longest = 4096

    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    func signal() { _ = write(writeEnd, [1], 1) }

    /// One line, byte by byte, so that the rest stays for others.
    func line(from descriptor: Int32) -> Input.Answer {
        var bytes: [UInt8] = []
        while bytes.count <= Self.longest {
            var waiting = [
                pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0), pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&waiting, 2, -1) > 0 else {
                if errno == EINTR { continue }
                return .end
            }
            if waiting[0].revents != 0 { return .interrupted }
            var byte: UInt8 = 0
            let count = read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return bytes.isEmpty ? .end : .line(String(decoding: bytes, as: UTF8.self)) }
            guard byte != UInt8(ascii: "\n") else { return .line(String(decoding: bytes, as: UTF8.self)) }
            bytes.append(byte)
        }
        return .end
    }
}
