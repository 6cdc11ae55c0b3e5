/// That a mark was changed here and, before that could be sent, elsewhere.
public struct MarkConflict: Sendable, Hashable {
    /// What is marked.
    public var item: Markable
    /// What the server had when the change was made here.
    public var before: MarkValue
    /// What it is to be here.
    public var local: MarkValue
    /// What the server has now.
    public var server: MarkValue

    /// Creates a conflict.
    public init(item: Markable, before: MarkValue, local: MarkValue, server: MarkValue) {
        self.item = item
        self.before = before
        self.local = local
        self.server = server
    }
}

/// Who wins when a mark was changed here and elsewhere.
public struct ConflictPolicy: Sendable {
    /// Who wins.
    public enum Winner: String, Sendable, Hashable {
        /// What was done here is sent.
        case local
        /// What the server has is taken over, and the change here is given up.
        case server
    }

    /// Decides one conflict. It must return at once.
    public let winner: @Sendable (MarkConflict) -> Winner

    /// Creates a policy.
    public init(winner: @escaping @Sendable (MarkConflict) -> Winner) { self.winner = winner }

    /// What was done here wins: it was done by the person, and mostly later.
    public static let localWins = ConflictPolicy { _ in .local }
    /// What the server has wins.
    public static let serverWins = ConflictPolicy { _ in .server }
}
