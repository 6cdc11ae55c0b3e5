#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An account that signed in here, or a guest. It holds no secret, so it is safe to log, to show and to pass on.
public struct Session: Sendable, Hashable, Codable, Identifiable {
    /// Whether somebody with an account signed in, or a guest.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// An account, with favorites, a watchlist, ratings and lists.
        case account
        /// A guest, who may rate and nothing else.
        case guest
    }

    /// Whether the server still takes it.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum State: String, Sendable, Hashable, Codable {
        /// It does, as far as is known.
        case active
        /// It refused the session. Changes wait until the same account signs in again; nothing is lost.
        case revoked
        /// The person signed out. Changes that had not been sent wait until the same account signs in again.
        case signedOut
    }

    /// The local number of the account: the same whenever the same account signs in here, and never that of another.
    public var id: Int
    /// Whether it is an account or a guest.
    public var kind: Kind
    /// TMDb's number of the account; nil for guests.
    public var accountID: Int?
    /// The user name: text from outside; empty for guests.
    public var username = ""
    /// Whether the server still takes it.
    public var state: State = .active
    /// When it was begun here.
    public var signedInAt: Date
    /// When a guest's session ends at the latest, if the server said so.
    public var expiresAt: Date?
    /// Whether it can also ask version 4 of the API, as recommendations need it: it came about by an approval of version 4.
    public var hasUserToken = false

    /// Creates a session.
    public init(id: Int, kind: Kind, signedInAt: Date) {
        self.id = id
        self.kind = kind
        self.signedInAt = signedInAt
    }
}

extension AccountUseCases {
    /// Tells who has signed in here, the one of last time first, whether or not the server still takes it.
    public var sessions: Perform<Void, [Session]> { Perform(accounts.sessions) }

    /// Tells whose library this is: the current person's or, where the client is bound to a session, that one's; nil when nobody is signed
    /// in.
    public var current: Perform<Void, Session?> { Perform(accounts.current) }

    /// Makes one of the sessions the current one, for programs of one person with several accounts.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` if it is not one of those here, or was signed out.
    public var use: Perform<Session, Void> { Perform(accounts.use) }

    /// Asks the server whether it still takes the session. One that it refuses marks itself, and its changes wait.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` when nobody is signed in, and what is thrown when the server cannot be asked; a
    ///   refused session is no error but a state.
    public var check: Perform<Void, Session> { Perform(accounts.check) }
}
