/// A headless screen: it holds a state, and turns actions of a person into new states, for terminals, web pages and other interfaces.
///
/// ```swift
/// let home = HomePresenter(movies: marquee.movies, tv: marquee.tv, library: marquee.library)
/// home.appear()
/// for await state in home.states { draw(state) }
/// ```
///
/// It can be used from any actor and any thread. Its effects run in tasks of their own. Reads end with ``disappear()`` or with the presenter.
/// Acts run to their ends in ``PresentationContext/acts``.
public final class Presenter<State: ScreenState>: Sendable {
    /// Runs an effect, and delivers its answers.
    public typealias Perform = @Sendable (State.Effect, _ deliver: @escaping @Sendable (State.Answer) -> Void) async -> Void

    private let core: PresenterCore<State>

    /// Creates a presenter from a first state and a function that runs its effects.
    public init(_ state: State, context: PresentationContext = PresentationContext(), perform: @escaping Perform) {
        core = PresenterCore(state, context: context, perform: perform)
    }

    /// A presenter of a whole client, which this module does not import.
    @available(*, unavailable, message: "A presenter takes groups of a client: 'search: marquee.search'. Docs/Screens.md has each form")
    public convenience init(client: some Sendable) {
        // Nothing can call it, so there is no state to begin with.
        while true {}
    }

    deinit { core.close() }

    /// The state at this moment.
    public var state: State { core.state }

    /// Grows with each new state. An interface that remembers the number of the state that it has drawn need not draw that state again when
    /// ``states`` delivers it.
    package var stateNumber: Int { core.stateNumber }

    /// The state at this moment, and then each new one. A reader that is too slow misses older states, never the newest one.
    public var states: States<State> { core.states }

    /// The screen has appeared. Nothing happens if it was there already.
    public func appear() { core.appear() }

    /// The screen has disappeared: its reads are cancelled, and its acts go on. It can appear again.
    public func disappear() { core.disappear() }

    /// The person has done something. Nothing happens while the screen is not shown.
    public func send(_ intent: State.Intent) { core.send(intent) }
}
