/// Whose library a client works with.
public enum UserBinding: Sendable, Hashable {
    /// Whoever is the current person, which may be nobody.
    case current
    /// One account for good, by its local number.
    case tenant(Int)
}
