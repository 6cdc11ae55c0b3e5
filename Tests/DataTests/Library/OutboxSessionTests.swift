import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

/// Sessions, leases and cancellation.
@Suite(.timeLimit(.minutes(5)))
struct OutboxSessionTests {
    @Test func `a revoked session stops its own lane, loses nothing, and goes on when the same account signs in`() async throws {
        let fixture = try await LibraryFixture()
        let (first, second) = (try await fixture.signIn(1), try await fixture.signIn(2))
        for tenant in [first, second] {
            for id in 1...2 { try await fixture.set(.favorite(true), on: .movie(id), of: tenant) }
        }
        fixture.server.fail([.revoked])
        let report = try await fixture.outbox.drain(first)
        #expect(report.failure == .revoked && report.waiting == 2 && fixture.server.sent.count == 1)
        #expect(try await fixture.entries(first).allSatisfy { $0.lease == nil && $0.attempts == 0 && $0.rejection == nil })
        #expect(try await fixture.marks(of: first).pending().map(\.state) == [.suspended, .suspended])
        #expect(try await fixture.outbox.drain(first).failure == .sessionEnded)
        #expect(fixture.server.sent.count == 1)
        #expect(try await fixture.outbox.drain(second).sent == 2)

        #expect(try await fixture.signIn(1, session: "renewed") == first)
        #expect(try await fixture.outbox.drain(first).sent == 2)
        #expect(fixture.server.sent.suffix(2).allSatisfy { $0.session == "renewed" })
    }

    @Test func `another account never sends the changes of one that left`() async throws {
        let fixture = try await LibraryFixture()
        let first = try await fixture.signIn(1)
        try await fixture.set(.favorite(true), of: first)
        #expect(try await fixture.sessionStore.signOut(first, generation: 1) == 1)
        let second = try await fixture.signIn(2)
        #expect(try await fixture.leaseTurns().turns.isEmpty)
        for tenant in [first, second] { #expect(try await fixture.outbox.drain(tenant).sent == 0) }
        #expect(fixture.server.sent.isEmpty)
        #expect(try await fixture.signIn(1, session: "again") == first)
        #expect(try await fixture.outbox.drain(first).sent == 1)
        #expect(fixture.server.sent.map(\.session) == ["again"])
    }

    @Test func `a refusal of an older session does not touch a newer one`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn(1)
        try await fixture.set(.favorite(true), of: tenant)
        let gate = Gate()
        fixture.server.hold(at: gate)
        fixture.server.fail([.revoked])
        let sending = Task { try await fixture.outbox.drain(tenant) }
        await gate.arrivals(1)
        try await fixture.signIn(1, session: "renewed")
        gate.open()
        _ = try await sending.value
        #expect(try await fixture.sessionStore.session(tenant)?.session.state == .active)
        #expect(try await fixture.outbox.drain(tenant).sent == 1)
    }

    @Test func `cancelled in the middle, the slot is given back as it was`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        let gate = Gate()
        fixture.server.hold(at: gate)
        let sending = Task { try await fixture.outbox.drain(tenant) }
        await gate.arrivals(1)
        #expect(try await fixture.entries(tenant).first?.lease != nil)
        sending.cancel()
        await #expect { try await sending.value } throws: { ($0 as? MarqueeError)?.code == .cancelled }
        let slot = try #require(try await fixture.entries(tenant).first)
        #expect(slot.lease == nil && slot.attempts == 0 && slot.notBefore == nil)
        #expect(try await fixture.outbox.drain(tenant).sent == 1)
    }

    @Test func `a send that outlasts its lease is given up before the lease ends`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        let gate = Gate()
        fixture.server.hold(at: gate)
        let sending = Task { try await fixture.outbox.drain(tenant) }
        await gate.arrivals(1)
        await fixture.time.sleepers(1)
        #expect(fixture.time.slept == [.seconds(25)])
        fixture.time.advance(by: .seconds(25))
        let report = try await sending.value
        #expect(report.failure?.code == .timeout && report.waiting == 1)
        #expect(try await fixture.entries(tenant).first?.attempts == 1)
    }

    @Test func `an answer that comes while a send is given up counts`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        let gate = Gate()
        fixture.server.hold(at: gate, whateverHappens: true)
        let sending = Task { try await fixture.outbox.drain(tenant) }
        await gate.arrivals(1)
        await fixture.time.sleepers(1)
        fixture.time.advance(by: .seconds(25))
        gate.open()
        let report = try await sending.value
        #expect(report.sent == 1 && report.failure == nil)
        #expect(try await fixture.entries(tenant).isEmpty)
    }

    @Test func `no other worker sends a leased change until the lease has ended`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), on: .movie(1), of: tenant)
        try await fixture.set(.favorite(true), on: .movie(2), of: tenant)
        let other = try await LibraryFixture(beside: fixture)
        let gate = Gate()
        fixture.server.hold(at: gate)
        let sending = Task { try await fixture.outbox.drain(tenant) }
        await gate.arrivals(1)
        fixture.clock.advance(by: .seconds(29))
        #expect(try await other.outbox.drain(tenant).sent == 1)
        #expect(fixture.server.sent.map(\.item) == [.movie(1), .movie(2)])
        fixture.clock.advance(by: .seconds(1))
        #expect(try await other.outbox.drain(tenant).sent == 1)
        gate.open()
        #expect(try await sending.value.failure == nil)
        #expect(fixture.server.sent.count == 3)
        #expect(try await fixture.entries(tenant).isEmpty)
    }

    @Test func `a change made while its older value is on its way is sent after it`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.rated(16), of: tenant)
        let other = try await LibraryFixture(beside: fixture)
        let gate = Gate()
        fixture.server.hold(at: gate)
        let sending = Task { try await fixture.outbox.drain(tenant) }
        await gate.arrivals(1)
        try await other.set(.rated(4), of: tenant)
        #expect(try await other.outbox.drain(tenant).sent == 0)
        gate.open()
        #expect(try await sending.value.sent == 2)
        #expect(fixture.server.values == [.rated(16), .rated(4)])
        #expect(try await other.shown(of: tenant) == Marks(rating: Rating(halfPoints: 4)))
    }

    @Test func `a worker with an older time does not take a change that is leased by now`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        func request(_ owner: String, _ now: Date) -> LeaseRequest {
            fixture.clock.set(now)
            return LeaseRequest(tenant: tenant, owner: owner, duration: .seconds(30), longestWait: .seconds(300), isOnDemand: true)
        }
        let now = fixture.clock.now
        #expect(try await fixture.library.lease(request("first", now)) != nil)
        for seconds in [0.001, 1, 29] { #expect(try await fixture.library.lease(request("second", now - seconds)) == nil) }
        fixture.clock.set(now - 1)
        #expect(try await fixture.leaseTurns().turns.isEmpty)
        #expect(try await fixture.library.lease(request("second", now - 31)) != nil)
    }
}
