import Marquee
import MarqueePresentation
import Synchronization

/// How long the page has waited for an answer, in the steps in which the screen says so. Nothing happens while no page waits.
final class WaitWatch: Sendable {
    private struct State {
        var page: PageRevision.Presenter?
        var waited = Duration.zero
        var changeNumber = 0
        var task: Task<Void, Never>?
    }

    private let clock: any Clock<Duration>
    private let changed: @Sendable () -> Void
    private let state = Mutex(State())

    /// The countdown to the next attempt is shown by seconds.
    private static let step = Duration.seconds(1)

    /// - Parameter changed: Called on any thread after each step.
    init(clock: any Clock<Duration>, changed: @escaping @Sendable () -> Void) { (self.clock, self.changed) = (clock, changed) }

    /// How long the page has waited; zero where it does not wait.
    var waited: Duration { state.withLock { $0.waited } }

    /// Grows with each step.
    var changeNumber: Int { state.withLock { $0.changeNumber } }

    /// Takes the page that waits for an answer; nil if none does.
    func note(_ page: PageRevision.Presenter?) {
        state.withLock { state in
            guard page != state.page else { return }
            state.task?.cancel()
            (state.page, state.waited, state.task) = (page, .zero, nil)
            guard let page else { return }
            state.task = Task { [clock] in
                while (try? await clock.sleep(for: Self.step)) != nil, step(page) { changed() }
            }
        }
    }

    private func step(_ page: PageRevision.Presenter) -> Bool {
        state.withLock { state in
            guard state.page == page else { return false }
            state.waited += Self.step
            state.changeNumber += 1
            return true
        }
    }
}
