import Foundation
import MarqueeData
import MarqueeDomain

/// Stores sessions and their secrets in the user's file.
struct SQLiteSessions: SessionDAO {
    let file: UserFile
    let onEvent: MarqueeEventHandler

    func sessions(on server: String) async throws(MarqueeError) -> [StoredSession] {
        try await file.read { (connection) throws(StoreFailure) in try AccountTable(connection: connection).sessions(on: server) }
    }

    func session(_ tenant: Int) async throws(MarqueeError) -> StoredSession? {
        try await file.read { (connection) throws(StoreFailure) in try AccountTable(connection: connection).session(tenant) }
    }

    func current(on server: String) async throws(MarqueeError) -> StoredSession? {
        try await file.read { (connection) throws(StoreFailure) in try AccountTable(connection: connection).current(on: server) }
    }

    func signIn(_ grant: UserGrant, on server: String, at moment: Date) async throws(MarqueeError) -> StoredSession {
        try await file.write { (connection) throws(StoreFailure) in
            let table = AccountTable(connection: connection)
            let tenant = try table.keep(grant, on: server, at: moment)
            try table.makeCurrent(tenant)
            guard let session = try table.session(tenant) else { throw .damagedValue }
            return session
        }
    }

    func use(_ tenant: Int) async throws(MarqueeError) -> Bool {
        try await file.write { (connection) throws(StoreFailure) in
            let table = AccountTable(connection: connection)
            guard let state = try table.session(tenant)?.session.state, state != .signedOut else { return false }
            try table.makeCurrent(tenant)
            return true
        }
    }

    func revoke(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool {
        try await file.write { (connection) throws(StoreFailure) in
            try AccountTable(connection: connection).revoke(tenant, generation: generation)
        }
    }

    func reinstate(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool {
        try await file.write { (connection) throws(StoreFailure) in
            try AccountTable(connection: connection).reinstate(tenant, generation: generation)
        }
    }

    func signOut(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Int? {
        let removed = try await file.change { (connection) throws(StoreFailure) in
            try AccountRemoval(tenant: tenant, connection: connection).signOut(generation: generation)
        }
        // The session is deleted in any case; the event reports that its bytes may still be in the file.
        if let failure = removed?.failure { onEvent(MarqueeEvent(.storeFailed(MarqueeError(failure)))) }
        return removed?.waiting
    }

    func wipe(_ tenant: Int) async throws(MarqueeError) {
        try await file.change { (connection) throws(StoreFailure) in
            try AccountRemoval(tenant: tenant, connection: connection).wipe()
        }
    }
}
