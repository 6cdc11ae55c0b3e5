import Foundation
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeData

/// The calls that an observer receives from the stores of accounts and marks, of any author.
@Suite(.timeLimit(.minutes(5)))
struct StoreObserverTests {
    private let grant = UserGrant(authorization: UserAuthorization(kind: .account, session: Secret("session"), accountID: 1))

    @Test func `each call of the sessions is reported once, as a read or as a write`() async throws {
        let fixture = try await LibraryFixture()
        let heard = Heard()
        let sessions = Sessions(store: fixture.sessionStore, server: "scripted", observer: heard.observer)
        let stored = try await sessions.signIn(grant, at: fixture.clock.now)
        #expect(heard.calls() == [.wrote])
        _ = try await (sessions.all(), sessions.all(after: 0, limit: 5), sessions.stored(stored.tenant), sessions.session(ofAccount: 1))
        #expect(heard.calls() == [.read, .read, .read, .read])
        try await sessions.refresh()
        #expect(heard.calls() == [.read])
        try await sessions.use(stored.tenant)
        #expect(heard.calls() == [.wrote, .read])
        await sessions.noteRefusal(of: stored, .refused)
        try await sessions.reinstate(stored)
        #expect(heard.calls() == [.wrote, .wrote])
        #expect(try await sessions.signOut(stored) == 0)
        try await sessions.wipe(stored.tenant)
        #expect(heard.calls() == [.wrote, .wrote])
    }

    @Test func `a sign-in at a store without a current session is reported as a write`() async throws {
        let fixture = try await LibraryFixture()
        let heard = Heard()
        let sessions = Sessions(store: fixture.sessionStore, server: "scripted", hasCurrent: false, observer: heard.observer)
        _ = try await sessions.signIn(grant, at: fixture.clock.now)
        #expect(heard.calls() == [.wrote])
    }

    @Test func `each call of a library is reported once, as a read or as a write`() async throws {
        let fixture = try await LibraryFixture()
        let heard = Heard()
        let tenant = try await fixture.signIn()
        let library = ObservedLibrary(fixture.library, heard.observer)
        _ = try await library.record(.set(.favorite(true)), on: .movie(1), of: tenant)
        #expect(heard.calls() == [.wrote])
        _ = try await (library.now(), library.version(of: tenant), library.marks(of: tenant), library.entries(of: tenant))
        #expect(heard.calls() == [.read, .read, .read, .read])
        _ = try await library.lease(.of(tenant))
        _ = try await library.lease(.of(accounts: 1, entries: 1, on: "scripted", after: 0))
        #expect(heard.calls() == [.read, .read])
    }

    @Test func `A lease reports how long each change has waited, by the clock of the store`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        let ages = Mutex<[[Duration]?]>([])
        let library = ObservedLibrary(fixture.library, Heard().observer) { reported in ages.withLock { $0.append(reported) } }
        _ = try await library.record(.set(.favorite(true)), on: .movie(1), of: tenant)
        fixture.clock.advance(by: .seconds(90))
        _ = try await library.record(.set(.favorite(true)), on: .movie(2), of: tenant)
        _ = try await library.lease(.of(accounts: 1, entries: 2, on: "scripted", after: 0))
        _ = try await library.lease(.of(accounts: 1, entries: 2, on: "scripted", after: 0))
        #expect(ages.withLock { $0 } == [[.seconds(90), .zero], []])
    }

    @Test func `a failure of the store is reported with the kind of the call, and no other failure is reported`() async throws {
        let heard = Heard()
        let full = MarqueeError(.storageFull, .init("test.full", "The disk is full."))
        func fail(_ error: MarqueeError) async throws(MarqueeError) { throw error }
        await #expect(throws: full) { try await heard.observer.read(try await fail(full)) }
        await #expect(throws: full) { try await heard.observer.write(try await fail(full)) }
        await #expect(throws: MarqueeError.refused) { try await heard.observer.write(try await fail(.refused)) }
        #expect(heard.calls() == [.failed(isWrite: false), .failed(isWrite: true)])
    }
}

/// The calls that an observer has received since the last question.
private final class Heard: Sendable {
    enum Call: Sendable, Equatable {
        case read, wrote
        case failed(isWrite: Bool)
    }

    private let heard = Mutex<[Call]>([])

    var observer: StoreObserver {
        StoreObserver(
            onFailure: { _, isWrite in self.heard.withLock { $0.append(.failed(isWrite: isWrite)) } },
            onSuccess: { isWrite in self.heard.withLock { $0.append(isWrite ? .wrote : .read) } })
    }

    func calls() -> [Call] {
        heard.withLock { heard in
            defer { heard = [] }
            return heard
        }
    }
}

extension MarqueeError {
    fileprivate static let refused = MarqueeError(.unauthorized, .init("tmdb.3", "Refused."), status: 401, tmdbCode: 3)
}
