import Synchronization

/// A headless screen: it holds a state, and turns what a person does into new states, for terminals, web pages and other interfaces alike.
///
/// ```swift
/// let home = HomePresenter(movies: marquee.movies, tv: marquee.tv, library: marquee.library)
/// home.appear()
/// for await state in home.states { draw(state) }
/// ```
///
/// It can be used from any actor and any thread. Its effects run in tasks of their own, and end with ``disappear()`` or with the presenter.
public final class Presenter<State: ScreenState>: Sendable {
    /// Does what an effect asks for, and delivers its answers.
    public typealias Perform = @Sendable (State.Effect, _ deliver: @escaping @Sendable (State.Answer) -> Void) async -> Void

    private struct Running {
        let number: Int
        let task: Task<Void, Never>
    }

    private struct Guarded {
        var state: State
        var stateNumber = 0
        var isShown = false
        /// The effects under way, by their slots; those without a slot by their numbers.
        var slots: [State.Effect.Slot: Running] = [:]
        var others: [Int: Task<Void, Never>] = [:]
        var started = 0
        /// Effects that are not needed anymore. They are cancelled without the lock, because that runs code of others.
        var ended: [Task<Void, Never>] = []

        mutating func endAll() {
            ended += slots.values.map(\.task) + others.values
            (slots, others) = ([:], [:])
        }

        mutating func end(_ slot: State.Effect.Slot) {
            if let running = slots.removeValue(forKey: slot) { ended.append(running.task) }
        }
    }

    private let guarded: Mutex<Guarded>
    private let broadcast: StateBroadcast<State>
    private let context: PresentationContext
    private let perform: Perform

    /// Creates a presenter from a first state and a function that does what its effects ask for.
    public init(_ state: State, context: PresentationContext = PresentationContext(), perform: @escaping Perform) {
        guarded = Mutex(Guarded(state: state))
        broadcast = StateBroadcast(state)
        self.context = context
        self.perform = perform
    }

    deinit {
        update { guarded in
            guarded.endAll()
            return []
        }
        broadcast.finish()
    }

    /// The state at this moment.
    public var state: State { guarded.withLock { $0.state } }

    /// Grows with each new state. An interface that remembers the number of the state that it has drawn need not draw that state again when
    /// ``states`` delivers it.
    package var stateNumber: Int { guarded.withLock { $0.stateNumber } }

    /// The state at this moment, and then each new one. A reader that is too slow misses older states, never the newest one.
    public var states: States<State> { broadcast.states() }

    /// The screen has appeared. Nothing happens if it was there already.
    public func appear() {
        update { guarded in
            guard !guarded.isShown else { return nil }
            guarded.isShown = true
            return [.report(.presented(guarded.state.screen))] + guarded.state.appear()
        }
    }

    /// The screen has gone: what it waits for is cancelled. It can appear again.
    public func disappear() {
        update { guarded in
            guard guarded.isShown else { return nil }
            guarded.isShown = false
            guarded.endAll()
            guarded.state.disappear()
            return []
        }
    }

    /// The person has done something. Nothing happens while the screen is not shown.
    public func send(_ intent: State.Intent) {
        update { $0.isShown ? $0.state.handle(intent) : nil }
    }

    /// Takes an answer, unless its effect was cancelled or replaced.
    private func take(_ answer: State.Answer, from slot: State.Effect.Slot?, _ number: Int) {
        update { guarded in
            let isCurrent = slot.map { guarded.slots[$0]?.number == number } ?? (guarded.others[number] != nil)
            return isCurrent ? guarded.state.receive(answer) : nil
        }
    }

    private func end(_ slot: State.Effect.Slot?, _ number: Int) {
        guarded.withLock { guarded in
            guarded.others[number] = nil
            if let slot, guarded.slots[slot]?.number == number { guarded.slots[slot] = nil }
        }
    }

    /// Changes the state, shows it, and starts its effects, in the order of the changes. Whoever is told something may call this presenter.
    private func update(_ change: (inout Guarded) -> [Reaction<State.Effect>]?) {
        var told: [Reaction<State.Effect>] = []
        let ended = guarded.withLock { guarded in
            guard let reactions = change(&guarded) else { return [Task<Void, Never>]() }
            for reaction in reactions {
                switch reaction {
                case .run(let effect): start(effect, &guarded)
                case .cancel(let slot): guarded.end(slot)
                case .report, .show: told.append(reaction)
                }
            }
            guarded.stateNumber += 1
            broadcast.keep(guarded.state)
            defer { guarded.ended = [] }
            return guarded.ended
        }
        broadcast.deliver()
        for task in ended { task.cancel() }
        for reaction in told {
            switch reaction {
            case .report(let event): context.report(event)
            case .show(let message): context.show(message)
            case .run, .cancel: break
            }
        }
    }

    private func start(_ effect: State.Effect, _ guarded: inout Guarded) {
        guarded.started += 1
        let (slot, number, perform) = (effect.slot, guarded.started, perform)
        // The presenter may go while its effects run.
        let task = Task { [weak self] in
            await perform(effect) { [weak self] answer in self?.take(answer, from: slot, number) }
            self?.end(slot, number)
        }
        if let slot {
            guarded.end(slot)
            guarded.slots[slot] = Running(number: number, task: task)
        } else {
            guarded.others[number] = task
        }
    }
}
