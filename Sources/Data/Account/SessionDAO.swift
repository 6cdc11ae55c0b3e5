public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Stores sessions, with their secrets. It may gain requirements in a minor version.
public protocol SessionDAO: Sendable {
    /// One session; nil if it is not there.
    func session(_ tenant: Int) async throws(MarqueeError) -> StoredSession?
    /// The session of an account, by its number on a server; nil if it has never signed in here.
    func session(ofAccount accountID: Int, on server: String) async throws(MarqueeError) -> StoredSession?
    /// Sessions on a server whose numbers come after one, in their order: so many at most, and without their secrets.
    func sessions(on server: String, after tenant: Int, limit: Int) async throws(MarqueeError) -> [Session]

    /// Stores a new session. An account that is known on this server has the same number as before and all that belongs to it, is active
    /// again, and has a new generation; every guest is new.
    func signIn(_ grant: UserGrant, on server: String, at moment: Date) async throws(MarqueeError) -> StoredSession
    /// Notes that the server refuses a session; false if another generation of it has been signed in meanwhile.
    func revoke(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool
    /// Notes that the server takes a session again that it refused; false if another generation of it has been signed in meanwhile.
    func reinstate(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool
    /// Removes the secrets of a session; returns how many changes are pending, or nil if another generation of it has been signed in
    /// meanwhile. The row of a guest is removed.
    func signOut(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Int?
    /// Removes all that is stored about an account.
    func wipe(_ tenant: Int) async throws(MarqueeError)
}
