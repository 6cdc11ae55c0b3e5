/// A conflict: a mark was changed on this device and, before that change was sent, also somewhere else.
public struct MarkConflict: Sendable, Hashable {
    /// What is marked.
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

/// Decides which value wins when a mark was changed on this device and somewhere else.
public struct ConflictPolicy: Sendable {
    /// The side that wins.
    public enum Winner: String, Sendable, Hashable {
        /// The local change is sent.
        case local
        /// The server's value is taken over, and the local change is discarded.
        case server
    }

    /// Decides one conflict. It must return quickly.
    public let winner: @Sendable (MarkConflict) -> Winner

    public init(winner: @escaping @Sendable (MarkConflict) -> Winner) { self.winner = winner }

    /// The local change wins: the person made it, and usually later.
    public static let localWins = ConflictPolicy { _ in .local }
    /// The server's value wins.
    public static let serverWins = ConflictPolicy { _ in .server }
}
