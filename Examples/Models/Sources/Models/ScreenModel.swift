import MarqueePresentation
import Observation

/// A screen as an observable model: views that read its state are drawn again when the state changes.
///
/// A SwiftUI view holds it as `@State`, follows it with `.task { await model.follow() }`, and sends the acts of the person. `HomeView` is an
/// example.
@MainActor @Observable
public final class ScreenModel<State: ScreenState> {
    /// The present state of the screen.
    public private(set) var state: State
    private let presenter: Presenter<State>

    /// Creates the model of a presenter.
    public init(_ presenter: Presenter<State>) {
        (self.presenter, state) = (presenter, presenter.state)
    }

    /// Shows the screen until the task is cancelled, as the `task` of a SwiftUI view is when the view disappears. The reads of the screen end
    /// then, and its acts go on.
    public func follow() async {
        presenter.appear()
        defer { presenter.disappear() }
        for await state in presenter.states { self.state = state }
    }

    /// Passes on an act of the person. It has no effect while the screen is not shown.
    public func send(_ intent: State.Intent) { presenter.send(intent) }
}
