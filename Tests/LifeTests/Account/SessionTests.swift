import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Sessions side by side, their end, and the waiting changes after it.
@Suite(.timeLimit(.minutes(5)))
struct SessionTests {
    @Test func `several accounts live side by side, and one of them is current`() async throws {
        try await ClientFixture.with(Sandbox.Options(accounts: [.viewer, .second])) { fixture in
            let client = try await fixture.signedIn()
            let first = try #require(try await client.account.current())
            let second = try await client.account.signIn(username: "second", password: Secret("nachos"))
            #expect(first.id != second.id)
            #expect(try await client.account.current() == second)
            #expect(try await client.account.sessions() == [second, first])
            #expect(try await client.account.session(first.id) == first)
            #expect(try await client.account.session(second.id) == second)
            #expect(try await client.account.session(1) == nil)
            try await client.library.setFavorite(.movie(550))
            try await client.account.use(first)
            #expect(try await client.account.current() == first)
            #expect(try await client.account.sessions() == [first, second])
            try await client.library.setFavorite(.movie(603))

            #expect(try await client.library.sync().sent == 1)
            #expect(fixture.sandbox.library(of: "viewer").favoriteMovies == [603])
            #expect(fixture.sandbox.library(of: "second").favoriteMovies == [])
            #expect(try await client.user(second).library.send().sent == 1)
            #expect(fixture.sandbox.library(of: "second").favoriteMovies == [550])
        }
    }

    @Test func `the account is read online, offline and back`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            let account = try await client.account.details()
            #expect(account.value.username == "viewer" && account.value.id == 4242 && account.origin == .server)
            await client.shutdown()
            fixture.sandbox.behave(.offline)
            let next = try await fixture.client()
            let kept = try await next.account.details(policy: .freshElseCached)
            #expect(kept.value == account.value && kept.origin == .store && kept.refreshError?.code == .offline)
            fixture.sandbox.behave(.normal)
            #expect(try await next.account.details(policy: .fresh).origin == .server)
        }
    }

    @Test func `a guest has no account, no favorites and no lists`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let guest = try await client.account.signInAsGuest()
            #expect(guest.kind == .guest && guest.accountID == nil && guest.username.isEmpty && guest.expiresAt != nil)
            #expect(await failure { try await client.account.details() }?.reason.key == "session.guest")
            #expect(await failure { try await client.library.setFavorite(.movie(550)) }?.reason.key == "session.guest")
            #expect(await failure { try await client.library.favoriteMovies(ShelfPage()) }?.code == .forbidden)
            #expect(await failure { try await client.lists.create(NewMediaList(name: "Mine")) }?.reason.key == "session.guest")
            #expect(try await client.account.check().state == .active)
        }
    }

    @Test func `a refused session marks itself, and what waits goes on after the same account signs in again`() async throws {
        try await ClientFixture.with(Sandbox.Options(accounts: [.viewer, .second])) { fixture in
            let client = try await fixture.signedIn()
            let session = try #require(try await client.account.current())
            fixture.sandbox.revokeSessions(of: "viewer")
            try await client.library.rate(.movie(550), 9)
            let refused = try await client.library.send()
            #expect(refused.sent == 0 && refused.waiting == 1 && refused.failure != nil)
            #expect(try await client.account.current()?.state == .revoked)
            #expect(fixture.events.events.contains { if case .sessionRevoked = $0.kind { true } else { false } })
            // It is still shown, it can still be changed, and nothing more is sent.
            try await client.library.setWatchlist(.movie(603))
            #expect(try await client.library.marks(on: .movie(550), policy: .offline).value.rating?.value == 9)
            let writes = fixture.sandbox.counters.writes
            #expect(try await client.library.send().failure?.reason.key == "session.ended")
            #expect(try await client.library.pending().map(\.state) == [.suspended, .suspended])
            #expect(fixture.sandbox.counters.writes == writes)

            // Another account does not send it.
            let other = try await client.account.signIn(username: "second", password: Secret("nachos"))
            #expect(try await client.library.sync().sent == 0)
            #expect(fixture.sandbox.library(of: "second") == Sandbox.Library())
            #expect(other.id != session.id)

            let again = try await client.account.signIn(username: "viewer", password: Secret("popcorn"))
            #expect(again.id == session.id && again.state == .active)
            #expect(try await client.library.sync().sent == 2)
            #expect(fixture.sandbox.library(of: "viewer").ratedMovies == [550: 9])
            #expect(fixture.sandbox.library(of: "viewer").watchlistMovies == [603])
            #expect(fixture.sandbox.library(of: "second") == Sandbox.Library())
        }
    }

    @Test func `a check tells what the server thinks of a session`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            #expect(try await client.account.check().state == .active)
            fixture.sandbox.setStatus(of: "viewer", .suspended)
            #expect(try await client.account.check().state == .revoked)
            fixture.sandbox.setStatus(of: "viewer", .active)
            #expect(try await client.account.check().state == .active)
            #expect(try await client.account.current()?.state == .active)
            fixture.sandbox.behave(.offline)
            #expect(await failure { try await client.account.check() }?.code == .offline)
            #expect(try await client.account.current()?.state == .active)
        }
    }

    @Test func `what was kept is shown with a refused session, and says why it is old`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            _ = try await client.account.details()
            fixture.sandbox.revokeSessions(of: "viewer")
            let kept = try await client.account.details(policy: .freshElseCached)
            #expect(kept.value.username == "viewer" && kept.refreshError != nil)
            #expect(try await client.account.current()?.state == .revoked)
            #expect(await failure { try await client.account.details(policy: .fresh) }?.reason.key == "session.ended")
        }
    }

    @Test func `signing out ends the session on the server and here`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            let session = try #require(try await client.account.current())
            _ = try await client.account.details()
            let report = try await client.account.signOut()
            #expect(report == SignOutReport())
            #expect(fixture.sandbox.writes.last?.method == "DELETE")
            #expect(try await client.account.current() == nil)
            #expect(await failure { try await client.account.details() }?.reason.key == "session.none")
            #expect(await failure { try await client.library.setFavorite(.movie(550)) }?.reason.key == "session.none")
            #expect(await failure { try await client.account.signOut() }?.reason.key == "session.none")
            #expect(await failure { try await client.user(session).account.details(policy: .offline) }?.reason.key == "session.ended")
            #expect(try await client.account.sessions().map(\.state) == [.signedOut])
            #expect(await failure { try await client.account.use(session) }?.reason.key == "session.unknown")
        }
    }

    @Test func `a sign-out that is under way leaves a newer sign-in alone`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            let gate = Gate()
            let leaving = try await fixture.client { $0.transport = HoldingTransport(gate: gate, path: "/authentication/session") }
            let signOut = Task { try await leaving.account.signOut() }
            await gate.arrivals(1)
            _ = try await client.account.signIn(username: "viewer", password: Secret("popcorn"))
            gate.open()
            #expect(try await signOut.value == SignOutReport())
            #expect(try await client.account.check().state == .active)
            #expect(try await client.account.details(policy: .fresh).value.username == "viewer")
        }
    }

    @Test func `signing in again ends the session that nobody would know of any more`() async throws {
        try await ClientFixture.with { fixture in
            let ear = ListeningTransport(CurlTransport())
            let client = try await fixture.signedIn { $0.transport = ear }
            _ = try await client.account.details()
            let first = try #require(ear.secrets.first { $0.count == 40 && $0.allSatisfy(\.isHexDigit) && ear.wasUsed($0) })
            let elsewhere = try await fixture.client { $0.storage = .memory }
            #expect(try await elsewhere.account.adopt(Secret(first)).username == "viewer")
            // The same session once more is no other one.
            #expect(try await elsewhere.account.adopt(Secret(first)).state == .active)
            #expect(try await elsewhere.account.check().state == .active)
            _ = try await client.account.signIn(username: "viewer", password: Secret("popcorn"))
            #expect(try await elsewhere.account.check().state == .revoked)
            #expect(try await client.account.check().state == .active)
        }
    }

    @Test func `nobody's view has no marks and no person, whoever is signed in`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            try await client.library.setFavorite(.movie(550))
            #expect(try await client.movies.details(550).marks(on: .movie(550)).isFavorite)
            let visitor = client.anonymous
            #expect(try await visitor.movies.details(550).marks == [:])
            #expect(try await visitor.movies.details(550, policy: .offline).marks == [:])
            #expect(try await visitor.account.current() == nil)
            #expect(await failure { try await visitor.library.favoriteMovies(ShelfPage()) }?.reason.key == "session.none")
            #expect(await failure { try await visitor.library.setFavorite(.movie(603)) }?.reason.key == "session.none")
            #expect(await failure { try await visitor.account.details() }?.reason.key == "session.none")
            #expect(try await client.library.pending().count == 1)

            try await client.history.record("fight clubs")
            #expect(await failure { try await visitor.history.record("fight") }?.reason.key == "session.none")
            #expect(await failure { try await visitor.history.recent(10) }?.reason.key == "session.none")
            let suggested = try await visitor.suggestions("fight")
            #expect(!suggested.isEmpty && suggested.allSatisfy { if case .title = $0 { true } else { false } })
        }
    }

    @Test func `signing out without a server says that the server does not know, and loses no change`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            fixture.sandbox.behave(.offline)
            try await client.library.setFavorite(.movie(550))
            let report = try await client.account.signOut()
            #expect(report.serverFailure?.code == .offline && report.waiting == 1)
            #expect(try await client.account.current() == nil)
            fixture.sandbox.behave(.normal)
            _ = try await client.account.signIn(username: "viewer", password: Secret("popcorn"))
            #expect(try await client.library.sync().sent == 1)
            #expect(fixture.sandbox.library(of: "viewer").favoriteMovies == [550])
        }
    }

    @Test func `an account that another process signs in again is kept for here as before`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            let session = try #require(try await client.account.current())
            _ = try await client.account.signOut()
            _ = try await fixture.signedIn()
            let user = client.user(session)
            #expect(try await user.account.details().value.username == "viewer")
            #expect(try await client.user(id: String(session.id)).account.details().value.username == "viewer")
            for text in ["", "viewer", "-1", "9999999", "99999999999999999999"] {
                await #expect { try await client.user(id: text) } throws: { code($0) == .unauthorized }
            }
            fixture.sandbox.behave(.offline)
            #expect(try await user.account.details(policy: .offline).value.username == "viewer")
        }
    }

    @Test func `a guest leaves nothing`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.account.signInAsGuest()
            try await client.library.rate(.movie(550), 7)
            #expect(try await client.account.signOut().waiting == 1)
            #expect(try await client.account.sessions() == [])
        }
    }

    @Test func `wiping leaves no byte of an account, and all of the others`() async throws {
        try await ClientFixture.with(Sandbox.Options(accounts: [.viewer, .second])) { fixture in
            let client = try await fixture.signedIn()
            let session = try #require(try await client.account.current())
            _ = try await client.account.details()
            try await client.library.rate(.movie(550), 7)
            _ = try await client.library.sync()
            _ = try await client.account.signIn(username: "second", password: Secret("nachos"))
            _ = try await client.account.details()
            try await client.account.wipe(session)
            #expect(try await client.account.sessions().map(\.username) == ["second"])
            #expect(await failure { try await client.user(session).library.pending() }?.reason.key == "session.unknown")
            let bytes = try fixture.folder.bytes(under: "store")
            #expect(bytes.range(of: Data("viewer".utf8)) == nil)
            #expect(bytes.range(of: Data("second".utf8)) != nil)
            await client.shutdown()
            #expect(try fixture.folder.bytes(under: "store").range(of: Data("viewer".utf8)) == nil)
        }
    }
}
