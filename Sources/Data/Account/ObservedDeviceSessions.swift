import Foundation
import MarqueeDomain

/// A store of the sessions of a device, and an observer that hears whether it works.
struct ObservedDeviceSessions: DeviceSessionDAO {
    private let base: any DeviceSessionDAO
    private let observed: ObservedSessions
    private let observer: StoreObserver

    init(_ base: any DeviceSessionDAO, _ observed: ObservedSessions, _ observer: StoreObserver) {
        self.base = base
        self.observed = observed
        self.observer = observer
    }

    func sessions(on server: String) async throws(MarqueeError) -> [StoredSession] {
        try await observer.read { () async throws(MarqueeError) in try await base.sessions(on: server) }
    }
    func current(on server: String) async throws(MarqueeError) -> StoredSession? {
        try await observer.read { () async throws(MarqueeError) in try await base.current(on: server) }
    }
    func signIn(
        _ grant: UserGrant, on server: String, at moment: Date, makesCurrent: Bool
    ) async throws(MarqueeError) -> StoredSession {
        try await observer.write { () async throws(MarqueeError) in
            try await base.signIn(grant, on: server, at: moment, makesCurrent: makesCurrent)
        }
    }
    func use(_ tenant: Int) async throws(MarqueeError) -> Bool {
        try await observer.write { () async throws(MarqueeError) in try await base.use(tenant) }
    }

    func session(_ tenant: Int) async throws(MarqueeError) -> StoredSession? { try await observed.session(tenant) }
    func session(ofAccount accountID: Int, on server: String) async throws(MarqueeError) -> StoredSession? {
        try await observed.session(ofAccount: accountID, on: server)
    }
    func sessions(on server: String, after tenant: Int, limit: Int) async throws(MarqueeError) -> [Session] {
        try await observed.sessions(on: server, after: tenant, limit: limit)
    }
    func signIn(_ grant: UserGrant, on server: String, at moment: Date) async throws(MarqueeError) -> StoredSession {
        try await observed.signIn(grant, on: server, at: moment)
    }
    func revoke(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool {
        try await observed.revoke(tenant, generation: generation)
    }
    func reinstate(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool {
        try await observed.reinstate(tenant, generation: generation)
    }
    func signOut(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Int? {
        try await observed.signOut(tenant, generation: generation)
    }
    func wipe(_ tenant: Int) async throws(MarqueeError) { try await observed.wipe(tenant) }
}
