/// A part of what a client stores.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum StorePart: String, Sendable, Hashable, Codable, CaseIterable {
    /// The answers of servers, which can be fetched again.
    case cache
    /// The user's own data: sessions, marks and pending changes.
    case user
}
