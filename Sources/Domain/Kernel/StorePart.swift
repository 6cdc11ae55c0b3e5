/// A part of a client's store.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum StorePart: String, Sendable, Hashable, Codable, CodingKeyRepresentable, CaseIterable {
    /// The cached answers, which can be fetched again.
    case cache
    /// The answers that several machines share. If it fails, each machine sends its own requests.
    case sharedCache
    /// The user's own data: sessions, marks and pending changes.
    case user
}
