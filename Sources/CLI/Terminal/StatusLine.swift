import Synchronization

/// A line at the bottom that comes and goes. Whoever prints takes it away first, so that it never mixes with what stays.
final class StatusLine: Sendable {
    private let isShown = Mutex(false)

    static let erase = "\r\u{1B}[K"

    func show(_ text: String?, on side: Terminal.Side) {
        isShown.withLock { isShown in
            guard text != nil || isShown else { return }
            side.write(Self.erase + (text ?? ""))
            isShown = text != nil
        }
    }

    func clearing(_ side: Terminal.Side, _ print: () -> Void) {
        isShown.withLock { isShown in
            if isShown { side.write(Self.erase) }
            isShown = false
            print()
        }
    }
}
