import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

/// Changes that were sent, and that a store has again which went back to an earlier state.
@Suite(.timeLimit(.minutes(5)))
struct AnsweredChangesTests {
    private let item = Markable.movie(550)

    /// Stores an entry as it was before it was sent, and forgets the server's value.
    private func restore(_ entry: OutboxEntry, in fixture: LibraryFixture) async throws {
        let key = try #require(entry.key)
        _ = try await fixture.library.update(.marks([key]), of: entry.tenant) { rows in
            rows[key] = MarkSlot(tenant: entry.tenant, key: key, isOnWholeShelf: false, waiting: StoredOutboxEntry(entry))
            rows.count()
        }
    }

    private func waiting(_ tenant: Int, in fixture: LibraryFixture) async throws -> OutboxEntry {
        try #require(try await fixture.entries(tenant).first)
    }

    @Test(arguments: [true, false]) func `a change that was sent is not sent again`(onDemand: Bool) async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        let entry = try await waiting(tenant, in: fixture)
        #expect(try await fixture.outbox.drain(tenant).sent == 1)
        try await restore(entry, in: fixture)
        #expect(try await fixture.shown(of: tenant).pending == [.favorite])
        let report = onDemand ? try await fixture.outbox.drain(tenant) : try await fixture.sendTurn()
        #expect(report.sent == 1 && report.failure == nil && fixture.server.values == [.favorite(true)])
        #expect(try await fixture.shown(of: tenant) == Marks(isFavorite: true))
        #expect(try await fixture.entries(tenant).isEmpty)
    }

    @Test func `a change that a later one has replaced at the server is not sent again`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        let entry = try await waiting(tenant, in: fixture)
        _ = try await fixture.outbox.drain(tenant)
        try await fixture.set(.favorite(false), of: tenant)
        _ = try await fixture.outbox.drain(tenant)
        try await restore(entry, in: fixture)
        _ = try await fixture.outbox.drain(tenant)
        #expect(fixture.server.values == [.favorite(true), .favorite(false)])
        #expect(try await fixture.shown(of: tenant) == .none)
    }

    @Test func `another change in the place of one that was sent is sent`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.rated(16), of: tenant)
        var entry = try await waiting(tenant, in: fixture)
        _ = try await fixture.outbox.drain(tenant)
        entry.value = .rated(2)
        try await restore(entry, in: fixture)
        _ = try await fixture.outbox.drain(tenant)
        #expect(fixture.server.values == [.rated(16), .rated(2)])
        // The same value at another time is another change.
        entry.changedAt += 1
        try await restore(entry, in: fixture)
        _ = try await fixture.outbox.drain(tenant)
        #expect(fixture.server.values == [.rated(16), .rated(2), .rated(2)])
    }

    @Test func `it remembers the latest changes, in bounded memory`() throws {
        let answered = AnsweredChanges()
        func entry(_ id: Int) -> OutboxEntry {
            OutboxEntry(tenant: 1, item: .movie(id), value: .favorite(true), position: id, changedAt: .init(milliseconds: 0))
        }
        for id in 1...15_000 { answered.note(entry(id), server: .favorite(true)) }
        #expect((10_001...15_000).allSatisfy { answered.server(after: entry($0)) == .favorite(true) })
        #expect(answered.server(after: entry(5_000)) == nil && answered.server(after: entry(15_001)) == nil)
    }
}
