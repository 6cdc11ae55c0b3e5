import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueePostgreSQL

@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct SessionTests {
    @Test func `an account that signs in again has its number, and a new generation`() async throws {
        let stores = try await OpenStores.open()
        let first = try await stores.sessions.signIn(.account(1, userToken: "token"), on: tmdb, at: .at(1))
        let again = try await stores.sessions.signIn(.account(1, session: "other"), on: tmdb, at: .at(2))
        let elsewhere = try await stores.sessions.signIn(.account(1), on: "https://other.example.org", at: .at(2))
        #expect(again.tenant == first.tenant && elsewhere.tenant != first.tenant)
        #expect((first.generation, again.generation, elsewhere.generation) == (1, 2, 1))
        #expect(first.authorization == UserGrant.account(1, userToken: "token").authorization && first.session.hasUserToken)
        #expect(again.session.signedInAt == .at(1) && again.session.username == "name" && again.session.state == .active)
        #expect(try await stores.sessions.session(first.tenant) == again)
        #expect(try await stores.sessions.session(ofAccount: 1, on: tmdb) == again)
        #expect(try await stores.sessions.session(ofAccount: 2, on: tmdb) == nil)
        #expect(try await stores.sessions.session(7) == nil)
        await stores.close()
    }

    @Test func `many machines that sign the same account in at once make one account`() async throws {
        let stores = try await OpenStores.open()
        let signed = try await withThrowingTaskGroup { group in
            for _ in 1...20 { group.addTask { try await stores.sessions.signIn(.account(1), on: tmdb, at: .at(0)) } }
            return try await group.reduce(into: [StoredSession]()) { $0.append($1) }
        }
        #expect(Set(signed.map(\.tenant)).count == 1)
        #expect(signed.map(\.generation).sorted() == Array(1...20))
        await stores.close()
    }

    @Test func `every guest is a new account, and is removed after signing out`() async throws {
        let stores = try await OpenStores.open()
        let guests = [
            try await stores.sessions.signIn(.guest("a"), on: tmdb, at: .at(0)),
            try await stores.sessions.signIn(.guest("a"), on: tmdb, at: .at(0)),
        ]
        #expect(guests[0].tenant != guests[1].tenant && guests[0].session.expiresAt == UserGrant.guest("a").expiresAt)
        _ = try await stores.library.record(.set(.rating(Rating(halfPoints: 9))), on: .movie(1), of: guests[0].tenant)
        #expect(try await stores.sessions.signOut(guests[0].tenant, generation: 1) == 1)
        #expect(try await stores.sessions.session(guests[0].tenant) == nil)
        #expect(try await stores.execute("SELECT account::text FROM outbox") == [])
        #expect(try await stores.sessions.session(guests[1].tenant) == guests[1])
        await stores.close()
    }

    @Test func `a refusal counts for its own generation only`() async throws {
        let stores = try await OpenStores.open()
        let tenant = try await stores.signIn(1)
        #expect(try await !stores.sessions.revoke(tenant, generation: 2))
        #expect(try await stores.sessions.revoke(tenant, generation: 1))
        #expect(try await stores.sessions.session(tenant)?.session.state == .revoked)
        #expect(try await stores.sessions.revoke(tenant, generation: 1))
        #expect(try await stores.sessions.reinstate(tenant, generation: 1))
        #expect(try await !stores.sessions.reinstate(tenant, generation: 1))
        #expect(try await stores.sessions.signOut(tenant, generation: 2) == nil)
        #expect(try await stores.sessions.signOut(tenant, generation: 1) == 0)
        let signedOut = try #require(try await stores.sessions.session(tenant))
        #expect(signedOut.session.state == .signedOut && signedOut.authorization == nil)
        #expect(try await stores.sessions.revoke(tenant, generation: 1))
        #expect(try await stores.sessions.session(tenant)?.session.state == .signedOut)
        await stores.close()
    }

    @Test func `signing out keeps the marks, and wiping removes every row`() async throws {
        let stores = try await OpenStores.open()
        let (tenant, other) = (try await stores.signIn(1), try await stores.signIn(2))
        for owner in [tenant, other] {
            _ = try await stores.library.record(.set(.favorite(true)), on: .movie(1), of: owner)
            _ = try await stores.library.reconcile(
                WholeShelf(.ratedTV, values: [.tv(2): .rating(Rating(halfPoints: 4))]), of: owner, since: 1)
            #expect(try await stores.history.record("dune", of: owner, at: .at(0)))
        }
        #expect(try await stores.sessions.signOut(tenant, generation: 1) == 1)
        #expect(try await stores.library.marks(of: tenant).entries.count == 2)
        try await stores.sessions.wipe(tenant)
        let rows = try await stores.execute(
            """
            SELECT account::text FROM outbox UNION ALL SELECT account::text FROM mark UNION ALL SELECT account::text FROM shelf
            UNION ALL SELECT account::text FROM recent_search UNION ALL SELECT id::text FROM account
            """)
        #expect(rows == Array(repeating: "\(other)", count: 5))
        #expect(try await stores.signIn(1) != tenant)
        await stores.close()
    }

    @Test func `secrets are stored sealed, and opened when a caller asks`() async throws {
        var configuration = try await PostgreSQLServer.shared().configuration()
        configuration.sealing = SecretSealing {
            Data($0.reveal().utf8.map { $0 ^ 0x5A })
        } open: { sealed in
            guard sealed.count < 20 else { throw CancellationError() }
            return Secret(String(decoding: sealed.map { $0 ^ 0x5A }, as: UTF8.self))
        }
        let stores = try await OpenStores.open(configuration)
        let grant = UserGrant.account(1, session: "plain session", userToken: "plain token")
        let tenant = try await stores.sessions.signIn(grant, on: tmdb, at: .at(0)).tenant
        #expect(try await stores.sessions.session(tenant)?.authorization == grant.authorization)
        let stored = try await stores.execute("SELECT encode(session, 'escape') || encode(user_token, 'escape') FROM account")
        #expect(stored.count == 1 && !stored[0].contains("plain"))
        try await stores.execute("UPDATE account SET session = decode(repeat('00', 32), 'hex')")
        await #expect(throws: MarqueeError(PostgreSQLFailure.unsealed)) { try await stores.sessions.session(tenant) }
        await stores.close()
    }

    @Test func `texts of the server are cut and bound, never part of a statement`() async throws {
        let stores = try await OpenStores.open()
        let name = "'); DELETE FROM account; --\0" + String(repeating: "é", count: 1_000)
        let grant = UserGrant(authorization: UserGrant.account(1).authorization, username: name)
        let session = try await stores.sessions.signIn(grant, on: "o'server", at: .at(0))
        #expect(session.session.username == String(name.unicodeScalars.prefix(256).map { $0 == "\0" ? "\u{FFFD}" : Character($0) }))
        #expect(session.server == "o'server")
        await stores.close()
    }
}
