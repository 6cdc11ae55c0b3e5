import Foundation
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeData

/// The results of signing in and of checking a session.
@Suite(.timeLimit(.minutes(5)))
struct AccountRepositoryTests {
    private let server = AccountServer()

    @Test func `a session that the server takes again lets what waits be sent`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        let signIns = Mutex(0)
        let user = AccountReader(sessions: fixture.sessions, scope: .current, reader: Reader())
        let accounts = StoredAccountRepository(api: server, user: user, didSignIn: { signIns.withLock { $0 += 1 } })
        #expect(try await accounts.check().state == .active)
        #expect(signIns.withLock { $0 } == 0)
        #expect(try await fixture.sessionStore.revoke(tenant, generation: 1))
        #expect(try await accounts.check().state == .active)
        #expect(signIns.withLock { $0 } == 1)
    }

    @Test func `signing in again ends the earlier session, and its token only where a new one is in its place`() async throws {
        let fixture = try await LibraryFixture()
        let user = AccountReader(sessions: fixture.sessions, scope: .current, reader: Reader())
        let accounts = StoredAccountRepository(api: server, user: user)
        func signIn(_ session: String, _ token: String?) async throws {
            server.grant(UserAuthorization(kind: .account, session: Secret(session), accountID: 1, userToken: token.map { Secret($0) }))
            _ = try await accounts.signIn(LoginCredentials(username: "user", password: Secret("password")))
        }
        try await signIn("first", "token")
        try await signIn("second", nil)
        #expect(server.ended == [UserAuthorization(kind: .account, session: Secret("first"), accountID: 1)])
        #expect(try await user.session().authorization?.userToken == Secret("token"))
        try await signIn("third", "newer")
        let replaced = UserAuthorization(kind: .account, session: Secret("second"), accountID: 1, userToken: Secret("token"))
        #expect(server.ended.last == replaced)
        #expect(try await user.session().authorization?.userToken == Secret("newer"))
    }
}

/// A server that takes every session, and records which ones were ended.
private final class AccountServer: AccountAPI {
    private let state = Mutex<(granted: UserAuthorization?, ended: [UserAuthorization])>((nil, []))

    var ended: [UserAuthorization] { state.withLock { $0.ended } }

    /// The grant of the next sign-in.
    func grant(_ authorization: UserAuthorization) { state.withLock { $0.granted = authorization } }

    func signIn(_ credentials: LoginCredentials) async throws(MarqueeError) -> UserGrant {
        guard let authorization = state.withLock({ $0.granted }) else { throw .offline }
        return UserGrant(authorization: authorization, username: credentials.username)
    }
    func check(_ user: UserAuthorization) async throws(MarqueeError) {}
    func end(_ user: UserAuthorization) async throws(MarqueeError) { state.withLock { $0.ended.append(user) } }

    func validateCredential() async throws(MarqueeError) { throw .offline }
    func begin(_ request: ApprovalRequest) async throws(MarqueeError) -> PendingSignIn { throw .offline }
    func complete(_ pending: PendingSignIn) async throws(MarqueeError) -> UserGrant { throw .offline }
    func signInAsGuest() async throws(MarqueeError) -> UserGrant { throw .offline }
    func grant(of session: Secret) async throws(MarqueeError) -> UserGrant { throw .offline }
    func account(of user: UserAuthorization) -> Remote<Account> {
        Remote(key: SnapshotKey(server: "scripted", operation: "GET /account", audience: .standard), isPrivate: true, freshFor: .zero) {
            () async throws(MarqueeError) in throw .offline
        }
    }
}
