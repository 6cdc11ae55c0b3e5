import Foundation
import Synchronization

/// Reads keys on a thread of its own, and notices that the terminal has another size.
final class KeyReader: Sendable {
    private let readEnd: Int32
    private let writeEnd: Int32

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

    /// Delivers the input of the terminal, until ``stop()``.
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
            let start = ContinuousClock.now
            let count = poll(&waiting, 2, Self.milliseconds(from: start, to: parser.deadline))
            if count < 0, errno != EINTR { return }
            if waiting[0].revents != 0 { return }
            let now = Self.screen()
            if now != screen {
                let isResumed = now.last != screen.last
                screen = now
                deliver(isResumed ? .resumed : .resized)
            }
            if count <= 0 {
                // The time before the look at the terminal: bytes that have come since then are not late, however slow this thread is.
                let keys = count == 0 ? parser.expire(at: start) : []
                if !keys.isEmpty { deliver(.keys(keys)) }
                continue
            }
            guard waiting[1].revents != 0 else { continue }
            let length = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
            if length < 0, errno == EINTR || errno == EAGAIN { continue }
            guard length > 0 else { return }
            let keys = parser.feed(buffer[..<length], at: .now)
            if !keys.isEmpty { deliver(.keys(keys)) }
        }
    }

    /// How long to wait for bytes: until the deadline, and not at all after it.
    private static func milliseconds(from start: ContinuousClock.Instant, to deadline: ContinuousClock.Instant?) -> Int32 {
        guard let deadline else { return sizeMilliseconds }
        guard start < deadline else { return 0 }
        return Int32(min((deadline - start) / .milliseconds(1) + 1, Double(sizeMilliseconds)))
    }

    /// The size and the number of resumptions; after a change of either the screen is drawn anew.
    private static func screen() -> [Int] {
        let size = ScreenMode.size() ?? (0, 0)
        return [size.width, size.height, ScreenMode.resumptions.load(ordering: .relaxed)]
    }
}
