import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Stores sessions and their secrets. A service acts for many accounts: no session is the current one.
struct PostgreSQLSessions: SessionDAO {
    let pool: PostgreSQLPool
    let sealing: SecretSealing
    /// Reports to other processes that an account leaves.
    var sender: InvalidationSender?

    func session(_ tenant: Int) async throws(MarqueeError) -> StoredSession? {
        try await opened { (handle) throws(PostgreSQLFailure) in try AccountTable(handle: handle).session(tenant) }
    }

    func session(ofAccount accountID: Int, on server: String) async throws(MarqueeError) -> StoredSession? {
        try await opened { (handle) throws(PostgreSQLFailure) in
            try handle.first(AccountTable.accountStatement, [.text(server), Parameter(accountID)], SessionRow.init)
        }
    }

    func sessions(on server: String, after tenant: Int, limit: Int) async throws(MarqueeError) -> [Session] {
        let values: [Parameter] = [.text(server), Parameter(tenant), Parameter(max(0, limit))]
        return try await pool.read { (handle) throws(PostgreSQLFailure) in
            try handle.all(AccountTable.sessionsStatement, values, SessionRow.init).map(\.session)
        }
    }

    func signIn(_ grant: UserGrant, on server: String, at moment: Date) async throws(MarqueeError) -> StoredSession {
        let sealed = try await SealedGrant(grant, sealing: sealing)
        let row = try await pool.write { (handle) throws(PostgreSQLFailure) in
            try AccountTable(handle: handle).save(sealed, on: server, at: moment.milliseconds)
        }
        return try await row.opened(by: sealing)
    }

    func revoke(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool {
        try await pool.write { (handle) throws(PostgreSQLFailure) in
            try AccountTable(handle: handle).revoke(tenant, generation: generation)
        }
    }

    func reinstate(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool {
        try await pool.write { (handle) throws(PostgreSQLFailure) in
            try AccountTable(handle: handle).reinstate(tenant, generation: generation)
        }
    }

    func signOut(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Int? {
        try await pool.write { (handle) throws(PostgreSQLFailure) in
            try table(on: handle).signOut(tenant, generation: generation)
        }
    }

    func wipe(_ tenant: Int) async throws(MarqueeError) {
        try await pool.write { (handle) throws(PostgreSQLFailure) in try table(on: handle).wipe(tenant) }
    }

    private func table(on handle: PostgreSQLHandle) -> AccountTable {
        AccountTable(handle: handle) { (note, tenant) throws(PostgreSQLFailure) in try sender?.tell(note, of: tenant, on: handle) }
    }

    private func opened(
        _ find: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> SessionRow?
    ) async throws(MarqueeError) -> StoredSession? {
        guard let row = try await pool.read(find) else { return nil }
        return try await row.opened(by: sealing)
    }
}
