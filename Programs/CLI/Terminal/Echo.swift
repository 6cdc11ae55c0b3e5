import Foundation
import Synchronization

/// Whether the terminal echoes typed text. It does not while a password is typed, and does again on every way out of the program.
enum Echo {
    private enum State {
        case shown
        case hidden(Int32, before: termios)
        /// The program ends, and nothing is hidden any more.
        case over
    }

    private static let state = Mutex(State.shown)

    /// Hides typed text from now on, and discards text that was typed too early.
    static func hide(on descriptor: Int32) {
        state.withLock { state in
            var before = termios()
            guard case .shown = state, tcgetattr(descriptor, &before) == 0 else { return }
            apply(hiding: before, on: descriptor)
            state = .hidden(descriptor, before: before)
        }
    }

    /// Shows it again.
    static func show() { state.withLock { reveal(&$0, then: .shown) } }

    /// Shows it again, for good.
    static func end() { state.withLock { reveal(&$0, then: .over) } }

    /// Shows it while the process is stopped, and hides it again when it goes on.
    static func showing(while stop: () -> Void) {
        state.withLock { state in
            guard case .hidden(let descriptor, var before) = state else { return stop() }
            tcsetattr(descriptor, TCSANOW, &before)
            stop()
            apply(hiding: before, on: descriptor)
        }
    }

    /// Typed text that was not read is discarded, so that half a password does not turn up behind the next prompt.
    private static func reveal(_ state: inout State, then next: State) {
        if case .hidden(let descriptor, var before) = state { tcsetattr(descriptor, TCSAFLUSH, &before) }
        if case .over = state { return }
        state = next
    }

    private static func apply(hiding before: termios, on descriptor: Int32) {
        var hidden = before
        hidden.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(descriptor, TCSAFLUSH, &hidden)
    }
}
