import Synchronization

/// A line at the bottom that comes and goes. It is removed before anything is printed, so that it never mixes with other lines.
final class StatusLine: Sendable {
    private struct State {
        /// Its text; nil while it is not shown.
        var text: String?
        /// Whether a person is typing an answer on that line.
        var isTaken = false
    }

    private let state = Mutex(State())

    static let erase = "\r\u{1B}[K"

    func show(_ text: String?, on side: Terminal.Side) {
        state.withLock { state in
            guard text != state.text, !state.isTaken else { return }
            side.write(Self.erase + (text ?? ""))
            state.text = text
        }
    }

    func clearing(_ side: Terminal.Side, _ print: () -> Void) {
        state.withLock { state in
            if state.text != nil { side.write(Self.erase) }
            state.text = nil
            print()
        }
    }

    /// Leaves the line to a person, or takes it back.
    func leave(toPerson isTaken: Bool) { state.withLock { $0.isTaken = isTaken } }
}
