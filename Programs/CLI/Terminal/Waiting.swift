import Marquee
import Synchronization

/// Shows for which answer the program waits: not at once, on one line that is rewritten, and that disappears after the wait.
final class Waiting: Sendable {
    private struct State {
        var requests = 0
        var since = Duration.zero
        /// Why, and until when if that is known.
        var reason: (text: String, until: Duration?)?
        var isShown = false
        /// Whether the command says itself for what it waits.
        var isSilent = false
        var ticker: Task<Void, Never>?
    }

    private let state = Mutex(State())
    private let terminal: Terminal
    private let time: TimeSource
    /// That of the command: events come on threads that know of no language.
    private let language = Texts.language

    /// Waits that are shorter are not worth a word.
    private static let delay = Duration.milliseconds(300)

    init(terminal: Terminal, time: TimeSource) {
        self.terminal = terminal
        self.time = time
    }

    /// Whether a wait is shown now.
    var isShown: Bool { state.withLock { $0.isShown } }

    /// Takes in the events of requests.
    func note(_ event: MarqueeEvent) {
        let now = time.now()
        state.withLock { state in
            switch event.kind {
            case .requestStarted: begin(&state, at: now)
            case .requestFinished, .requestFailed: finish(&state)
            case .retryScheduled(let delay, let reason): state.reason = (reason.text(in: language), now + delay)
            case .throttled(let wait): state.reason = (Texts.$language.withValue(language) { Texts.rateLimitReached }, now + wait)
            case .circuitOpened: state.reason = (Texts.$language.withValue(language) { Texts.serverUnreachable }, nil)
            case .circuitClosed: state.reason = nil
            default: return
            }
            if state.isShown { show(state, at: now) }
        }
    }

    /// Leaves the line to the command, which says itself for what it waits.
    func leaveLine() {
        state.withLock { state in
            state.isSilent = true
            vanish(&state)
        }
    }

    /// Takes the line away for good.
    func end() {
        state.withLock { state in
            state.requests = 0
            vanish(&state)
        }
    }

    private func begin(_ state: inout State, at now: Duration) {
        state.requests += 1
        guard state.requests == 1, !state.isSilent else { return }
        (state.since, state.reason) = (now, nil)
        state.ticker = Task { [weak self, time] in
            var pause = Self.delay
            while (try? await time.sleep(pause)) != nil, self?.tick() == true { pause = .seconds(1) }
        }
    }

    private func finish(_ state: inout State) {
        state.requests = max(0, state.requests - 1)
        if state.requests == 0 { vanish(&state) }
    }

    private func vanish(_ state: inout State) {
        state.ticker?.cancel()
        state.ticker = nil
        if state.isShown { terminal.show(status: nil) }
        state.isShown = false
    }

    private func tick() -> Bool {
        let now = time.now()
        return state.withLock { state in
            guard state.requests > 0, !state.isSilent else { return false }
            state.isShown = true
            show(state, at: now)
            return true
        }
    }

    private func show(_ state: State, at now: Duration) {
        terminal.show(status: Line(Texts.$language.withValue(language) { Self.text(state, at: now) }, .faint))
    }

    private static func text(_ state: State, at now: Duration) -> String {
        if let reason = state.reason {
            guard let until = reason.until else { return Texts.waiting(reason.text) }
            let left = Int(((until - now) / .seconds(1)).rounded(.up))
            if left > 0 { return Texts.waiting(reason.text, seconds: left) }
        }
        let waited = Int((now - state.since) / .seconds(1))
        return waited > 0 ? Texts.waitingForServer(waited) : Texts.waitingForServer
    }
}
