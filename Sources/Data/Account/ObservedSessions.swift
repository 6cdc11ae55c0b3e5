package import Foundation
package import MarqueeDomain

/// A store of sessions, and an observer that hears whether it works.
package struct ObservedSessions: SessionDAO {
    private let base: any SessionDAO
    private let observer: StoreObserver

    private init(_ base: any SessionDAO, _ observer: StoreObserver) {
        self.base = base
        self.observer = observer
    }

    /// Observes a store, which stays one of a device if it is one.
    package static func observing(_ base: any SessionDAO, _ observer: StoreObserver) -> any SessionDAO {
        let observed = ObservedSessions(base, observer)
        guard let device = base as? any DeviceSessionDAO else { return observed }
        return ObservedDeviceSessions(device, observed, observer)
    }

    /// One session.
    package func session(_ tenant: Int) async throws(MarqueeError) -> StoredSession? {
        try await observer.read { () async throws(MarqueeError) in try await base.session(tenant) }
    }
    /// The session of an account.
    package func session(ofAccount accountID: Int, on server: String) async throws(MarqueeError) -> StoredSession? {
        try await observer.read { () async throws(MarqueeError) in try await base.session(ofAccount: accountID, on: server) }
    }
    /// Some sessions.
    package func sessions(on server: String, after tenant: Int, limit: Int) async throws(MarqueeError) -> [Session] {
        try await observer.read { () async throws(MarqueeError) in try await base.sessions(on: server, after: tenant, limit: limit) }
    }
    /// Stores a new session.
    package func signIn(_ grant: UserGrant, on server: String, at moment: Date) async throws(MarqueeError) -> StoredSession {
        try await observer.write { () async throws(MarqueeError) in try await base.signIn(grant, on: server, at: moment) }
    }
    /// Notes a refusal.
    package func revoke(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool {
        try await observer.write { () async throws(MarqueeError) in try await base.revoke(tenant, generation: generation) }
    }
    /// Takes a refusal back.
    package func reinstate(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool {
        try await observer.write { () async throws(MarqueeError) in try await base.reinstate(tenant, generation: generation) }
    }
    /// Removes the secrets of a session.
    package func signOut(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Int? {
        try await observer.write { () async throws(MarqueeError) in try await base.signOut(tenant, generation: generation) }
    }
    /// Removes an account.
    package func wipe(_ tenant: Int) async throws(MarqueeError) {
        try await observer.write { () async throws(MarqueeError) in try await base.wipe(tenant) }
    }
}
