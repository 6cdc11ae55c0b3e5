/// The state of a screen, and all that changes it: a pure state machine without tasks, clocks or use cases.
///
/// A ``Presenter`` holds a state, passes it the actions of the person and the answers of its effects, and carries out its reactions.
public protocol ScreenState: Sendable {
    /// The actions of a person on the screen.
    associatedtype Intent: Sendable
    /// The reads and acts that the screen starts.
    associatedtype Effect: ScreenEffect
    /// The answers of effects.
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

/// A read of a page, or an act of the person, that a screen starts.
public protocol ScreenEffect: Sendable {
    /// The places in which a read replaces an earlier read.
    associatedtype Slot: Hashable & Sendable

    /// Whether it is a read, which ends with the screen, or an act, which does not.
    var kind: EffectKind<Slot> { get }
}

/// A consequence of an intent or an answer.
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
