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
    /// The screen has gone: its effects are cancelled, and none of them answers anymore.
    mutating func disappear()
}

/// What a screen needs to have done, such as a read of a page.
public protocol ScreenEffect: Sendable {
    /// What effects can replace each other in.
    associatedtype Slot: Hashable & Sendable

    /// A new effect in the same slot cancels the one under way there, whose answers are then dropped. Effects without a slot run side by
    /// side.
    var slot: Slot? { get }
}

/// What follows from an intent or an answer.
public enum Reaction<Effect: ScreenEffect>: Sendable {
    /// Something has to be done.
    case run(Effect)
    /// What is under way in a slot is not needed anymore.
    case cancel(Effect.Slot)
    /// An event for analytics.
    case report(AnalyticsEvent)
    /// A message that appears for a moment.
    case show(Toast.Message)
}

extension Reaction: Equatable where Effect: Equatable {}
