import MarqueeDomain

/// Whose library a client works with.
package enum AccountScope: Sendable, Hashable {
    /// Whoever is the current person, which may be nobody.
    case current
    /// Nobody, whoever is signed in.
    case nobody
    /// One account for good, by its local number.
    case tenant(Int)
}

extension MarqueeError {
    static let signedOut = MarqueeError(.unauthorized, .init("session.none", "Nobody is signed in."))
}
