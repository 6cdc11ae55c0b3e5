import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Stores sessions and their secrets in the user's file.
struct SQLiteSessions: DeviceSessionDAO {
    let file: UserFile
    /// The clock of the machine, as that of the library.
    let clock: @Sendable () -> Date
    let onEvent: MarqueeEventHandler

    func sessions(on server: String) async throws(MarqueeError) -> [StoredSession] {
        try await file.read { (handle) throws(StoreFailure) in try AccountTable(handle: handle).sessions(on: server) }
    }

    func sessions(on server: String, after tenant: Int, limit: Int) async throws(MarqueeError) -> [Session] {
        try await file.read { (handle) throws(StoreFailure) in
            try AccountTable(handle: handle).sessions(on: server, after: tenant, limit: limit).map(\.session)
        }
    }

    func session(_ tenant: Int) async throws(MarqueeError) -> StoredSession? {
        try await file.read { (handle) throws(StoreFailure) in try AccountTable(handle: handle).session(tenant) }
    }

    func session(ofAccount accountID: Int, on server: String) async throws(MarqueeError) -> StoredSession? {
        try await file.read { (handle) throws(StoreFailure) in try AccountTable(handle: handle).session(ofAccount: accountID, on: server) }
    }

    func current(on server: String) async throws(MarqueeError) -> StoredSession? {
        try await file.read { (handle) throws(StoreFailure) in try AccountTable(handle: handle).current(on: server) }
    }

    func signIn(_ grant: UserGrant, on server: String, at moment: Date) async throws(MarqueeError) -> StoredSession {
        try await signIn(grant, on: server, at: moment, makesCurrent: false)
    }

    func signIn(
        _ grant: UserGrant, on server: String, at moment: Date, makesCurrent: Bool
    ) async throws(MarqueeError) -> StoredSession {
        try await file.write { (handle) throws(StoreFailure) in
            let table = AccountTable(handle: handle)
            let tenant = try table.save(grant, on: server, at: moment)
            try table.noteUse(tenant)
            if makesCurrent { try table.makeCurrent(tenant) }
            guard let session = try table.session(tenant) else { throw .damagedValue }
            return session
        }
    }

    func use(_ tenant: Int) async throws(MarqueeError) -> Bool {
        try await file.write { (handle) throws(StoreFailure) in
            let table = AccountTable(handle: handle)
            guard let state = try table.session(tenant)?.session.state, state != .signedOut else { return false }
            try table.noteUse(tenant)
            try table.makeCurrent(tenant)
            return true
        }
    }

    func revoke(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool {
        try await file.write { [clock] (handle) throws(StoreFailure) in
            try AccountTable(handle: handle).revoke(tenant, generation: generation, at: clock())
        }
    }

    func reinstate(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool {
        try await file.write { (handle) throws(StoreFailure) in
            try AccountTable(handle: handle).reinstate(tenant, generation: generation)
        }
    }

    func signOut(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Int? {
        let removed = try await file.change { [clock] (handle) throws(StoreFailure) in
            try AccountRemoval(tenant: tenant, handle: handle).signOut(generation: generation, at: clock())
        }
        // The session is deleted in any case; the event reports that its bytes may still be in the file.
        if let failure = removed?.failure { onEvent(MarqueeEvent(.storeFailed(.user, MarqueeError(failure)))) }
        return removed?.waiting
    }

    func wipe(_ tenant: Int) async throws(MarqueeError) {
        try await file.change { (handle) throws(StoreFailure) in
            try AccountRemoval(tenant: tenant, handle: handle).wipe()
        }
    }
}
