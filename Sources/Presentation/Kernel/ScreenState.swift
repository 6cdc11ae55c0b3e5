/// The state of a screen, and all that changes it: a pure state machine without tasks, clocks or use cases.
///
/// A ``Presenter`` holds a state, passes it what the person does and what its effects answer, and carries out its reactions.
public protocol ScreenState: Sendable {
    /// What a person can do on the screen.
    associatedtype Intent: Sendable
    /// What the screen needs to have done.
    associatedtype Effect: ScreenEffect
    /// What an effect answers.
    associatedtype Answer: Sendable

    /// The name of the screen in analytics events.
    var screen: Screen { get }

    /// The screen has appeared, for the first time or again.
    mutating func appear() -> [Reaction<Effect>]
    /// The person has done something.
    mutating func handle(_ intent: Intent) -> [Reaction<Effect>]
    /// An effect has answered.
    mutating func receive(_ answer: Answer) -> [Reaction<Effect>]
    /// The screen has disappeared: its reads are cancelled, and none of them answers anymore. Its acts still answer; this is called again after
    /// such an answer.
    mutating func disappear()
}

/// What a screen needs to have done: a read of a page, or an act of the person.
public protocol ScreenEffect: Sendable {
    /// The places in which a read replaces an earlier read.
    associatedtype Slot: Hashable & Sendable

    /// Whether it is a read, which ends with the screen, or an act, which does not.
    var kind: EffectKind<Slot> { get }
}

/// What follows from an intent or an answer.
public enum Reaction<Effect: ScreenEffect>: Sendable {
    /// Something has to be done.
    case run(Effect)
    /// The read in a slot is not needed anymore.
    case cancel(Effect.Slot)
    /// The person takes back the acts of this screen on a subject: they are cancelled, and still answer.
    case withdraw(ActSubject)
    /// An event for analytics.
    case report(AnalyticsEvent)
    /// A message that appears for a moment.
    case show(Toast.Message)
}

extension Reaction: Equatable where Effect: Equatable {}
