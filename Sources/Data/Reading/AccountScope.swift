package import MarqueeDomain

/// Whose library a client works with.
package enum AccountScope: Sendable, Hashable {
    /// The account or guest whose session is the current one, if there is one.
    case current
    /// No account, even if one is signed in.
    case nobody
    /// One account for good, by its local number.
    case tenant(Int)
}

extension MarqueeError {
    package static let signedOut = MarqueeError(.unauthorized, .init("session.none"))
}
