import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// When a catalog is replaced although its day says otherwise, and when it is not.
@Suite(.timeLimit(.minutes(5)))
struct CatalogDueTests {
    private static func with(_ body: (ClientFixture, ManualClock, MarqueeClient) async throws -> Void) async throws {
        // 2026-11-25, 09:00 UTC.
        let clock = ManualClock(Date(timeIntervalSince1970: 1_795_597_200))
        try await ClientFixture.with(Sandbox.Options(clock: { clock.now })) { fixture async throws in
            let client = try await fixture.client {
                $0.exportsBaseURL = fixture.sandbox.baseURL
                $0.clock = clock.wall
                $0.time = ManualTime(jumps: true).source
            }
            try await body(fixture, clock, client)
        }
    }

    @Test("After an import that ended with its process, an update waits a day, and an import of the caller does not")
    func postponed() async throws {
        try await Self.with { (fixture, clock, client) async throws in
            let yesterday = CatalogImport(day: Day("2026-11-24"), kinds: [.movie])
            _ = try await client.catalog.importing(yesterday)
            let store = fixture.folder.path("store")
            let lock = try #require(try FileManager.default.subpathsOfDirectory(atPath: store).first { $0.hasSuffix("catalog.lock") })
            func die() throws {
                // The process of the import was killed.
                let began = Int(clock.now.timeIntervalSince1970)
                try "began \(began)\n".write(toFile: "\(store)/\(lock)", atomically: false, encoding: .utf8)
            }
            try die()
            let before = fixture.sandbox.counters.requests
            clock.advance(by: .seconds(86_399))
            #expect(try await client.catalog.update() == nil)
            #expect(try await client.catalog.isPostponed())
            #expect(fixture.sandbox.counters.requests == before)
            clock.advance(by: .seconds(1))
            #expect(try await !client.catalog.isPostponed())
            #expect(try await client.catalog.update()?.info.day == Day("2026-11-26"))
            try die()
            #expect(try await client.catalog.importing(yesterday).info.day == Day("2026-11-24"))
            #expect(try await client.catalog.update()?.info.day == Day("2026-11-26"))
        }
    }

    @Test("A catalog of a future day is replaced by that of the newest day")
    func future() async throws {
        try await Self.with { (_, clock, client) async throws in
            _ = try await client.catalog.importing(CatalogImport(kinds: [.movie]))
            clock.advance(by: .seconds(-86_400))
            #expect(try await client.catalog.update() == nil)
            clock.advance(by: .seconds(-2 * 86_400))
            let made = try #require(try await client.catalog.update())
            #expect(made.info.day == Day("2026-11-22") && Set(made.info.counts.keys) == [.movie])
        }
    }
}
