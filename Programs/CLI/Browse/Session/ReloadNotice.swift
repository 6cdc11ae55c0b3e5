import Synchronization

/// Shows for a moment that the page is read again. A failure may come at once, and would look as if the key had done nothing.
final class ReloadNotice: Sendable {
    private struct State {
        var isShown = false
        var changeNumber = 0
        var task: Task<Void, Never>?
    }

    private static let time = Duration.milliseconds(400)

    private let clock: any Clock<Duration>
    private let changed: @Sendable () -> Void
    private let state = Mutex(State())

    /// - Parameter changed: Called on any thread when the notice ends.
    init(clock: any Clock<Duration>, changed: @escaping @Sendable () -> Void) { (self.clock, self.changed) = (clock, changed) }

    var isShown: Bool { state.withLock { $0.isShown } }

    /// Grows with each change.
    var changeNumber: Int { state.withLock { $0.changeNumber } }

    /// Shows the notice, or shows it for longer.
    func begin() {
        state.withLock { state in
            state.task?.cancel()
            state.changeNumber += 1
            state.isShown = true
            let number = state.changeNumber
            state.task = Task { [clock] in
                if (try? await clock.sleep(for: Self.time)) != nil { end(number) }
            }
        }
    }

    /// Cancels the notice without a report.
    func cancel() {
        let task = state.withLock { $0.task }
        task?.cancel()
    }

    private func end(_ number: Int) {
        let isCurrent = state.withLock { state in
            guard state.changeNumber == number else { return false }
            state.changeNumber += 1
            (state.isShown, state.task) = (false, nil)
            return true
        }
        if isCurrent { changed() }
    }
}
