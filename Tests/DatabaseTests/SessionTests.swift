import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(5)))
struct SessionTests {
    @Test func `a session is kept with its secrets, and is the current one`() async throws {
        let folder = try TemporaryFolder()
        let grant = UserGrant(
            authorization: UserAuthorization(
                kind: .account, session: Secret("secret"), accountID: 7, userToken: Secret("token"), objectID: "abc"),
            username: "someone", expiresAt: .at(500))
        let first = try await folder.library()
        let kept = try await first.sessions.signIn(grant, on: server, at: .at(10), makesCurrent: true)
        await first.close()
        let again = try await folder.library()
        #expect(try await again.sessions.session(kept.tenant) == kept)
        #expect(try await again.sessions.current(on: server) == kept)
        #expect(try await again.sessions.sessions(on: server) == [kept])
        #expect(kept.authorization == grant.authorization)
        #expect(kept.generation == 1)
        #expect(kept.server == server)
        #expect(
            kept.session
                == edited(Session(id: kept.tenant, kind: .account, signedInAt: .at(10))) {
                    $0.accountID = 7
                    $0.username = "someone"
                    $0.expiresAt = .at(500)
                    $0.hasUserToken = true
                })
        #expect(try await again.sessions.current(on: "elsewhere") == nil)
        #expect(try await again.sessions.sessions(on: "elsewhere") == [])
        #expect(try await again.sessions.session(kept.tenant + 1) == nil)
        await again.close()
    }

    @Test func `the same account keeps its number, and comes into a new generation with new secrets`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let first = try await stores.sessions.signIn(
            .account(7, session: "old", userToken: "token"), on: server, at: .at(1), makesCurrent: true)
        let other = try await stores.sessions.signIn(.account(8), on: server, at: .at(2), makesCurrent: true)
        _ = try await stores.sessions.revoke(first.tenant, generation: 1)
        let second = try await stores.sessions.signIn(
            .account(7, session: "new", username: "renamed"), on: server, at: .at(3), makesCurrent: true)
        #expect(second.tenant == first.tenant)
        #expect(second.generation == 2)
        #expect(second.session.state == .active)
        #expect(second.session.username == "renamed")
        #expect(second.session.hasUserToken == false)
        #expect(second.authorization?.session == Secret("new"))
        #expect(second.authorization?.userToken == nil)
        #expect(try await stores.sessions.current(on: server) == second)
        #expect(try await stores.sessions.sessions(on: server).map(\.tenant) == [first.tenant, other.tenant])
        let elsewhere = try await stores.sessions.signIn(.account(7), on: "elsewhere", at: .at(4), makesCurrent: true)
        #expect(elsewhere.tenant != first.tenant)
        #expect(try await stores.sessions.current(on: server) == second)
    }

    @Test func `an account is found by its number on its server, and a guest is not`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(7)
        try await stores.signIn(7, on: "elsewhere")
        #expect(try await stores.sessions.session(ofAccount: 7, on: server)?.tenant == tenant)
        #expect(try await stores.sessions.session(ofAccount: 8, on: server) == nil)
        _ = try await stores.sessions.signOut(tenant, generation: 1)
        #expect(try await stores.sessions.session(ofAccount: 7, on: server)?.authorization == nil)
    }

    @Test func `every guest is new`() async throws {
        let stores = try await OpenLibrary.inMemory()
        var tenants: Set<Int> = []
        for _ in 1...20 {
            let guest = try await stores.sessions.signIn(.guest("same"), on: server, at: .at(1), makesCurrent: true)
            #expect(guest.session.kind == .guest && guest.session.accountID == nil && guest.generation == 1)
            tenants.insert(guest.tenant)
        }
        #expect(tenants.count == 20)
        #expect(tenants.allSatisfy { (1..<1 << 53).contains($0) })
        #expect(tenants.contains { $0 > 1 << 40 })
    }

    @Test func `a number is never given out again`() async throws {
        let stores = try await OpenLibrary.inMemory()
        var tenants: Set<Int> = []
        for _ in 1...20 {
            let tenant = try await stores.signIn(7)
            #expect(tenants.insert(tenant).inserted)
            try await stores.sessions.wipe(tenant)
        }
    }

    @Test func `a session can be used unless it was signed out, and the one used last comes first`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let (a, b, c) = (try await stores.signIn(1), try await stores.signIn(2), try await stores.signIn(3))
        let elsewhere = try await stores.signIn(1, on: "elsewhere")
        #expect(try await stores.sessions.use(a))
        #expect(try await stores.sessions.current(on: server)?.tenant == a)
        #expect(try await stores.sessions.sessions(on: server).map(\.tenant) == [a, c, b])
        _ = try await stores.sessions.revoke(b, generation: 1)
        #expect(try await stores.sessions.use(b))
        #expect(try await stores.sessions.current(on: server)?.session.state == .revoked)
        #expect(try await stores.sessions.use(a))
        _ = try await stores.sessions.signOut(c, generation: 1)
        #expect(try await !stores.sessions.use(c))
        #expect(try await !stores.sessions.use(12))
        #expect(try await stores.sessions.current(on: server)?.tenant == a)
        #expect(try await stores.sessions.current(on: "elsewhere")?.tenant == elsewhere)
    }

    @Test func `a late refusal does not end a session that was begun meanwhile`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        try await stores.signIn(1)
        #expect(try await !stores.sessions.revoke(tenant, generation: 1))
        #expect(try await stores.sessions.session(tenant)?.session.state == .active)
        #expect(try await stores.sessions.revoke(tenant, generation: 2))
        #expect(try await stores.sessions.current(on: server)?.session.state == .revoked)
        #expect(try await !stores.sessions.revoke(12, generation: 1))
        #expect(try await stores.sessions.signOut(tenant, generation: 1) == nil)
        #expect(try await stores.sessions.session(tenant)?.authorization != nil)
        _ = try await stores.sessions.signOut(tenant, generation: 2)
        _ = try await stores.sessions.revoke(tenant, generation: 2)
        #expect(try await stores.sessions.session(tenant)?.session.state == .signedOut)
    }

    @Test func `a sign-out leaves marks and changes, no secret, and no current session`() async throws {
        let stores = try await OpenLibrary.inMemory()
        try await stores.signIn(1)
        let tenant = try await stores.sessions.signIn(.account(2, userToken: "token"), on: server, at: .at(0), makesCurrent: true).tenant
        for number in 1...3 { _ = try await stores.set(.favorite(true), on: .movie(number), of: tenant) }
        let refused = try #require(await stores.lease(tenant))
        _ = try await stores.library.reject(refused, because: .refusal)
        #expect(try await stores.sessions.signOut(tenant, generation: 1) == 2)
        let left = try #require(await stores.sessions.session(tenant))
        #expect(left.authorization == nil && left.session.state == .signedOut && !left.session.hasUserToken)
        #expect(left.session.username == "name")
        #expect(try await stores.sessions.current(on: server) == nil)
        #expect(try await stores.library.entries(of: tenant).count == 3)
        #expect(try await stores.lease(tenant) == nil)
        try await stores.signIn(2)
        #expect(try await stores.lease(tenant)?.item == .movie(2))
        #expect(try await stores.sessions.signOut(12, generation: 1) == nil)
    }

    @Test func `a guest who signs out leaves nothing`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.sessions.signIn(.guest(), on: server, at: .at(0), makesCurrent: true).tenant
        _ = try await stores.set(.rated(3), of: tenant)
        #expect(try await stores.sessions.signOut(tenant, generation: 1) == 1)
        #expect(try await stores.sessions.session(tenant) == nil)
        #expect(try await stores.library.entries(of: tenant) == [])
        #expect(try await stores.library.marks(of: tenant) == StoredMarks())
    }

    @Test func `a user name has an end, whatever it is made of`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let long = String(repeating: "e\u{301}\u{302}", count: 100_000)
        let kept = try await stores.sessions.signIn(.account(1, username: long), on: server, at: .at(0), makesCurrent: true)
        #expect(kept.session.username.unicodeScalars.count == 256)
        #expect(long.unicodeScalars.starts(with: kept.session.username.unicodeScalars))
        let odd = "a\u{0}'; DROP TABLE account; --\u{1B}[31m"
        #expect(
            try await stores.sessions.signIn(.account(1, username: odd), on: server, at: .at(0), makesCurrent: true).session.username == odd
        )
    }

    @Test func `a store that may only be read tells who has signed in, and changes nothing`() async throws {
        let folder = try TemporaryFolder()
        let writer = try await folder.library()
        let tenant = try await writer.signIn(1)
        _ = try await writer.set(.rated(3), of: tenant)
        await writer.close()
        let stores = try await OpenLibrary(SQLiteStores.open(.readOnly(folder.path)))
        #expect(try await stores.sessions.current(on: server)?.tenant == tenant)
        #expect(try await stores.library.marks(of: tenant).entries[.movie(1)]?.marks.rating == Rating(halfPoints: 3))
        let slot = try #require(await stores.entry(tenant))
        let calls: [@Sendable () async throws -> Void] = [
            { _ = try await stores.signIn(2) }, { _ = try await stores.sessions.use(tenant) },
            { _ = try await stores.sessions.revoke(tenant, generation: 1) },
            { _ = try await stores.sessions.signOut(tenant, generation: 1) },
            { try await stores.sessions.wipe(tenant) }, { _ = try await stores.set(.rated(4), of: tenant) },
            { _ = try await stores.lease(tenant) }, { _ = try await stores.acknowledge(slot, at: .at(0)) },
            { try await stores.release(slot, until: nil) },
            { _ = try await stores.library.reconcile(WholeShelf(.ratedMovies, values: [:]), of: tenant, since: 9) },
        ]
        for call in calls {
            let error = await #expect(throws: MarqueeError.self) { try await call() }
            #expect(error?.reason.key == "store.readOnly")
        }
        await stores.close()
    }
}
