import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

@Suite(.timeLimit(.minutes(5)))
struct OutboxRetentionTests {
    private static let age = Duration.seconds(100)

    private static var options: Outbox.Options {
        var options = Outbox.Options()
        options.retention = age
        return options
    }

    /// Runs the background work of an outbox for the duration of a test.
    private func sending(_ fixture: LibraryFixture, _ body: () async throws -> Void) async throws {
        let sending = Task { await fixture.outbox.keepSending() }
        defer { sending.cancel() }
        try await body()
        sending.cancel()
        await sending.value
    }

    private func removals(_ fixture: LibraryFixture) -> [MarqueeEvent.Kind] {
        fixture.events.events.map(\.kind).filter { if case .changesExpired = $0 { true } else { false } }
    }

    @Test func `changes that could not be sent for the time are removed within an hour, with one event`() async throws {
        let fixture = try await LibraryFixture(Self.options)
        let tenant = try await fixture.signIn()
        for movie in 1...250 { try await fixture.set(.favorite(true), on: .movie(movie), of: tenant) }
        _ = try await fixture.sessionStore.revoke(tenant, generation: 1)
        try await sending(fixture) {
            await fixture.time.sleepers(1, for: .seconds(3_600))
            let before = try await fixture.entries(tenant)
            #expect(before.count == 250)
            fixture.clock.advance(by: .seconds(101))
            fixture.time.advance(by: .seconds(3_600))
            await fixture.rests.wait { rests in rests.count { $0 == .seconds(3_600) } == 2 }
            let (after, shown) = try await (fixture.entries(tenant), fixture.shown(.movie(1), of: tenant))
            #expect(after.isEmpty && shown == Marks.none)
        }
        #expect(removals(fixture) == [.changesExpired(rejected: 0, suspended: 250)])
        #expect(fixture.server.sent.isEmpty)
    }

    @Test func `without a time, nothing is removed`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        _ = try await fixture.sessionStore.revoke(tenant, generation: 1)
        fixture.clock.advance(by: .seconds(1_000_000))
        try await sending(fixture) {
            await fixture.rests.wait { $0.contains(.seconds(30)) }
        }
        #expect(removals(fixture).isEmpty)
        #expect(try await fixture.entries(tenant).count == 1)
    }

    @Test func `a change that can be sent again since it was found stays`() throws {
        let key = try #require(MarkKey(.favorite, on: .movie(1)))
        let now = Date(milliseconds: 1_000_000)
        func removed(isActive: Bool, isRejected: Bool, suspendedAt: Date?, rejectedAt: Date?) -> ExpiredChanges {
            var entry = OutboxEntry(tenant: 1, item: .movie(1), value: .favorite(true), position: 1, changedAt: now)
            if isRejected { entry.rejection = .rejection }
            var stored = StoredOutboxEntry(entry)
            (stored.suspendedAt, stored.rejectedAt) = (suspendedAt, rejectedAt)
            var rows = LibraryRows(
                tenant: 1, state: .init(version: 1), isActive: isActive, now: now, wholeShelves: [], known: [:], waiting: [stored])
            let removed = rows.removeExpired(key, after: Self.age)
            #expect(rows.writes.removed.count == removed.all)
            return removed
        }
        let (old, young) = (now - 100, now - 99.999)
        let (none, rejected, suspended) = (ExpiredChanges(), ExpiredChanges(rejected: 1), ExpiredChanges(suspended: 1))
        #expect(removed(isActive: false, isRejected: false, suspendedAt: old, rejectedAt: nil) == suspended)
        #expect(removed(isActive: true, isRejected: false, suspendedAt: old, rejectedAt: nil) == none)
        #expect(removed(isActive: true, isRejected: false, suspendedAt: nil, rejectedAt: old) == none)
        #expect(removed(isActive: true, isRejected: true, suspendedAt: nil, rejectedAt: old) == rejected)
        #expect(removed(isActive: true, isRejected: true, suspendedAt: nil, rejectedAt: young) == none)
        #expect(removed(isActive: false, isRejected: true, suspendedAt: young, rejectedAt: old) == none)
        #expect(removed(isActive: false, isRejected: true, suspendedAt: old, rejectedAt: old) == rejected)
        #expect(removed(isActive: false, isRejected: false, suspendedAt: nil, rejectedAt: nil) == none)
    }
}
