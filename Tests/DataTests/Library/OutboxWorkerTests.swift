import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

struct OutboxWorkerTests {
    /// Runs a courier for the length of a test; it rests until something wakes it.
    private func courier(_ stage: LibraryFixture, _ body: () async throws -> Void) async throws {
        let sending = Task { await stage.services.keepSending() }
        defer { sending.cancel() }
        await stage.time.sleepers(1)
        try await body()
        sending.cancel()
        await sending.value
    }

    /// Waits until the server has heard so often, and the courier rests again.
    private func hears(_ count: Int, _ stage: LibraryFixture) async throws {
        try await until { stage.server.sent.count >= count && stage.time.sleepers > 0 }
    }

    /// Looks again and again, and leaves the machine to others in between.
    private func until(_ isSo: () -> Bool) async throws {
        while !isSo() { try await Task.sleep(for: .milliseconds(2)) }
    }

    @Test(.timeLimit(.minutes(5))) func `it sends at once what is changed here`() async throws {
        let stage = try await LibraryFixture()
        let tenant = try await stage.signIn()
        try await courier(stage) {
            try await stage.set(.favorite(true), of: tenant)
            try await hears(1, stage)
            try await stage.set(.favorite(false), of: tenant)
            try await hears(2, stage)
        }
        #expect(stage.server.values == [.favorite(true), .favorite(false)])
    }

    @Test(.timeLimit(.minutes(5))) func `it looks after thirty seconds for what others changed`() async throws {
        let stage = try await LibraryFixture()
        let tenant = try await stage.signIn()
        let other = try await LibraryFixture(beside: stage)
        try await courier(stage) {
            #expect(stage.time.slept.last == .seconds(30))
            try await other.set(.favorite(true), of: tenant)
            #expect(stage.server.sent.isEmpty)
            stage.time.advance(by: .seconds(30))
            try await hears(1, stage)
        }
        #expect(stage.server.values == [.favorite(true)])
    }

    @Test(.timeLimit(.minutes(5))) func `it comes back when the time of a failed change has come`() async throws {
        let stage = try await LibraryFixture(dice: 0.5)
        let tenant = try await stage.signIn()
        stage.server.fail([MarqueeError(.server, .test, status: 503, retryAfter: .seconds(7))])
        try await courier(stage) {
            try await stage.set(.favorite(true), of: tenant)
            try await hears(1, stage)
            try await until { stage.time.slept.last == .seconds(7) }
            stage.clock.advance(by: .seconds(7))
            stage.time.advance(by: .seconds(7))
            try await hears(2, stage)
        }
        #expect(try await stage.slots(tenant).isEmpty)
    }

    @Test(.timeLimit(.minutes(5))) func `it serves every account, and one that fails does not hold up the others`() async throws {
        let stage = try await LibraryFixture()
        var tenants: [Int] = []
        for account in 1...6 { tenants.append(try await stage.signIn(account)) }
        for tenant in tenants { _ = try await stage.library.record(.set(.favorite(true)), on: .movie(1), of: tenant, at: stage.clock.now) }
        stage.server.fail([.revoked])
        try await courier(stage) { try await hears(6, stage) }
        #expect(Set(stage.server.sent.map(\.session)).count == 6)
        var waiting = 0
        for tenant in tenants { waiting += try await stage.slots(tenant).count }
        #expect(waiting == 1)
    }

    @Test(.timeLimit(.minutes(5))) func `it ends with its task, in the middle of a send too`() async throws {
        let stage = try await LibraryFixture()
        let tenant = try await stage.signIn()
        try await stage.set(.favorite(true), of: tenant)
        let gate = Gate()
        stage.server.hold(at: gate)
        let sending = Task { await stage.services.keepSending() }
        await gate.arrivals(1)
        sending.cancel()
        await sending.value
        #expect(try await stage.slots(tenant).first?.lease == nil)
    }
}
