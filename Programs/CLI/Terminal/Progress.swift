import Marquee
import Synchronization

/// Shows the step of a command that takes longer than a second, on the status line, while that shows no wait.
final class Progress: Sendable {
    private struct State {
        var step = Texts.working
        var ticker: Task<Void, Never>?
        var isOver = false
    }

    private let state = Mutex(State())
    private let terminal: Terminal
    private let time: TimeSource
    private let waiting: Waiting
    private let begun: Duration

    /// A shorter command shows nothing.
    private static let delay = Duration.seconds(1)
    private static let interval = Duration.milliseconds(300)

    /// The command begins.
    init(terminal: Terminal, time: TimeSource, besides waiting: Waiting) {
        (self.terminal, self.time, self.waiting, begun) = (terminal, time, waiting, time.now())
        let ticker = Task { [weak self, time] in
            while (try? await time.sleep(Self.interval)) != nil, self?.tick() == true {}
        }
        state.withLock { $0.ticker = ticker }
    }

    /// Sets the present step of the command.
    func note(_ step: String) { state.withLock { $0.step = step } }

    /// Shows the step also while answers are on their way, as they always are in a command with many requests at once.
    func takeLine() { waiting.leaveLine() }

    /// The command ends.
    func end() {
        state.withLock { state in
            state.isOver = true
            state.ticker?.cancel()
            terminal.show(status: nil)
        }
    }

    private func tick() -> Bool {
        let passed = time.now() - begun
        return state.withLock { state in
            if state.isOver { return false }
            if passed >= Self.delay, !waiting.isShown {
                terminal.show(status: Line(Texts.soFar(state.step, Int(passed.components.seconds)), .faint))
            }
            return true
        }
    }
}
