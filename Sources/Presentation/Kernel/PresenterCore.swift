import Synchronization

/// The state of a presenter, and its effects. The acts under way keep it after its presenter is released, so that their answers are taken.
final class PresenterCore<State: ScreenState>: Sendable {
    private struct Running {
        let number: Int
        let task: Task<Void, Never>
    }

    private struct Guarded {
        var state: State
        var stateNumber = 0
        var isShown = false
        /// The reads under way, by their slots; those without a slot by their numbers.
        var slots: [State.Effect.Slot: Running] = [:]
        var others: [Int: Task<Void, Never>] = [:]
        /// The effects that follow something, by their slots.
        var followed: [State.Effect.Slot: Task<Void, Never>] = [:]
        var acts: [Int: (subject: ActSubject, task: Task<Void, Never>)] = [:]
        var started = 0
        /// Effects that are not needed anymore. They are cancelled without the lock, because that runs code of others.
        var ended: [Task<Void, Never>] = []

        mutating func endReads() {
            ended += slots.values.map(\.task) + others.values
            (slots, others) = ([:], [:])
        }

        mutating func end(_ slot: State.Effect.Slot) {
            if let running = slots.removeValue(forKey: slot) { ended.append(running.task) }
        }

        mutating func disappear() {
            guard isShown else { return }
            isShown = false
            endReads()
            state.disappear()
        }
    }

    private let guarded: Mutex<Guarded>
    private let broadcast: StateBroadcast<State>
    private let context: PresentationContext
    private let perform: Presenter<State>.Perform

    init(_ state: State, context: PresentationContext, perform: @escaping Presenter<State>.Perform) {
        guarded = Mutex(Guarded(state: state))
        broadcast = StateBroadcast(state)
        self.context = context
        self.perform = perform
    }

    /// The presenter is released.
    func close() {
        disappear()
        let followed = guarded.withLock { guarded in
            defer { guarded.followed = [:] }
            return guarded.followed.values.map { $0 }
        }
        for task in followed { task.cancel() }
        broadcast.finish()
    }

    var state: State { guarded.withLock { $0.state } }
    var stateNumber: Int { guarded.withLock { $0.stateNumber } }
    var states: States<State> { broadcast.states() }

    func appear() {
        update { guarded in
            guard !guarded.isShown else { return nil }
            guarded.isShown = true
            return [.report(.presented(guarded.state.screen))] + guarded.state.appear()
        }
    }

    func disappear() {
        update { guarded in
            guard guarded.isShown else { return nil }
            guarded.disappear()
            return []
        }
    }

    func send(_ intent: State.Intent) {
        update { $0.isShown ? $0.state.handle(intent) : nil }
    }

    /// Takes an answer of a read, unless it was cancelled or replaced.
    private func take(_ answer: State.Answer, from slot: State.Effect.Slot?, _ number: Int) {
        update { guarded in
            let isCurrent = slot.map { guarded.slots[$0]?.number == number } ?? (guarded.others[number] != nil)
            return isCurrent ? guarded.state.receive(answer) : nil
        }
    }

    /// Takes an answer of an act or of something followed. A screen that is not shown takes it too: its messages are shown, and its reads
    /// wait until it appears.
    private func takeAlways(_ answer: State.Answer) {
        update { guarded in
            let reactions = guarded.state.receive(answer)
            if guarded.isShown { return reactions }
            guarded.state.disappear()
            return reactions.filter { reaction in
                guard case .run(let effect) = reaction else { return true }
                return if case .act = effect.kind { true } else { false }
            }
        }
    }

    private func end(_ slot: State.Effect.Slot?, _ number: Int) {
        guarded.withLock { guarded in
            guarded.others[number] = nil
            if let slot, guarded.slots[slot]?.number == number { guarded.slots[slot] = nil }
        }
    }

    /// Changes the state, shows it, and starts its effects, in the order of the changes. A receiver of an event or a message may call the
    /// presenter.
    private func update(_ change: (inout Guarded) -> [Reaction<State.Effect>]?) {
        var told: [Reaction<State.Effect>] = []
        let ended = guarded.withLock { guarded in
            guard let reactions = change(&guarded) else { return [Task<Void, Never>]() }
            for reaction in reactions {
                switch reaction {
                case .run(let effect): start(effect, &guarded)
                case .cancel(let slot): guarded.end(slot)
                case .withdraw(let subject):
                    guarded.ended += guarded.acts.values.filter { $0.subject == subject }.map(\.task)
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
            case .run, .cancel, .withdraw: break
            }
        }
    }

    private func start(_ effect: State.Effect, _ guarded: inout Guarded) {
        guarded.started += 1
        let number = guarded.started
        switch effect.kind {
        case .read(let slot): read(effect, in: slot, number, &guarded)
        case .follow(let slot): follow(effect, in: slot, &guarded)
        case .act(let subject):
            let task = context.acts.run(on: subject) { [self] in
                await perform(effect) { answer in self.takeAlways(answer) }
                self.guarded.withLock { $0.acts[number] = nil }
            }
            guarded.acts[number] = (subject, task)
        }
    }

    private func read(_ effect: State.Effect, in slot: State.Effect.Slot?, _ number: Int, _ guarded: inout Guarded) {
        let perform = perform
        // The presenter may be released while its reads run.
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

    private func follow(_ effect: State.Effect, in slot: State.Effect.Slot, _ guarded: inout Guarded) {
        if guarded.followed[slot] != nil { return }
        let perform = perform
        guarded.followed[slot] = Task { [weak self] in await perform(effect) { [weak self] answer in self?.takeAlways(answer) } }
    }
}
