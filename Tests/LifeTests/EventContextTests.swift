import Foundation
import Marquee
import MarqueeData
import MarqueeNet
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

/// A request of a service, as its framework knows it.
private enum Visit {
    @TaskLocal static var id: Int?
}

/// Events are distinct, and belong to their callers.
@Suite(.timeLimit(.minutes(5)))
struct EventContextTests {
    /// Events, with the visit in whose task they were sent.
    private final class Journal: Sendable {
        private let noted = Mutex<[(visit: Int?, event: MarqueeEvent)]>([])
        var all: [(visit: Int?, event: MarqueeEvent)] { noted.withLock { $0 } }
        func note(_ event: MarqueeEvent) { noted.withLock { $0.append((Visit.id, event)) } }
    }

    @Test func `events are told in the task of the call, in whichever way it waits`() async throws {
        try await ClientFixture.with { fixture in
            let (journal, time) = (Journal(), ManualTime(jumps: true))
            let client = try await fixture.client {
                $0.onEvent = { journal.note($0) }
                $0.retries = 2
                $0.usesCircuitBreaker = true
                $0.rateLimiter = RateLimiter(requestsPerSecond: 10, burst: 1, time: time.source)
                $0.time = time.source
            }
            fixture.sandbox.behave(.status(503))
            for visit in 1...20 {
                await Visit.$id.withValue(visit) { _ = try? await client.movies.details(visit) }
            }
            let told = journal.all
            #expect(
                Set(told.map(\.event.name)).isSuperset(of: ["request.started", "request.retried", "request.throttled", "circuit.opened"]))
            #expect(told.allSatisfy { $0.visit != nil })
            // Each exchange is that of one visit, and has one beginning and one end.
            for (exchange, events) in Dictionary(grouping: told, by: \.event.exchange) {
                #expect(exchange != nil)
                #expect(Set(events.map(\.visit)).count == 1 && Set(events.map(\.event.operation)).count == 1)
                let names = events.map(\.event.name)
                #expect(names.first == "request.started" && names.count { $0 == "request.started" } == 1)
                #expect(names.count { ["request.finished", "request.failed"].contains($0) } == 1)
                #expect(["request.finished", "request.failed"].contains(names.last))
            }
        }
    }

    @Test func `what the store does is told in the task of the call too`() async throws {
        try await ClientFixture.with { fixture in
            let journal = Journal()
            let failing = FailingStore()
            let client = try await fixture.client {
                $0.onEvent = { journal.note($0) }
                $0.storage = .own(Stores(snapshots: failing))
            }
            await Visit.$id.withValue(1) { _ = try? await client.genres.movies() }
            failing.mend()
            await Visit.$id.withValue(2) { _ = try? await client.genres.tv() }
            #expect(journal.all.filter { $0.event.name == "store.failed" }.map(\.visit) == [1, 1])
            #expect(journal.all.filter { $0.event.name == "store.recovered" }.map(\.visit) == [2])
            #expect(journal.all.filter { $0.event.name == "read.served" }.map(\.visit) == [1, 2])
        }
    }

    @Test func `exchanges of several clients have different numbers`() async throws {
        try await ClientFixture.with { fixture in
            for _ in 1...3 { _ = try await fixture.client { $0.storage = .none }.genres.movies() }
            let begun = fixture.events.events.filter { $0.kind == .requestStarted }.map(\.exchange)
            #expect(begun.count == 3 && Set(begun).count == 3 && !begun.contains(nil))
        }
    }
}
