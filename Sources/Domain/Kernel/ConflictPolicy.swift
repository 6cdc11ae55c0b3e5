/// A mark that was changed on this device and, before that change was sent, also on another one.
public struct MarkConflict: Sendable, Hashable {
    /// The marked title or episode.
    public var item: Markable
    /// The server's value when the local change was made.
    public var before: MarkValue
    /// The local value, not sent yet.
    public var local: MarkValue
    /// The server's value now.
    public var server: MarkValue

    public init(item: Markable, before: MarkValue, local: MarkValue, server: MarkValue) {
        self.item = item
        self.before = before
        self.local = local
        self.server = server
    }
}

/// Decides which value wins if a mark was changed on two devices.
///
/// ```swift
/// ConflictPolicy { conflict in conflict.item == .movie(550) ? .local : .server }
/// ```
public struct ConflictPolicy: Sendable {
    /// The side that wins.
    public enum Winner: String, Sendable, Hashable {
        /// The library sends the local change.
        case local
        /// The library stores the server's value and discards the local change.
        case server
    }

    /// Decides one conflict. The outbox calls it before it sends the change, so it must return quickly.
    public let winner: @Sendable (MarkConflict) -> Winner

    public init(winner: @escaping @Sendable (MarkConflict) -> Winner) { self.winner = winner }

    /// The local change wins. It is usually the later one.
    public static let localWins = ConflictPolicy { _ in .local }
    /// The server's value wins.
    public static let serverWins = ConflictPolicy { _ in .server }
}
