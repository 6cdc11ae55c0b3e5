/// A part of what a client stores.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum StorePart: String, Sendable, Hashable, Codable, CaseIterable {
    /// The answers of servers, which can be fetched again.
    case cache
    /// The answers that several machines share. Without them each machine asks by itself.
    case sharedCache
    /// The user's own data: sessions, marks and pending changes.
    case user
}
