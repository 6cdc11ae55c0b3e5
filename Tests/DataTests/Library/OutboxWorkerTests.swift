import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

struct OutboxWorkerTests {
    /// Runs a courier for the length of a test; it rests until something wakes it.
    private func courier(_ fixture: LibraryFixture, _ body: () async throws -> Void) async throws {
        let sending = Task { await fixture.services.keepSending() }
        defer { sending.cancel() }
        await fixture.time.sleepers(1)
        try await body()
        sending.cancel()
        await sending.value
    }

    /// Waits until the server has heard so often, and the courier rests again.
    private func hears(_ count: Int, _ fixture: LibraryFixture) async throws {
        try await until { fixture.server.sent.count >= count && fixture.time.sleepers > 0 }
    }

    /// Looks again and again, and leaves the machine to others in between.
    private func until(_ isSo: () -> Bool) async throws {
        while !isSo() { try await Task.sleep(for: .milliseconds(2)) }
    }

    @Test(.timeLimit(.minutes(5))) func `it sends at once what is changed here`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await courier(fixture) {
            try await fixture.set(.favorite(true), of: tenant)
            try await hears(1, fixture)
            try await fixture.set(.favorite(false), of: tenant)
            try await hears(2, fixture)
        }
        #expect(fixture.server.values == [.favorite(true), .favorite(false)])
    }

    @Test(.timeLimit(.minutes(5))) func `it looks after thirty seconds for what others changed`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        let other = try await LibraryFixture(beside: fixture)
        try await courier(fixture) {
            #expect(fixture.time.slept.last == .seconds(30))
            try await other.set(.favorite(true), of: tenant)
            #expect(fixture.server.sent.isEmpty)
            fixture.time.advance(by: .seconds(30))
            try await hears(1, fixture)
        }
        #expect(fixture.server.values == [.favorite(true)])
    }

    @Test(.timeLimit(.minutes(5))) func `it comes back when the time of a failed change has come`() async throws {
        let fixture = try await LibraryFixture(dice: 0.5)
        let tenant = try await fixture.signIn()
        fixture.server.fail([MarqueeError(.server, .test, status: 503, retryAfter: .seconds(7))])
        try await courier(fixture) {
            try await fixture.set(.favorite(true), of: tenant)
            try await hears(1, fixture)
            try await until { fixture.time.slept.last == .seconds(7) }
            fixture.clock.advance(by: .seconds(7))
            fixture.time.advance(by: .seconds(7))
            try await hears(2, fixture)
        }
        #expect(try await fixture.slots(tenant).isEmpty)
    }

    @Test(.timeLimit(.minutes(5))) func `it serves every account, and one that fails does not hold up the others`() async throws {
        let fixture = try await LibraryFixture()
        var tenants: [Int] = []
        for account in 1...6 { tenants.append(try await fixture.signIn(account)) }
        for tenant in tenants {
            _ = try await fixture.library.record(.set(.favorite(true)), on: .movie(1), of: tenant, at: fixture.clock.now)
        }
        fixture.server.fail([.revoked])
        try await courier(fixture) { try await hears(6, fixture) }
        #expect(Set(fixture.server.sent.map(\.session)).count == 6)
        var waiting = 0
        for tenant in tenants { waiting += try await fixture.slots(tenant).count }
        #expect(waiting == 1)
    }

    @Test(.timeLimit(.minutes(5))) func `it ends with its task, in the middle of a send too`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        let gate = Gate()
        fixture.server.hold(at: gate)
        let sending = Task { await fixture.services.keepSending() }
        await gate.arrivals(1)
        sending.cancel()
        await sending.value
        #expect(try await fixture.slots(tenant).first?.lease == nil)
    }
}
