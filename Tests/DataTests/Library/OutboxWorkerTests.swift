import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

@Suite(.timeLimit(.minutes(5)))
struct OutboxWorkerTests {
    /// Runs a worker for the duration of a test.
    private func worker(_ fixture: LibraryFixture, _ body: () async throws -> Void) async throws {
        let sending = Task { await fixture.outbox.keepSending() }
        defer { sending.cancel() }
        try await body()
        sending.cancel()
        await sending.value
    }

    /// Waits until the worker sleeps for a time. All that it sent before has been answered.
    private func rests(for duration: Duration, _ fixture: LibraryFixture) async {
        await fixture.rests.wait { $0.contains(duration) }
        await fixture.time.sleepers(1)
    }

    @Test func `a change of this client is sent at once`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await worker(fixture) {
            await rests(for: .seconds(30), fixture)
            try await fixture.set(.favorite(true), of: tenant)
            await fixture.server.hears(1)
            try await fixture.set(.favorite(false), of: tenant)
            await fixture.server.hears(2)
        }
        #expect(fixture.server.values == [.favorite(true), .favorite(false)])
    }

    @Test func `a rejected change that is retried is sent at once`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        fixture.server.fail([.refusal])
        try await worker(fixture) {
            await rests(for: .seconds(30), fixture)
            try await fixture.set(.favorite(true), of: tenant)
            await fixture.rests.wait { rests in rests.count { $0 == .seconds(30) } == 2 }
            await fixture.time.sleepers(1)
            let refused = try #require(try await fixture.marks(of: tenant).pending().first)
            try await fixture.marks(of: tenant).retry(refused)
            while fixture.server.sent.count == 1 { await Task.yield() }
        }
        #expect(fixture.server.values == [.favorite(true), .favorite(true)])
    }

    @Test func `changes of other clients are sent after at most thirty seconds`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        let other = try await LibraryFixture(beside: fixture)
        try await worker(fixture) {
            await rests(for: .seconds(30), fixture)
            try await other.set(.favorite(true), of: tenant)
            #expect(fixture.server.sent.isEmpty)
            fixture.time.advance(by: .seconds(30))
            await fixture.server.hears(1)
        }
        #expect(fixture.server.values == [.favorite(true)])
    }

    @Test func `a failed change is sent again when its wait is over`() async throws {
        let fixture = try await LibraryFixture(dice: 0.5)
        let tenant = try await fixture.signIn()
        fixture.server.fail([MarqueeError(.server, .test, status: 503, retryAfter: .seconds(7))])
        try await worker(fixture) {
            try await fixture.set(.favorite(true), of: tenant)
            await fixture.server.hears(1)
            await rests(for: .seconds(7), fixture)
            fixture.clock.advance(by: .seconds(7))
            fixture.time.advance(by: .seconds(7))
            await fixture.server.hears(2)
            // The answer is stored a moment after the server gave it.
            while try await !fixture.entries(tenant).isEmpty { await Task.yield() }
        }
        #expect(try await fixture.entries(tenant).isEmpty)
    }

    @Test func `all accounts are served, and one that fails does not delay the others`() async throws {
        let fixture = try await LibraryFixture()
        let tenants = try await fixture.accounts(6)
        fixture.server.fail([.revoked])
        try await worker(fixture) { await rests(for: .seconds(30), fixture) }
        #expect(Set(fixture.server.sent.map(\.session)).count == 6)
        var waiting = 0
        for tenant in tenants { waiting += try await fixture.entries(tenant).count }
        #expect(waiting == 1)
    }

    @Test func `a new change does not shorten the wait after a failure`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        fixture.server.fail(.offline, times: 10)
        try await worker(fixture) {
            try await fixture.set(.favorite(true), on: .movie(1), of: tenant)
            await rests(for: .seconds(1), fixture)
            try await fixture.set(.favorite(true), on: .movie(2), of: tenant)
            // If the change ended the wait, it would be sent now.
            for _ in 0..<200_000 where fixture.server.sent.count == 1 { await Task.yield() }
            fixture.clock.advance(by: .seconds(1))
            fixture.time.advance(by: .seconds(1))
            await fixture.server.hears(2)
        }
        #expect(fixture.server.sent.prefix(2).map(\.item) == [.movie(1), .movie(1)])
    }

    @Test func `while the server is unreachable, one account is tried at a time`() async throws {
        let fixture = try await LibraryFixture()
        let tenants = try await fixture.accounts(12)
        fixture.server.fail(.offline, times: 100)
        try await worker(fixture) {
            await rests(for: .seconds(1), fixture)
            let first = fixture.server.sent.count
            #expect(first <= 4)
            fixture.time.advance(by: .seconds(1))
            await rests(for: .seconds(2), fixture)
            #expect(fixture.server.sent.count == first + 1)
            fixture.server.fail([])
            fixture.clock.advance(by: .seconds(60))
            fixture.time.advance(by: .seconds(2))
            await rests(for: .seconds(30), fixture)
        }
        for tenant in tenants { #expect(try await fixture.entries(tenant).isEmpty) }
    }

    @Test func `many changes of one account do not delay the change of another`() async throws {
        let fixture = try await LibraryFixture()
        let (many, one) = (try await fixture.signIn(1), try await fixture.signIn(2))
        for id in 1...100 { _ = try await fixture.library.record(.set(.favorite(true)), on: .movie(id), of: many) }
        let gate = Gate()
        fixture.server.hold(at: gate)
        try await worker(fixture) {
            await gate.arrivals(1)
            try await fixture.set(.favorite(true), of: one)
            gate.open()
            await fixture.server.hears(101)
        }
        let place = try #require(fixture.server.sent.firstIndex { $0.session == "session 2" })
        #expect(place <= 45)
    }

    @Test func `each of many accounts is tried before a pause`() async throws {
        let fixture = try await LibraryFixture()
        _ = try await fixture.accounts(230)
        fixture.server.fail(.failing, times: 1_000)
        try await worker(fixture) { await rests(for: .seconds(1), fixture) }
        #expect(Set(fixture.server.sent.map(\.session)).count == 230)
    }

    @Test func `a turn does not count the changes that remain`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        #expect(try await fixture.sendTurn().sent == 1)
        #expect(fixture.library.asked(.entries) == 0)
        _ = try await fixture.outbox.drain(tenant)
        #expect(fixture.library.asked(.entries) == 1)
    }

    @Test func `the worker waits while the store is unreachable, and then continues`() async throws {
        let fixture = try await LibraryFixture(dice: 0.5)
        let tenant = try await fixture.signIn()
        fixture.library.failLeases([.storeBusy, .storeUnreachable])
        try await worker(fixture) {
            try await fixture.set(.favorite(true), of: tenant)
            for seconds in [1, 2] {
                await rests(for: .seconds(seconds), fixture)
                #expect(fixture.server.sent.isEmpty)
                fixture.time.advance(by: .seconds(seconds))
            }
            await fixture.server.hears(1)
            await rests(for: .seconds(30), fixture)
        }
        let failures = fixture.events.events.compactMap { if case .storeFailed(.user, let error) = $0.kind { error } else { nil } }
        #expect(failures == [.storeUnreachable, .storeBusy])
        #expect(try await fixture.entries(tenant).isEmpty)
    }

    @Test func `a turn releases the entries that it has no time to send`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        for number in 1...3 { try await fixture.set(.favorite(true), on: .movie(number), of: tenant) }
        let gate = Gate()
        fixture.server.hold(at: gate)
        let turn = try #require(try await fixture.leaseTurns().turns.first)
        #expect(turn.count == 3)
        let sending = Task { try await fixture.outbox.sendTurn(turn, leasedFrom: .zero) }
        await gate.arrivals(1)
        // Most of the time of the leases is over.
        fixture.time.advance(by: .seconds(20))
        gate.open()
        let report = try await sending.value
        #expect(report.sent == 1 && report.failure == nil)
        let left = try await fixture.entries(tenant)
        #expect(left.map(\.item) == [.movie(2), .movie(3)])
        #expect(left.allSatisfy { $0.lease == nil && $0.attempts == 0 && $0.notBefore == nil })
        #expect(try await fixture.sendTurn().sent == 2)
    }

    @Test func `a cancelled turn releases its entries at once`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        for number in 1...3 { try await fixture.set(.favorite(true), on: .movie(number), of: tenant) }
        let gate = Gate()
        fixture.server.hold(at: gate)
        let turn = try #require(try await fixture.leaseTurns().turns.first)
        let sending = Task { try await fixture.outbox.sendTurn(turn, leasedFrom: .zero) }
        await gate.arrivals(1)
        sending.cancel()
        await #expect { try await sending.value } throws: { ($0 as? MarqueeError)?.code == .cancelled }
        let left = try await fixture.entries(tenant)
        #expect(left.map(\.item) == [.movie(1), .movie(2), .movie(3)])
        #expect(left.allSatisfy { $0.lease == nil && $0.attempts == 0 && $0.notBefore == nil })
    }

    /// The store may have been unreachable for most of the lease.
    @Test(arguments: [true, false]) func `a lease that the store returned late leaves less time to send`(isOnDemand: Bool) async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        let gate = Gate()
        fixture.server.hold(at: gate)
        fixture.library.afterLeases { [time = fixture.time] in time.advance(by: .seconds(10)) }
        let sending = Task { isOnDemand ? try await fixture.outbox.drain(tenant) : try await fixture.sendTurn() }
        await gate.arrivals(1)
        await fixture.rests.wait { $0.count == 1 }
        gate.open()
        #expect(try await sending.value.sent == 1)
        #expect(fixture.rests.noted == [.seconds(15)])
    }

    @Test(arguments: [true, false]) func `an entry is not sent if the store returned its lease too late`(isOnDemand: Bool) async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        fixture.library.afterLeases { [time = fixture.time] in time.advance(by: .seconds(25)) }
        let report = isOnDemand ? try await fixture.outbox.drain(tenant) : try await fixture.sendTurn()
        #expect(report.sent == 0 && fixture.server.sent.isEmpty)
        #expect(try await fixture.entries(tenant).first?.lease == nil)
    }

    @Test func `the worker ends with its task, even during a request`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        let gate = Gate()
        fixture.server.hold(at: gate)
        let sending = Task { await fixture.outbox.keepSending() }
        await gate.arrivals(1)
        sending.cancel()
        await sending.value
        #expect(try await fixture.entries(tenant).first?.lease == nil)
    }
}

extension LibraryFixture {
    /// Signs accounts in, each with one pending change.
    fileprivate func accounts(_ count: Int) async throws -> [Int] {
        var tenants: [Int] = []
        for account in 1...count {
            let tenant = try await signIn(account)
            tenants.append(tenant)
            _ = try await library.record(.set(.favorite(true)), on: .movie(1), of: tenant)
        }
        return tenants
    }
}
