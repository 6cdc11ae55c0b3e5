import Foundation
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeData

@Suite(.timeLimit(.minutes(5)))
struct OutboxConflictTests {
    /// A change over a rating of 8, made here, while another device made it something else; sent after so long.
    private func sent(
        _ policy: ConflictPolicy, elsewhere: MarkValue, after wait: Duration = .seconds(600)
    ) async throws -> (fixture: LibraryFixture, tenant: Int, report: SyncReport) {
        var options = Outbox.Options()
        options.conflicts = policy
        let fixture = try await LibraryFixture(options)
        let tenant = try await fixture.signIn()
        try await fixture.set(.rated(16), of: tenant)
        _ = try await fixture.outbox.drain(tenant)
        try await fixture.set(.rated(4), of: tenant)
        fixture.server.set(elsewhere, on: .movie(550), of: "session 1")
        fixture.clock.advance(by: wait)
        return (fixture, tenant, try await fixture.outbox.drain(tenant))
    }

    private func winners(_ fixture: LibraryFixture) -> [ConflictPolicy.Winner] {
        fixture.events.events.compactMap { if case .conflictResolved(.rating, let winner) = $0.kind { winner } else { nil } }
    }

    @Test func `what was done here wins, and the event tells`() async throws {
        let (fixture, tenant, report) = try await sent(.localWins, elsewhere: .rated(9))
        #expect(report.sent == 1 && report.superseded == 0 && winners(fixture) == [.local])
        #expect(fixture.server.marks(on: .movie(550), of: "session 1").rating?.halfPoints == 4)
        #expect(try await fixture.shown(of: tenant).rating?.halfPoints == 4)
    }

    @Test func `what the server has wins where that is wanted`() async throws {
        let (fixture, tenant, report) = try await sent(.serverWins, elsewhere: .rated(9))
        #expect(report.sent == 0 && report.superseded == 1 && report.waiting == 0 && winners(fixture) == [.server])
        #expect(fixture.server.sent.count == 1)
        #expect(try await fixture.shown(of: tenant) == Marks(rating: Rating(halfPoints: 9)))
    }

    @Test func `a policy gets both sides and the value before`() async throws {
        let told = EventBox()
        let policy = ConflictPolicy { conflict in
            told.put(conflict)
            return .local
        }
        _ = try await sent(policy, elsewhere: .rated(9))
        #expect(told.all == [MarkConflict(item: .movie(550), before: .rated(16), local: .rated(4), server: .rated(9))])
    }

    @Test func `a mark that the server has already is not sent again`() async throws {
        let (fixture, tenant, report) = try await sent(.serverWins, elsewhere: .rated(4))
        #expect(report.sent == 1 && fixture.server.sent.count == 1 && winners(fixture).isEmpty)
        #expect(try await fixture.entries(tenant).isEmpty)
    }

    @Test func `a change that has waited for a moment only is sent without asking`() async throws {
        let (fixture, _, report) = try await sent(.serverWins, elsewhere: .rated(9), after: .seconds(59))
        #expect(report.sent == 1 && fixture.server.asked == 0 && winners(fixture).isEmpty)
    }
}

/// Notes down conflicts.
private final class EventBox: Sendable {
    private let noted = Mutex<[MarkConflict]>([])
    var all: [MarkConflict] { noted.withLock { $0 } }
    func put(_ conflict: MarkConflict) { noted.withLock { $0.append(conflict) } }
}
