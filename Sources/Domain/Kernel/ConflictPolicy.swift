/// A mark that was changed on this device and, before that change was sent, also on another one.
public struct MarkConflict: Sendable, Equatable {
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

/// A conflict, and the side that has won.
///
/// It is encoded as `{"item": "movie/238", "elsewhere": {"rating": 3}, "local": {"rating": 9}, "winner": "local"}`.
public struct ResolvedConflict: Sendable, Equatable, Codable {
    /// The marked title or episode.
    public var item: Markable
    /// The value that another device has set.
    public var elsewhere: MarkValue
    /// The value that was set here.
    public var local: MarkValue
    /// The side whose value the mark has now.
    public var winner: ConflictPolicy.Winner

    public init(item: Markable, elsewhere: MarkValue, local: MarkValue, winner: ConflictPolicy.Winner) {
        self.item = item
        self.elsewhere = elsewhere
        self.local = local
        self.winner = winner
    }
}

/// Decides which value wins if a mark was changed on two devices.
///
/// ```swift
/// ConflictPolicy { conflict in conflict.item == .movie(550) ? .local : .server }
/// ```
public struct ConflictPolicy: Sendable {
    /// The side that wins.
    public enum Winner: String, Sendable, Hashable, Codable {
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
