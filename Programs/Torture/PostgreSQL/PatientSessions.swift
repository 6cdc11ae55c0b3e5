import Foundation
import MarqueeData
import MarqueeDomain

/// Sessions whose calls are made again if the server was away: nothing of them was done then.
struct PatientSessions: SessionDAO {
    let base: any SessionDAO

    func session(_ tenant: Int) async throws(MarqueeError) -> StoredSession? {
        try await repeatedly { () async throws(MarqueeError) in try await base.session(tenant) }
    }
    func session(ofAccount accountID: Int, on server: String) async throws(MarqueeError) -> StoredSession? {
        try await repeatedly { () async throws(MarqueeError) in try await base.session(ofAccount: accountID, on: server) }
    }
    func sessions(on server: String, after tenant: Int, limit: Int) async throws(MarqueeError) -> [Session] {
        try await repeatedly { () async throws(MarqueeError) in try await base.sessions(on: server, after: tenant, limit: limit) }
    }
    func signIn(_ grant: UserGrant, on server: String, at moment: Date) async throws(MarqueeError) -> StoredSession {
        try await repeatedly { () async throws(MarqueeError) in try await base.signIn(grant, on: server, at: moment) }
    }
    func revoke(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool {
        try await repeatedly { () async throws(MarqueeError) in try await base.revoke(tenant, generation: generation) }
    }
    func reinstate(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool {
        try await repeatedly { () async throws(MarqueeError) in try await base.reinstate(tenant, generation: generation) }
    }
    func signOut(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Int? {
        try await repeatedly { () async throws(MarqueeError) in try await base.signOut(tenant, generation: generation) }
    }
    func wipe(_ tenant: Int) async throws(MarqueeError) {
        try await repeatedly { () async throws(MarqueeError) in try await base.wipe(tenant) }
    }
}
