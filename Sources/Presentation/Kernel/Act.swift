public import MarqueeDomain

/// The subject of an act. Acts on the same subject run in the order in which they were made; acts on different subjects run side by side.
///
/// A change of the account runs alone with the marks: a mark belongs to the account that was signed in when it was set.
public struct ActSubject: Sendable, Hashable {
    private enum Part: Sendable, Hashable {
        case marks(Markable)
        case history, library, account
        case other(String)
    }

    private let part: Part

    private init(_ part: Part) { self.part = part }

    /// Creates a subject of a program's own, such as `lists`.
    public init(_ name: String) { part = .other(name) }

    /// The marks on a title or an episode, with the changes not yet sent.
    public static func marks(on item: Markable) -> Self { Self(.marks(item)) }
    /// The recent searches.
    public static let history = Self(.history)
    /// All changes not yet sent, and all shelves.
    public static let library = Self(.library)
    /// The account of the current session.
    public static let account = Self(.account)

    /// Whether an act on this subject waits for earlier acts on the other one.
    func waits(for other: Self) -> Bool {
        if self == other { return true }
        return switch (part, other.part) {
        case (.account, .marks), (.marks, .account): true
        default: false
        }
    }
}

/// The kind of an effect: how long it runs.
public enum EffectKind<Slot: Hashable & Sendable>: Sendable, Hashable {
    /// A read, or a wait: the screen waits for it, so it ends with the screen.
    ///
    /// A new read in the same slot cancels the one under way there, whose answers are then dropped. Reads without a slot run side by side.
    case read(in: Slot?)
    /// The following of something that changes outside of the screen, such as the marks: it begins when the screen first appears and ends
    /// with the presenter. What changes while the screen is not shown is there when it appears again.
    case follow(in: Slot)
    /// An act of the person, such as a mark: it runs to its end, even if the screen disappears, the presenter is released or the program
    /// ends. See ``Acts``.
    case act(on: ActSubject)
}
