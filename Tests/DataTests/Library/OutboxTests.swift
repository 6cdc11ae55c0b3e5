import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

@Suite(.timeLimit(.minutes(5)))
struct OutboxTests {
    @Test func `changes are sent in the order in which they were made last`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        for id in 1...3 { try await fixture.set(.favorite(true), on: .movie(id), of: tenant) }
        try await fixture.set(.rated(16), on: .tv(1399), of: tenant)
        try await fixture.set(.favorite(false), on: .movie(1), of: tenant)
        let report = try await fixture.outbox.drain(tenant)
        #expect(report.sent == 4 && report.waiting == 0 && report.failure == nil)
        #expect(fixture.server.sent.map(\.item) == [.movie(2), .movie(3), .tv(1399), .movie(1)])
        #expect(fixture.server.values.last == .favorite(false))
    }

    @Test func `after each failure it waits twice as long, by the dice`() async throws {
        let fixture = try await LibraryFixture(dice: 0.75)
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        fixture.server.fail(.offline, times: 12)
        var waits: [TimeInterval] = []
        for attempt in 1...12 {
            _ = try await fixture.outbox.drain(tenant)
            let slot = try #require(try await fixture.entries(tenant).first)
            #expect(slot.attempts == attempt && slot.lease == nil)
            waits.append(try #require(slot.notBefore).timeIntervalSince(fixture.clock.now))
        }
        #expect(waits == [1.5, 3, 6, 12, 24, 48, 96, 192, 225, 225, 225, 225])
    }

    @Test func `a wait is one second at least, however the dice fall`() async throws {
        let fixture = try await LibraryFixture(dice: 0)
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        fixture.server.fail([.offline])
        _ = try await fixture.outbox.drain(tenant)
        #expect(try await fixture.entries(tenant).first?.notBefore == fixture.clock.now + 1)
    }

    @Test(arguments: [(90, 90.0), (4_000, 300.0)])
    func `what a server asks for is honored, up to the longest wait`(asked: Int, waits: TimeInterval) async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        fixture.server.fail([MarqueeError(.rateLimited, .test, status: 429, retryAfter: .seconds(asked))])
        let report = try await fixture.sendTurn()
        #expect(report.failure?.code == .rateLimited && report.waiting == 0)
        #expect(try await fixture.entries(tenant).first?.notBefore == fixture.clock.now + waits)
        #expect(try await fixture.sendTurn().sent == 0)
        fixture.clock.advance(by: .seconds(waits))
        #expect(try await fixture.sendTurn().sent == 1)
    }

    @Test(.timeLimit(.minutes(5))) func `its end waits until what came of a send is kept, and lets no more begin`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        let gate = Gate()
        fixture.server.hold(at: gate)
        let round = Task { try await fixture.outbox.drain(tenant) }
        await gate.arrivals(1)
        let left = Task {
            await fixture.outbox.end()
            return try await fixture.entries(tenant).count
        }
        var refusal: MarqueeError.Code?
        while refusal != .closed, !Task.isCancelled {
            do throws(MarqueeError) { _ = try await fixture.outbox.drain(tenant) } catch { refusal = error.code }
        }
        gate.open()
        #expect(try await left.value == 0)
        #expect(try await round.value.sent == 1)
        await fixture.outbox.end()
    }

    @Test func `nothing more is tried when the server cannot be reached`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        for id in 1...5 { try await fixture.set(.favorite(true), on: .movie(id), of: tenant) }
        fixture.server.fail([.offline])
        let report = try await fixture.outbox.drain(tenant)
        #expect(fixture.server.sent.count == 1 && report.waiting == 5 && report.failure == .offline)
        #expect(try await fixture.entries(tenant).map(\.attempts) == [1, 0, 0, 0, 0])
    }

    @Test func `three failures of the server in a row end a round, and fewer do not`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        for id in 1...8 { try await fixture.set(.favorite(true), on: .movie(id), of: tenant) }
        fixture.server.fail([.failing, .failing, nil, .failing, .failing, .failing])
        let report = try await fixture.outbox.drain(tenant)
        #expect(fixture.server.sent.count == 6 && report.sent == 1 && report.waiting == 7)
        #expect(report.failure == .failing)
    }

    @Test func `a refused change is put aside, and the mark is as it was`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.rated(16), of: tenant)
        _ = try await fixture.outbox.drain(tenant)
        try await fixture.set(.rated(4), of: tenant)
        try await fixture.set(.favorite(true), on: .movie(2), of: tenant)
        fixture.server.fail([.refusal])
        let report = try await fixture.outbox.drain(tenant)
        #expect(report.rejected == 1 && report.sent == 1 && report.waiting == 0)
        #expect(try await fixture.shown(of: tenant) == Marks(rating: Rating(halfPoints: 16), rejected: [.rating]))
        let pending = try await fixture.marks(of: tenant).pending()
        #expect(pending.map(\.state) == [.rejected(.refusal)])
        #expect(try await fixture.outbox.drain(tenant).sent == 0)

        try await fixture.marks(of: tenant).retry(try #require(pending.first))
        #expect(try await fixture.shown(of: tenant).rating?.halfPoints == 4)
        #expect(try await fixture.outbox.drain(tenant).sent == 1)
        #expect(fixture.server.marks(on: .movie(550), of: "session 1").rating?.halfPoints == 4)
    }

    @Test(arguments: [
        MarqueeError(.unreadable, .test, status: 403), MarqueeError(.refused, .test, status: 400),
        MarqueeError(.notFound, .test, status: 404),
        MarqueeError(.invalidInput, .init("transport.authorities", "No certificate authorities.")),
    ])
    func `what TMDb did not say itself turns no mark back`(_ error: MarqueeError) async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        fixture.server.fail([error])
        let report = try await fixture.outbox.drain(tenant)
        #expect(report.rejected == 0 && report.waiting == 1 && report.failure == error)
        #expect(try await fixture.shown(of: tenant) == Marks(isFavorite: true, pending: [.favorite]))
        #expect(try await fixture.outbox.drain(tenant).sent == 1)
    }

    @Test func `a refused change that is given up leaves nothing`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        fixture.server.fail([.refusal])
        _ = try await fixture.outbox.drain(tenant)
        let change = try #require(try await fixture.marks(of: tenant).pending().first)
        try await fixture.marks(of: tenant).discard(change)
        #expect(try await fixture.entries(tenant).isEmpty)
        #expect(try await fixture.shown(of: tenant) == Marks.none)
    }

    @Test(arguments: ["transport.connect", "transport.lookup", "transport.tls", "transport.suspended"])
    func `a change whose requests never left is given up wholly`(_ reason: String) async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(false), of: tenant)
        _ = try await fixture.outbox.drain(tenant)
        try await fixture.set(.favorite(true), of: tenant)
        for _ in 1...2 {
            fixture.server.fail([MarqueeError(.offline, .init(reason))])
            _ = try await fixture.outbox.drain(tenant)
        }
        let change = try #require(try await fixture.marks(of: tenant).pending().first)
        #expect(try await fixture.marks(of: tenant).discard(change) == .removed)
        #expect(try await fixture.marks(of: tenant).pending() == [])
        #expect(try await fixture.shown(of: tenant) == Marks.none)
    }

    @Test func `what may have left once is taken back, and that is no change to discard`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(false), of: tenant)
        _ = try await fixture.outbox.drain(tenant)
        try await fixture.set(.favorite(true), of: tenant)
        for reason in ["transport.lost", "transport.connect"] {
            fixture.server.fail([MarqueeError(.offline, .init(reason))])
            _ = try await fixture.outbox.drain(tenant)
        }
        let marks = fixture.marks(of: tenant)
        let change = try #require(try await marks.pending().first)
        #expect(!change.isTakenBack)
        #expect(try await marks.discard(change) == .takenBack)
        let back = try await marks.pending()
        #expect(back.map(\.value) == [.favorite(false)] && back.map(\.isTakenBack) == [true])
        #expect(try await marks.discard(back[0]) == .takenBack)
        #expect(try await marks.pending() == back)
        #expect(try await fixture.outbox.drain(tenant).sent == 1)
        #expect(try await marks.pending() == [])
    }

    @Test func `a change may have arrived while it waits for its next attempt, and after it was replaced`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(false), of: tenant)
        _ = try await fixture.outbox.drain(tenant)
        let marks = fixture.marks(of: tenant)
        func change() async throws -> PendingChange { try #require(try await marks.pending().first) }
        try await fixture.set(.favorite(true), of: tenant)
        #expect(try await !change().mayHaveArrived)
        fixture.server.fail([MarqueeError(.offline, .init("transport.connect"))])
        _ = try await fixture.outbox.drain(tenant)
        #expect(try await !change().mayHaveArrived)
        fixture.server.fail([MarqueeError(.offline, .init("transport.lost"))])
        _ = try await fixture.outbox.drain(tenant)
        let failed = try await change()
        #expect(failed.mayHaveArrived && failed.state != .waiting)
        fixture.clock.advance(by: .seconds(600))
        // The wait for the next attempt is over.
        let due = try await change()
        #expect(due.mayHaveArrived && due.state == .waiting)
        try await fixture.set(.favorite(false), of: tenant)
        let back = try await change()
        #expect(back.mayHaveArrived && back.isTakenBack)
        try await fixture.set(.favorite(true), of: tenant)
        let again = try await change()
        #expect(again.mayHaveArrived && !again.isTakenBack)
        fixture.server.fail([.refusal])
        _ = try await fixture.outbox.drain(tenant)
        #expect(try await !change().mayHaveArrived)
    }

    @Test func `what was given up and may have arrived is taken back`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(false), of: tenant)
        _ = try await fixture.outbox.drain(tenant)
        try await fixture.set(.favorite(true), of: tenant)
        // It is done, and the answer is lost.
        fixture.server.set(.favorite(true), on: .movie(550), of: "session 1")
        fixture.server.fail([.offline])
        _ = try await fixture.outbox.drain(tenant)
        try await fixture.marks(of: tenant).discard(try #require(try await fixture.marks(of: tenant).pending().first))
        #expect(try await fixture.shown(of: tenant) == Marks(pending: [.favorite]))
        #expect(try await fixture.outbox.drain(tenant).sent == 1)
        #expect(!fixture.server.marks(on: .movie(550), of: "session 1").isFavorite)
    }
}
