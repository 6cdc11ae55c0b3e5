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
    public enum State: String, Sendable, Hashable, Codable {
        /// It does, as far as is known.
        case active
        /// It refused the session. Changes wait until the same account signs in again; nothing is lost.
        case revoked
        /// The person signed out. Changes that had not been sent wait until the same account signs in again.
        case signedOut
    }

    /// The local number of the account: the same whenever the same account signs in here, and never that of another.
    public let id: Int
    /// Whether it is an account or a guest.
    public let kind: Kind
    /// TMDb's number of the account; nil for guests.
    public let accountID: Int?
    /// The user name: text from outside; empty for guests.
    public let username: String
    /// Whether the server still takes it.
    public let state: State
    /// When it was begun here.
    public let signedInAt: Date
    /// When a guest's session ends at the latest, if the server said so.
    public let expiresAt: Date?
    /// Whether it can also ask version 4 of the API, as recommendations need it: it came about by an approval of version 4.
    public let hasUserToken: Bool

    /// Creates a session.
    public init(
        id: Int, kind: Kind, accountID: Int? = nil, username: String = "", state: State = .active, signedInAt: Date,
        expiresAt: Date? = nil, hasUserToken: Bool = false
    ) {
        self.id = id
        self.kind = kind
        self.accountID = accountID
        self.username = username
        self.state = state
        self.signedInAt = signedInAt
        self.expiresAt = expiresAt
        self.hasUserToken = hasUserToken
    }
}

/// Tells who has signed in here, the one of last time first, whether or not the server still takes it.
public struct GetSessions: Executable {
    private let accounts: any AccountRepository

    /// Creates the use case.
    public init(accounts: any AccountRepository) { self.accounts = accounts }

    /// Every session.
    public func execute(_ input: Void) async throws(MarqueeError) -> [Session] { try await accounts.sessions() }
}

/// Tells whose library this is: the current person's or, where the client is bound to a session, that one's.
public struct GetCurrentSession: Executable {
    private let accounts: any AccountRepository

    /// Creates the use case.
    public init(accounts: any AccountRepository) { self.accounts = accounts }

    /// The session; nil when nobody is signed in.
    public func execute(_ input: Void) async throws(MarqueeError) -> Session? { try await accounts.current() }
}

/// Makes one of the sessions the current one, for programs of one person with several accounts.
public struct UseSession: Executable {
    private let accounts: any AccountRepository

    /// Creates the use case.
    public init(accounts: any AccountRepository) { self.accounts = accounts }

    /// Uses a session from now on; throws ``MarqueeError/Code/unauthorized`` if it is not one of those here, or was signed out.
    public func execute(_ session: Session) async throws(MarqueeError) { try await accounts.use(session) }
}

/// Asks the server whether it still takes the session. One that it refuses marks itself, and its changes wait.
public struct CheckSession: Executable {
    private let accounts: any AccountRepository

    /// Creates the use case.
    public init(accounts: any AccountRepository) { self.accounts = accounts }

    /// The session as the server sees it now.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` when nobody is signed in, and what is thrown when the server cannot be asked; a
    ///   refused session is no error but a state.
    public func execute(_ input: Void) async throws(MarqueeError) -> Session { try await accounts.check() }
}
