#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A session of an account or a guest on this device. It holds no secret, so it is safe to log and to show.
public struct Session: Sendable, Equatable, Codable, Identifiable {
    /// The kind of a session: an account or a guest.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Kind: String, Sendable, Hashable, Codable {
        /// A session of an account, with favorites, a watchlist, ratings and lists.
        case account
        /// A guest session, which can only rate.
        case guest
    }

    /// Whether the server still accepts the session.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum State: String, Sendable, Hashable, Codable {
        /// The server accepted the session in the last request.
        case active
        /// The server rejected the session. Unsent changes wait until the same account signs in again; those of a guest, until another
        /// session takes them over.
        case revoked
        /// The user signed out. Unsent changes wait until the same account signs in again.
        case signedOut
    }

    /// The local id of the account. It does not change on this device, and no other account ever gets it.
    public var id: Int
    /// The kind: an account or a guest.
    public var kind: Kind
    /// TMDb's id of the account; nil for guests.
    public var accountID: Int?
    /// The user name, an untrusted text from the server; empty for guests.
    public var username = ""
    /// Whether the server still accepts the session.
    public var state: State = .active
    /// Since when the account is signed in. Another sign-in while it is active does not change it, so a service can see by it whether a
    /// cookie is from before a sign-out or a revocation.
    public var signedInAt: Date
    /// When a guest session expires at the latest; nil if the server did not say it.
    public var expiresAt: Date?
    /// Whether the session can use version 4 of the API, which recommendations need. It can if it was approved through version 4.
    public var hasUserToken = false

    public init(id: Int, kind: Kind, signedInAt: Date) {
        self.id = id
        self.kind = kind
        self.signedInAt = signedInAt
    }
}

extension AccountUseCases {
    /// Returns the sessions on this device, whether or not the server still accepts them: all, or some at a time.
    public var sessions: ListSessions { ListSessions(accounts: accounts) }

    /// Returns one session on this device, whether or not the server still accepts it; nil if there is none with this id.
    ///
    /// Its cost does not depend on the number of sessions.
    public var session: Perform<Session.ID, Session?> { Perform(accounts.session) }

    /// Returns the current session; for a client of one user, the session of that user; nil without a session.
    public var current: Perform<Void, Session?> { Perform(accounts.current) }

    /// Makes one of the sessions the current one, for programs whose user has several accounts.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` if the session is not on this device, or was signed out.
    public var use: Perform<Session, Void> { Perform(accounts.use) }

    /// Asks the server whether it still accepts the session. A rejected session is marked as revoked, and its unsent changes wait.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` without a session, and the error of the request if the server does not answer.
    ///   A rejected session is a state, not an error.
    public var check: Perform<Void, Session> { Perform(accounts.check) }
}
