import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

struct SessionsTests {
    @Test(.timeLimit(.minutes(5))) func `a look that began before a sign-in does not undo it`() async throws {
        let fixture = try await LibraryFixture()
        let gate = Gate()
        let sessions = Sessions(store: HeldSessions(base: fixture.sessionStore, gate: gate), server: "scripted")
        let look = Task { try await sessions.refresh() }
        await gate.arrivals(1)
        let grant = UserGrant(authorization: UserAuthorization(kind: .account, session: Secret("session"), accountID: 1))
        let tenant = try await sessions.signIn(grant, at: fixture.clock.now).tenant
        gate.open()
        try await look.value
        #expect(sessions.tenant(of: .current) == tenant)
        #expect(sessions.tenant(of: .nobody) == nil)
        sessions.forget(tenant, upTo: 1)
        #expect(sessions.tenant(of: .current) == nil)
        try await sessions.refresh()
        #expect(sessions.tenant(of: .current) == tenant)
    }

    @Test(.timeLimit(.minutes(5))) func `what is read after signing in again is stored, also if the account was to be wiped`() async throws
    {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        // A wipe that fails leaves the account's number, under which the same account signs in again.
        fixture.sessions.forget(tenant, upTo: .max)
        #expect(fixture.sessions.isForgotten(tenant))
        #expect(try await fixture.signIn() == tenant)
        #expect(!fixture.sessions.isForgotten(tenant))
    }
}

/// Sessions of a store, whose current one is returned only after a gate has opened.
private struct HeldSessions: DeviceSessionDAO {
    let base: any DeviceSessionDAO
    let gate: Gate

    func current(on server: String) async throws(MarqueeError) -> StoredSession? {
        let current = try await base.current(on: server)
        await gate.pass()
        return current
    }

    func sessions(on server: String) async throws(MarqueeError) -> [StoredSession] { try await base.sessions(on: server) }
    func sessions(on server: String, after tenant: Int, limit: Int) async throws(MarqueeError) -> [Session] {
        try await base.sessions(on: server, after: tenant, limit: limit)
    }
    func session(ofAccount accountID: Int, on server: String) async throws(MarqueeError) -> StoredSession? {
        try await base.session(ofAccount: accountID, on: server)
    }
    func session(_ tenant: Int) async throws(MarqueeError) -> StoredSession? { try await base.session(tenant) }
    func signIn(
        _ grant: UserGrant, on server: String, at moment: Date, makesCurrent: Bool
    ) async throws(MarqueeError) -> StoredSession {
        try await base.signIn(grant, on: server, at: moment, makesCurrent: makesCurrent)
    }
    func signIn(_ grant: UserGrant, on server: String, at moment: Date) async throws(MarqueeError) -> StoredSession {
        try await base.signIn(grant, on: server, at: moment)
    }
    func use(_ tenant: Int) async throws(MarqueeError) -> Bool { try await base.use(tenant) }
    func revoke(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool { try await base.revoke(tenant, generation: generation) }
    func reinstate(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool {
        try await base.reinstate(tenant, generation: generation)
    }
    func signOut(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Int? {
        try await base.signOut(tenant, generation: generation)
    }
    func wipe(_ tenant: Int) async throws(MarqueeError) { try await base.wipe(tenant) }
}
