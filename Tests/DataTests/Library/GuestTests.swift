import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

private func failure<Value>(_ call: () async throws -> Value) async -> MarqueeError? {
    do {
        _ = try await call()
        return nil
    } catch {
        return error as? MarqueeError
    }
}

/// A guest can only rate, has only this device, and cannot sign in again.
@Suite(.timeLimit(.minutes(5)))
struct GuestTests {
    @Test func `the marks of a guest are read from the shelf of ratings`() async throws {
        let fixture = try await LibraryFixture()
        let guest = try await fixture.signInAsGuest()
        fixture.server.set(.rated(16), on: .movie(550), of: "guest")
        let marks = try await fixture.marks(of: guest).marks(on: .movie(550))()
        #expect(marks.value.rating?.halfPoints == 16 && marks.origin == .server && !marks.isStale)
        // The shelf says that the guest has rated no other movie.
        let other = try await fixture.marks(of: guest).marks(on: .movie(551))(policy: .offline)
        #expect(other.value == Marks.none && !other.isStale)
        #expect(fixture.server.asked == 0)
    }

    @Test func `a refused read of a guest does not end the session`() async throws {
        let fixture = try await LibraryFixture()
        let guest = try await fixture.signInAsGuest()
        fixture.server.refuseShelves(.revoked)
        let repository = fixture.marks(of: guest)
        #expect(await failure { try await repository.marks(on: .movie(550))(policy: .fresh) } == .revoked)
        #expect(await failure { try await repository.shelf(.ratedMovies, ShelfPage())() } == .revoked)
        #expect(try await fixture.sessionStore.session(guest)?.session.state == .active)
        try await fixture.set(.rated(16), of: guest)
        #expect(try await fixture.outbox.drain(guest).sent == 1)
    }

    @Test func `a rating of a guest that waited is sent without a look at the server's value`() async throws {
        let fixture = try await LibraryFixture()
        let guest = try await fixture.signInAsGuest()
        // The value before the rating is known.
        _ = try await fixture.marks(of: guest).marks(on: .movie(550))()
        try await fixture.set(.rated(16), of: guest)
        fixture.server.fail([.failing])
        _ = try await fixture.outbox.drain(guest)
        fixture.clock.advance(by: .seconds(3_600))
        fixture.server.whenAsked { () async throws(MarqueeError) in throw .revoked }
        #expect(try await fixture.outbox.drain(guest).sent == 1)
        #expect(fixture.server.asked == 0 && fixture.server.marks(on: .movie(550), of: "guest").rating?.halfPoints == 16)
    }

    @Test func `the unsent ratings of an ended guest are taken over by another session`() async throws {
        let fixture = try await LibraryFixture()
        let guest = try await fixture.signInAsGuest()
        for id in 1...3 { try await fixture.set(.rated(2 * id), on: .movie(id), of: guest) }
        let session = try #require(try await fixture.sessions.stored(guest)?.session)
        let account = fixture.marks(of: try await fixture.signIn())
        // A guest that can still rate sends its ratings itself.
        #expect(await failure { try await account.takeOverPending(from: session) }?.reason.key == "session.takeOver")

        fixture.server.fail([.revoked])
        #expect(try await fixture.outbox.drain(guest).failure == .revoked)
        #expect(try await fixture.sessionStore.session(guest)?.session.state == .revoked)
        let next = try await fixture.signInAsGuest(session: "next")
        #expect(try await fixture.marks(of: next).takeOverPending(from: session) == 3)
        #expect(try await fixture.marks(of: guest).pending().isEmpty)
        #expect(try await fixture.outbox.drain(next).sent == 3)
        #expect(fixture.server.marks(on: .movie(3), of: "next").rating?.halfPoints == 6)
        #expect(try await fixture.marks(of: next).takeOverPending(from: session) == 0)
    }

    @Test func `a change that only takes another one back is not taken over`() async throws {
        let fixture = try await LibraryFixture()
        let guest = try await fixture.signInAsGuest()
        fixture.server.set(.rated(12), on: .movie(550), of: "guest")
        _ = try await fixture.marks(of: guest).marks(on: .movie(550))()
        try await fixture.set(.rated(16), of: guest)
        fixture.server.fail([.failing])
        _ = try await fixture.outbox.drain(guest)
        // The rating may have arrived, so that the one before it is sent again.
        let change = try #require(try await fixture.marks(of: guest).pending().first)
        #expect(try await fixture.marks(of: guest).discard(change) == .takenBack)
        fixture.clock.advance(by: .seconds(3_600))
        fixture.server.fail([.revoked])
        _ = try await fixture.outbox.drain(guest)
        let session = try #require(try await fixture.sessions.stored(guest)?.session)
        #expect(session.state == .revoked)
        let next = try await fixture.signInAsGuest(session: "next")
        #expect(try await fixture.marks(of: next).takeOverPending(from: session) == 0)
        #expect(try await fixture.marks(of: next).pending().isEmpty)
    }

    private func rating(of item: Markable) -> PendingChange.ID {
        PendingChange(item: item, value: .rating(nil), changedAt: .distantPast, state: .suspended).id
    }

    /// A guest with three unsent ratings, whose session has ended.
    private func endedGuest(_ fixture: LibraryFixture) async throws -> Session {
        let guest = try await fixture.signInAsGuest()
        for id in 1...3 { try await fixture.set(.rated(2 * id), on: .movie(id), of: guest) }
        fixture.server.fail([.revoked])
        _ = try await fixture.outbox.drain(guest)
        return try #require(try await fixture.sessions.stored(guest)?.session)
    }

    @Test func `a rating that another client takes over is left to it until its lease ends`() async throws {
        let fixture = try await LibraryFixture()
        let guest = try await endedGuest(fixture)
        let next = try await fixture.signInAsGuest(session: "next")
        let change = rating(of: .movie(2))
        #expect(try await fixture.library.reserve(change, of: guest.id, for: "another client") != nil)
        #expect(try await fixture.library.reserve(change, of: guest.id, for: "a third client") == nil)
        #expect(try await fixture.marks(of: next).takeOverPending(from: guest) == 2)
        #expect(try await fixture.entries(next).map(\.item) == [.movie(1), .movie(3)])
        fixture.clock.advance(by: .seconds(61))
        #expect(try await fixture.marks(of: next).takeOverPending(from: guest) == 1)
        #expect(try await fixture.marks(of: guest.id).pending().isEmpty)
    }

    @Test(arguments: [false, true])
    func `two sessions that take over at once share the ratings`(isSameSession: Bool) async throws {
        let fixture = try await LibraryFixture()
        let other = try await LibraryFixture(beside: fixture)
        let guest = try await endedGuest(fixture)
        let next = try await fixture.signInAsGuest(session: "next")
        let account = isSameSession ? next : try await fixture.signIn()
        async let first = fixture.marks(of: next).takeOverPending(from: guest)
        async let second = other.marks(of: account).takeOverPending(from: guest)
        #expect(try await first + second == 3)
        let entries = try await fixture.entries(next) + (isSameSession ? [] : fixture.entries(account))
        #expect(entries.map(\.item).sorted { "\($0)" < "\($1)" } == [.movie(1), .movie(2), .movie(3)])
        #expect(entries.allSatisfy { $0.revision == 1 })
    }

    @Test func `a take-over that was interrupted goes on without a second change`() async throws {
        let fixture = try await LibraryFixture()
        let guest = try await endedGuest(fixture)
        let next = try await fixture.signInAsGuest(session: "next")
        let change = rating(of: .movie(2))
        let reserved = try #require(try await fixture.library.reserve(change, of: guest.id, for: "a client that ends"))
        #expect(try await fixture.library.adopt(reserved, as: next) != nil)
        fixture.clock.advance(by: .seconds(61))
        #expect(try await fixture.marks(of: next).takeOverPending(from: guest) == 3)
        #expect(try await fixture.entries(next).map(\.revision) == [1, 1, 1])
        #expect(try await fixture.marks(of: guest.id).pending().isEmpty)
    }

    @Test func `a session that can send takes over no title twice, and another mark of a title is no rating`() async throws {
        let fixture = try await LibraryFixture()
        let guest = try await fixture.signInAsGuest()
        try await fixture.set(.rated(4), of: guest)
        let change = rating(of: .movie(550))
        // An active session sends its changes itself.
        #expect(try await fixture.library.reserve(change, of: guest, for: "a client") == nil)
        fixture.server.fail([.revoked])
        _ = try await fixture.outbox.drain(guest)
        let session = try #require(try await fixture.sessions.stored(guest)?.session)
        let account = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: account)
        #expect(try await fixture.marks(of: account).takeOverPending(from: session) == 1)
        #expect(try await fixture.shown(of: account).rating?.halfPoints == 4)
    }

    @Test(arguments: [false, true])
    func `a title that the session has rated itself stays with the guest`(isSent: Bool) async throws {
        let fixture = try await LibraryFixture()
        let guest = try await fixture.signInAsGuest()
        for id in [550, 551] { try await fixture.set(.rated(4), on: .movie(id), of: guest) }
        fixture.server.fail([.revoked])
        _ = try await fixture.outbox.drain(guest)
        let session = try #require(try await fixture.sessions.stored(guest)?.session)
        let account = try await fixture.signIn()
        try await fixture.set(.rated(18), of: account)
        if isSent { #expect(try await fixture.outbox.drain(account).sent == 1) }
        #expect(try await fixture.marks(of: account).takeOverPending(from: session) == 1)
        #expect(try await fixture.shown(of: account).rating?.halfPoints == 18)
        #expect(try await fixture.shown(.movie(551), of: account).rating?.halfPoints == 4)
        #expect(try await fixture.marks(of: guest).pending().map(\.item) == [.movie(550)])
    }

    @Test func `an account is never taken over, and a session that has ended takes nothing over`() async throws {
        let fixture = try await LibraryFixture()
        let (first, second) = (try await fixture.signIn(1), try await fixture.signIn(2))
        try await fixture.set(.rated(4), of: first)
        fixture.server.fail([.revoked])
        _ = try await fixture.outbox.drain(first)
        let ended = try #require(try await fixture.sessions.stored(first)?.session)
        #expect(await failure { try await fixture.marks(of: second).takeOverPending(from: ended) }?.reason.key == "session.takeOver")
        let guest = try #require(try await fixture.sessions.stored(try await fixture.signInAsGuest())?.session)
        #expect(await failure { try await fixture.marks(of: first).takeOverPending(from: guest) } == .sessionEnded)
    }
}
