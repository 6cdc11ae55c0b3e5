public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Stores the sessions of a device: a few, of which one is the current one. A store of a service, where each call names its account, need not
/// be one; a client with it has no current session.
///
/// ``SessionDAO/wipe(_:)`` removes every byte from the files of the device. It throws `MarqueeError` with the code
/// `.storage` if old bytes may still be in a file, because another process reads it.
public protocol DeviceSessionDAO: SessionDAO {
    /// Every session on a server, the one that was signed in or used last first.
    func sessions(on server: String) async throws(MarqueeError) -> [StoredSession]
    /// The current session on a server; nil when no account is signed in. One that is signed out is not current any more, and no other one is
    /// in its place.
    func current(on server: String) async throws(MarqueeError) -> StoredSession?
    /// Stores a new session as the last one used, as ``SessionDAO/signIn(_:on:at:)`` does, and makes it the current one if that is wanted.
    func signIn(
        _ grant: UserGrant, on server: String, at moment: Date, makesCurrent: Bool
    ) async throws(MarqueeError) -> StoredSession
    /// Makes a session the current one of its server, also one that is refused; false if it is not there or has been signed out.
    func use(_ tenant: Int) async throws(MarqueeError) -> Bool
}
