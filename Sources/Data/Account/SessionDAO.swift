public import Foundation
public import MarqueeDomain

/// Stores sessions, with their secrets, in the user's file. It may gain requirements in a minor version.
public protocol SessionDAO: Sendable {
    /// Every session on a server, the one that was signed in or used last first.
    func sessions(on server: String) async throws(MarqueeError) -> [StoredSession]
    /// One session; nil if it is not there.
    func session(_ tenant: Int) async throws(MarqueeError) -> StoredSession?
    /// The session of an account, by its number on a server; nil if it has never signed in here.
    func session(ofAccount accountID: Int, on server: String) async throws(MarqueeError) -> StoredSession?
    /// The current session on a server; nil when no account is signed in.
    func current(on server: String) async throws(MarqueeError) -> StoredSession?

    /// Stores a new session as the last one used, and makes it the current one if that is wanted. An account that is known on this server
    /// has the same number as before and all that belongs to it, is active again, and has a new generation; every guest is new.
    func signIn(
        _ grant: UserGrant, on server: String, at moment: Date, makesCurrent: Bool
    ) async throws(MarqueeError) -> StoredSession
    /// Makes a session the current one of its server, also one that is refused; false if it is not there or has been signed out.
    func use(_ tenant: Int) async throws(MarqueeError) -> Bool
    /// Notes that the server refuses a session; false if another generation of it has been signed in meanwhile.
    func revoke(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool
    /// Notes that the server takes a session again that it refused; false if another generation of it has been signed in meanwhile.
    func reinstate(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool
    /// Removes the secrets of a session, and makes no other session current; returns how many changes are pending, or nil if another
    /// generation of it has been signed in meanwhile. The row of a guest is removed.
    func signOut(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Int?
    /// Removes every byte of an account from the file.
    ///
    /// - Throws: `MarqueeError` with the code `.storage` if old bytes may still be in the file, because another process reads it.
    func wipe(_ tenant: Int) async throws(MarqueeError)
}

/// A session as it is stored.
public struct StoredSession: Sendable, Hashable {
    /// What may be seen of it.
    public let session: Session
    /// What the server is shown; nil after signing out.
    public let authorization: UserAuthorization?
    /// How often this account has signed in here, from 1.
    public let generation: Int
    /// The server it belongs to.
    public let server: String

    /// Creates a stored session.
    public init(session: Session, authorization: UserAuthorization?, generation: Int, server: String) {
        self.session = session
        self.authorization = authorization
        self.generation = generation
        self.server = server
    }

    /// The local number of the account, under which all of its data is stored.
    public var tenant: Int { session.id }
}
