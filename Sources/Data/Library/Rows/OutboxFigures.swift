/// The waiting entries in the outbox of a store, of all accounts and servers.
///
/// A count up to ``mostCounted`` is exact. A larger one may be an estimate, so that a store with a million changes answers as fast as an
/// empty one.
public struct OutboxFigures: Sendable, Hashable {
    /// Up to this number, a store counts exactly.
    public static let mostCounted = 1_000

    /// Entries that are neither rejected nor suspended.
    public var pending = 0
    /// How long the oldest pending entry has been there, by the clock of the store; nil if there is none.
    public var oldestPending: Duration?
    /// Entries with a rejection.
    public var rejected = 0
    /// Entries of accounts without an active session, except rejected ones.
    public var suspended = 0
    /// The number of migrations that the tables have had; nil if the store does not count them.
    public var schemaVersion: Int?

    /// Creates figures of an empty outbox.
    public init() {}
}
