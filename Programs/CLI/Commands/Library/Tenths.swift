import Synchronization

/// Says how far a long command is: on one line of a terminal that is rewritten, and elsewhere by a line for each tenth.
final class Tenths: Sendable {
    private struct State {
        var total = 0
        var tenth = 0
    }

    private let session: CommandSession
    private let state = Mutex(State())

    /// Less is done before a person wonders.
    private static let least = 50

    init(of session: CommandSession) { self.session = session }

    func note(_ step: String, _ done: Int, of total: Int) {
        session.progress?.note(step)
        guard session.progress == nil, !session.isJSON, total >= Self.least, done > 0, done < total else { return }
        let isNew = state.withLock { state in
            // Another total is that of another step.
            if state.total != total { state = State(total: total) }
            guard done * 10 / total > state.tenth else { return false }
            state.tenth = done * 10 / total
            return true
        }
        if isNew { session.terminal.note(Line(step)) }
    }
}
