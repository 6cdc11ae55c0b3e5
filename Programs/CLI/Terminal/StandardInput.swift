import Foundation
import Synchronization

extension Input {
    /// Standard input.
    package static let standard: Input = {
        var input = Input(isTerminal: isatty(STDIN_FILENO) == 1) { isHidden, ready in
            await onThread(.end) { wakePipe in
                if isHidden { Echo.hide(on: STDIN_FILENO) }
                ready()
                let answer = wakePipe.line(from: STDIN_FILENO)
                if isHidden { Echo.show() }
                return answer
            }
        }
        input.readAll = { most in await onThread(.unread(EMFILE)) { $0.content(of: STDIN_FILENO, atMost: most) } }
        return input
    }()

    /// Reads on a thread of its own, because reading blocks, until the task is cancelled.
    private static func onThread<Answer: Sendable>(
        _ failure: Answer, _ read: @escaping @Sendable (WakePipe) -> Answer
    ) async -> Answer {
        guard let wakePipe = WakePipe() else { return failure }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread { continuation.resume(returning: read(wakePipe)) }
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
            switch wait(for: descriptor) {
            case .ready: break
            case .interrupted: return .interrupted
            case .failed: return .end
            }
            var byte: UInt8 = 0
            let count = read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return bytes.isEmpty ? .end : .line(String(decoding: bytes, as: UTF8.self)) }
            guard byte != UInt8(ascii: "\n") else { return .line(String(decoding: bytes, as: UTF8.self)) }
            bytes.append(byte)
        }
        return .end
    }
    /// Reads to the end, up to a maximum number of bytes.
    func content(of descriptor: Int32, atMost most: Int) -> Input.Content {
        var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while bytes.count <= most {
            switch wait(for: descriptor) {
            case .ready: break
            case .interrupted: return .interrupted
            case .failed: return .unread(errno)
            }
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return .unread(errno) }
            if count == 0 { return .bytes(bytes) }
            bytes += buffer[..<count]
        }
        return .unread(EFBIG)
    }

    private enum Wait { case ready, interrupted, failed }

    private func wait(for descriptor: Int32) -> Wait {
        while true {
            var waiting = [
                pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0), pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            ]
            if poll(&waiting, 2, -1) > 0 { return waiting[0].revents != 0 ? .interrupted : .ready }
            if errno != EINTR { return .failed }
        }
    }
}
