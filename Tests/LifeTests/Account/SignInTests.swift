import Foundation
import Marquee
import MarqueeData
import MarqueeSandbox
import TestKit
import Testing

/// Signing in through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct SignInTests {
    @Test func `a user name and a password make a session that outlives the process`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            #expect(try await client.account.current() == nil)
            let session = try await client.account.signIn(username: "viewer", password: Secret("popcorn"))
            #expect(session.username == "viewer" && session.accountID == 4242 && session.kind == .account && session.state == .active)
            #expect(try await client.account.current() == session)
            await client.shutdown()
            fixture.sandbox.behave(.offline)
            let next = try await fixture.client()
            #expect(try await next.account.current() == session)
            #expect(try await next.account.sessions() == [session])
        }
    }

    @Test func `request tokens and passwords are kept nowhere`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            let paths = fixture.sandbox.log.map { String($0.path.prefix { $0 != "?" }) }
            #expect(
                paths == [
                    "/3/authentication/token/new", "/3/authentication/token/validate_with_login", "/3/authentication/session/new",
                    "/3/account",
                ])
            _ = try await client.account.signIn(username: "viewer", password: Secret("popcorn"))
            // A second sign-in asks for a token of its own.
            #expect(fixture.sandbox.counters.requestsByPath["/3/authentication/token/new"] == 2)
            #expect(try await client.cache.info()?.answers == 0)
            await client.shutdown()
            #expect(try fixture.folder.bytes(under: "store").range(of: Data("popcorn".utf8)) == nil)
        }
    }

    @Test(arguments: [
        (Sandbox.Account.Status.active, "wrong", MarqueeError.Code.unauthorized, 30),
        (.disabled, "popcorn", .unauthorized, 31), (.unverified, "popcorn", .unauthorized, 32), (.suspended, "popcorn", .forbidden, 45),
    ])
    func `each refusal has its own reason`(
        _ status: Sandbox.Account.Status, password: String, code: MarqueeError.Code, tmdbCode: Int
    ) async throws {
        try await ClientFixture.with { fixture in
            fixture.sandbox.setStatus(of: "viewer", status)
            let client = try await fixture.client()
            let error = await failure { try await client.account.signIn(username: "viewer", password: Secret(password)) }
            #expect(error?.code == code && error?.tmdbCode == tmdbCode && error?.reason.key == "tmdb.\(tmdbCode)")
            #expect(try await client.account.sessions() == [])
        }
    }

    @Test func `without a user name or a password nothing is sent`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            for (name, password) in [("", "popcorn"), ("viewer", "")] {
                let error = await failure { try await client.account.signIn(username: name, password: Secret(password)) }
                #expect(error?.code == .invalidInput && error?.reason.key == "signIn.empty")
            }
            #expect(fixture.sandbox.counters.requests == 0)
        }
    }

    @Test func `without a server a sign-in fails, and nothing is stored`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            fixture.sandbox.behave(.offline)
            #expect(await failure { try await client.account.signIn(username: "viewer", password: Secret("popcorn")) }?.code == .offline)
            #expect(await failure { try await client.account.signInAsGuest() }?.code == .offline)
            #expect(await failure { try await client.account.beginSignIn(ApprovalRequest()) }?.code == .offline)
            fixture.sandbox.behave(.normal)
            #expect(try await client.account.sessions() == [])
            _ = try await client.account.signIn(username: "viewer", password: Secret("popcorn"))
        }
    }

    @Test(arguments: [ApprovalRequest.Version.v3, .v4])
    func `a person approves in a browser`(_ version: ApprovalRequest.Version) async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.webURL = fixture.sandbox.baseURL }
            let pending = try await client.account.beginSignIn(ApprovalRequest(version, redirectTo: URL(string: "movies://signed-in")))
            let address = pending.approvalAddress.reveal()
            #expect(address.hasPrefix(fixture.sandbox.baseURL.absoluteString) && address.contains(pending.requestToken.reveal()))
            #expect(!"\(pending)".contains(pending.requestToken.reveal()))

            let early = await failure { try await client.account.completeSignIn(pending) }
            #expect(early?.tmdbCode == (version == .v3 ? 17 : 41))
            #expect(fixture.sandbox.approve(pending.requestToken.reveal(), as: "viewer"))
            let session = try await client.account.completeSignIn(pending)
            #expect(session.username == "viewer" && session.hasUserToken == (version == .v4))

            let again = await failure { try await client.account.completeSignIn(pending) }
            #expect(again?.tmdbCode == 33 && again?.code == .unauthorized)
            #expect(try await client.account.current() == session)
        }
    }

    @Test func `an approval that comes too late is refused`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let pending = try await client.account.beginSignIn(ApprovalRequest())
            #expect(fixture.sandbox.approve(pending.requestToken.reveal(), as: "viewer"))
            fixture.sandbox.expireTokens()
            #expect(await failure { try await client.account.completeSignIn(pending) }?.tmdbCode == 33)
        }
    }

    @Test(arguments: ["javascript:alert(1)", "no-scheme", "data://x", "https://", "//host"])
    func `an address that a browser would not go to is refused`(_ address: String) async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let error = await failure { try await client.account.beginSignIn(ApprovalRequest(redirectTo: URL(string: address))) }
            #expect(error?.reason.key == "signIn.redirect")
            #expect(fixture.sandbox.counters.requests == 0)
        }
    }

    @Test func `a session from elsewhere is adopted, if the server takes it`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let error = await failure { try await client.account.adopt(Secret("0123456789abcdef0123456789abcdef01234567")) }
            #expect(error?.code == .forbidden || error?.code == .unauthorized)
            #expect(try await client.account.sessions() == [])
        }
    }

    @Test func `a session that was begun elsewhere goes on here`() async throws {
        try await ClientFixture.with { fixture in
            let ear = ListeningTransport(CurlTransport())
            let elsewhere = try await fixture.signedIn { $0.transport = ear }
            try await elsewhere.library.setFavorite(.movie(550))
            _ = try await elsewhere.library.send()
            let secret = try #require(ear.secrets.first { $0.count == 40 && $0.allSatisfy(\.isHexDigit) && ear.wasUsed($0) })
            let client = try await fixture.client { $0.storage = .memory }
            fixture.sandbox.behave(.offline)
            #expect(await failure { try await client.account.adopt(Secret(secret)) }?.code == .offline)
            fixture.sandbox.behave(.normal)
            let session = try await client.account.adopt(Secret(secret))
            #expect(session.username == "viewer" && session.accountID == 4242)
            #expect(try await client.account.current() == session)
            #expect(try await client.library.marks(on: .movie(550)).value.isFavorite)
        }
    }

    @Test func `a session that cannot be stored is ended on the server`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.storage = .own(Stores(sessions: FullSessionStore())) }
            let error = await failure { try await client.account.signIn(username: "viewer", password: Secret("popcorn")) }
            #expect(error?.code == .storageFull)
            let last = try #require(fixture.sandbox.log.last)
            #expect(last.method == "DELETE" && last.path.hasPrefix("/3/authentication/session") && last.status == 200)
        }
    }

    @Test func `without a store for sessions a sign-in fails`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.storage = .none }
            #expect(
                await failure { try await client.account.signIn(username: "viewer", password: Secret("popcorn")) }?.reason.key
                    == "session.noStore")
            #expect(await failure { try await client.library.toggleFavorite(.movie(550)) }?.code == .storage)
            #expect(fixture.sandbox.counters.requests == 0)
        }
    }
}

/// A store of sessions on a full disk.
private struct FullSessionStore: DeviceSessionDAO {
    func sessions(on server: String) async throws(MarqueeError) -> [StoredSession] { [] }
    func session(_ tenant: Int) async throws(MarqueeError) -> StoredSession? { nil }
    func session(ofAccount accountID: Int, on server: String) async throws(MarqueeError) -> StoredSession? { nil }
    func sessions(on server: String, after tenant: Int, limit: Int) async throws(MarqueeError) -> [Session] { [] }
    func current(on server: String) async throws(MarqueeError) -> StoredSession? { nil }
    func signIn(
        _ grant: UserGrant, on server: String, at moment: Date, makesCurrent: Bool
    ) async throws(MarqueeError) -> StoredSession {
        throw MarqueeError(.storageFull, .init("test.full", "The disk is full."))
    }
    func signIn(_ grant: UserGrant, on server: String, at moment: Date) async throws(MarqueeError) -> StoredSession {
        try await signIn(grant, on: server, at: moment, makesCurrent: false)
    }
    func use(_ tenant: Int) async throws(MarqueeError) -> Bool { false }
    func revoke(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool { false }
    func reinstate(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool { false }
    func signOut(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Int? { nil }
    func wipe(_ tenant: Int) async throws(MarqueeError) {}
}
