import Foundation
import Synchronization

/// Reads keys on a thread of its own, and notices that the terminal has another size.
final class KeyReader: Sendable {
    private let readEnd: Int32
    private let writeEnd: Int32

    /// After so long without a further byte, an escape is the key Escape and not the beginning of another one.
    private static let escapeMilliseconds: Int32 = 50
    /// How often the size is looked at.
    private static let sizeMilliseconds: Int32 = 200

    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    /// Delivers what comes from the terminal, until ``stop()``.
    func start(_ deliver: @escaping @Sendable (FullScreen.Event) -> Void) {
        Thread.detachNewThread { [self] in
            read(deliver)
            deliver(.ended)
        }
    }

    func stop() { _ = write(writeEnd, [1], 1) }

    private func read(_ deliver: (FullScreen.Event) -> Void) {
        var parser = KeyParser()
        var screen = Self.screen()
        var buffer = [UInt8](repeating: 0, count: 1_024)
        while true {
            var waiting = [
                pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0), pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&waiting, 2, parser.isWaiting ? Self.escapeMilliseconds : Self.sizeMilliseconds)
            if count < 0, errno != EINTR { return }
            if waiting[0].revents != 0 { return }
            let now = Self.screen()
            if now != screen {
                screen = now
                deliver(.resized)
            }
            if count <= 0 {
                let keys = parser.flush()
                if !keys.isEmpty { deliver(.keys(keys)) }
                continue
            }
            guard waiting[1].revents != 0 else { continue }
            let length = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
            if length < 0, errno == EINTR || errno == EAGAIN { continue }
            guard length > 0 else { return }
            let keys = parser.feed(buffer[..<length])
            if !keys.isEmpty { deliver(.keys(keys)) }
        }
    }

    /// What must be drawn anew when it changes.
    private static func screen() -> [Int] {
        let size = ScreenMode.size() ?? (0, 0)
        return [size.width, size.height, ScreenMode.resumptions.load(ordering: .relaxed)]
    }
}
