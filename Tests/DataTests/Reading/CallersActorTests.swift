import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

/// Reads that memory answers, on an actor that counts its jobs.
@Suite(.timeLimit(.minutes(5)))
struct CallersActorTests {
    private let actor = CountedActor()
    private let server = ReaderTests.Server()
    private let reader = Reader(clock: ManualClock().wall)

    private func accountReader() -> AccountReader {
        AccountReader(sessions: Sessions(store: OneSession(), server: "test"), scope: .current, reader: reader)
    }

    /// Reads twice on the actor, and returns how often the second read left it.
    private func returns(of read: Read<Int>, policy: ReadPolicy = .cached) async throws -> Int {
        _ = try await read()
        return try await actor.returns {
            let fetched = try await read(policy: policy)
            #expect(fetched.origin == .memory)
        }
    }

    @Test func `a read from the server leaves the caller's actor`() async throws {
        let read = reader.read(server.remote())
        #expect(try await actor.returns { _ = try await read() } > 0)
    }

    @Test func `a cached public read stays on the caller's actor`() async throws {
        #expect(try await returns(of: reader.read(server.remote())) == 0)
        #expect(try await returns(of: reader.read(server.remote()), policy: .offline) == 0)
    }

    @Test func `a cached read with marks stays on the caller's actor`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        let reader = Reader(clock: fixture.clock.wall, marks: fixture.marksCache).reading(for: tenant)
        let remote = Remote(key: server.remote().key) { (validator) async throws(MarqueeError) in
            try await server.remote().fetch(validator)
        } adapt: { _ in
            Adapted(1, markables: [.movie(550)])
        }
        #expect(try await returns(of: reader.read(remote)) == 0)
    }

    @Test func `a cached read with a deadline stays on the caller's actor`() async throws {
        let reader = reader.reading(within: CallDeadline(.seconds(1), on: ManualTime().source))
        #expect(try await returns(of: reader.read(server.remote())) == 0)
    }

    @Test func `a cached private read stays on the caller's actor`() async throws {
        let user = accountReader()
        let remote = server.remote(isPrivate: true)
        #expect(try await returns(of: user.read { (_, _) in remote }) == 0)
        #expect(try await returns(of: user.readAccount { _ in remote }) == 0)
        #expect(try await returns(of: user.readAsAnybody { _ in remote }) == 0)
    }

    @Test func `cached details with private parts stay on the caller's actor`() async throws {
        let remote = server.remote(isPrivate: true)
        let details = reader.read(Set([Part.credits, .marks]), as: accountReader()) { _ in remote }
        #expect(try await returns(of: details) == 0)
    }

    @Test func `a transformed cached read stays on the caller's actor`() async throws {
        let remote = server.remote().map { $0 + 1 }
        let read = reader.read(remote).map { $0 * 2 }.recovering { (error, _) async throws(MarqueeError) in throw error }
        #expect(try await returns(of: read) == 0)
    }

    @Test func `updates and pages stay on the caller's actor while memory answers`() async throws {
        let read = reader.read(server.remote())
        _ = try await read()
        let updates = try await actor.returns {
            var updates = read.updates().makeAsyncIterator()
            let first = try await updates.next()
            #expect(first?.origin == .memory)
        }
        #expect(updates == 0)
        let page = reader.read(server.remote().map { Page(page: 1, totalPages: 1, totalResults: 1, items: [Genre(id: $0, name: "")]) })
        _ = try await page()
        let pages = try await actor.returns {
            let items = Pages { (_) async throws(MarqueeError) in try await page() }.items
            for try await item in items { #expect(item.id == 1) }
        }
        #expect(pages == 0)
    }

    private enum Part: String, DetailsPart {
        case credits
        case marks = "account_states"

        static var standard: Set<Self> { [] }
    }
}

/// The store of one session, in memory: its functions never suspend.
private struct OneSession: DeviceSessionDAO {
    private let stored = StoredSession(
        session: Session(id: 1, kind: .account, signedInAt: Date(timeIntervalSince1970: 0)),
        authorization: UserAuthorization(kind: .account, session: Secret("session"), accountID: 1, userToken: Secret("token")),
        generation: 1, server: "test")

    func current(on server: String) async throws(MarqueeError) -> StoredSession? { stored }
    func sessions(on server: String) async throws(MarqueeError) -> [StoredSession] { [stored] }
    func sessions(on server: String, after tenant: Int, limit: Int) async throws(MarqueeError) -> [Session] { [stored.session] }
    func session(ofAccount accountID: Int, on server: String) async throws(MarqueeError) -> StoredSession? { stored }
    func session(_ tenant: Int) async throws(MarqueeError) -> StoredSession? { stored }
    func signIn(
        _ grant: UserGrant, on server: String, at moment: Date, makesCurrent: Bool
    ) async throws(MarqueeError) -> StoredSession { stored }
    func signIn(_ grant: UserGrant, on server: String, at moment: Date) async throws(MarqueeError) -> StoredSession { stored }
    func use(_ tenant: Int) async throws(MarqueeError) -> Bool { true }
    func revoke(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool { false }
    func reinstate(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool { false }
    func signOut(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Int? { nil }
    func wipe(_ tenant: Int) async throws(MarqueeError) {}
}
