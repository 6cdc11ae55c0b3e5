import Foundation
import MarqueeDatabase
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeData

/// A wipe of an account where a file cannot be cleaned.
@Suite(.timeLimit(.minutes(5)))
struct WipeFailureTests {
    @Test func `if the cache cannot be cleaned, the user's file is, and the failure is thrown`() async throws {
        let fixture = try await LibraryFixture()
        let (tenant, snapshots) = (try await fixture.signIn(), UncleanSnapshots())
        try await fixture.set(.favorite(true), of: tenant)
        let user = AccountReader(sessions: fixture.sessions, scope: .current, reader: Reader(snapshots: snapshots))
        let accounts = StoredAccountRepository(api: NoAccountAPI(), user: user)
        let session = try #require(try await accounts.current())
        let error = await #expect(throws: MarqueeError.self) { try await accounts.wipe(session) }
        #expect(error?.reason == .test && error?.code == .storage)
        #expect(snapshots.removals == [.tenant(tenant)])
        #expect(try await fixture.sessionStore.session(tenant) == nil)
        #expect(try await fixture.entries(tenant).isEmpty)
    }

    @Test func `a guest whose answers cannot be removed has signed out all the same`() async throws {
        let fixture = try await LibraryFixture()
        let guest = UserAuthorization(kind: .guest, session: Secret("guest"))
        let tenant = try await fixture.sessions.signIn(UserGrant(authorization: guest), at: fixture.clock.now).tenant
        #expect(try await fixture.shown(of: tenant) == .none)
        let user = AccountReader(sessions: fixture.sessions, scope: .current, reader: Reader(snapshots: UncleanSnapshots()))
        let accounts = StoredAccountRepository(
            api: NoAccountAPI(), user: user, didLeave: { [marksCache = fixture.marksCache] in marksCache.forget($0) })
        #expect(fixture.marksCache.people == 1)
        let error = await #expect(throws: MarqueeError.self) { try await accounts.signOut() }
        #expect(error?.code == .storage)
        #expect(fixture.marksCache.people == 0)
        #expect(try await accounts.current() == nil)
    }
}

/// A cache from which nothing can be removed.
private final class UncleanSnapshots: SnapshotDAO {
    private let state = Mutex<[SnapshotSelection]>([])

    /// The data that was to be removed.
    var removals: [SnapshotSelection] { state.withLock { $0 } }

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? { nil }
    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) {}
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {}
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int {
        state.withLock { $0.append(selection) }
        throw MarqueeError(.storage, .test)
    }
}

/// A server that cannot be reached.
private struct NoAccountAPI: AccountAPI {
    func validateCredential() async throws(MarqueeError) { throw .offline }
    func begin(_ request: ApprovalRequest) async throws(MarqueeError) -> PendingSignIn { throw .offline }
    func complete(_ pending: PendingSignIn) async throws(MarqueeError) -> UserGrant { throw .offline }
    func signIn(_ credentials: LoginCredentials) async throws(MarqueeError) -> UserGrant { throw .offline }
    func signInAsGuest() async throws(MarqueeError) -> UserGrant { throw .offline }
    func grant(of session: Secret) async throws(MarqueeError) -> UserGrant { throw .offline }
    func check(_ user: UserAuthorization) async throws(MarqueeError) { throw .offline }
    func end(_ user: UserAuthorization) async throws(MarqueeError) { throw .offline }
    func account(of user: UserAuthorization) -> Remote<Account> {
        Remote(key: SnapshotKey(server: "scripted", operation: "GET /account", audience: .standard), isPrivate: true, freshFor: .zero) {
            () async throws(MarqueeError) in throw .offline
        }
    }
}
