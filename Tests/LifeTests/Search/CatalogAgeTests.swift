import Foundation
import Marquee
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

/// Devices whose catalog has become too old, and stores that are only read.
@Suite(.timeLimit(.minutes(5)))
struct CatalogAgeTests {
    /// 2026-11-25, 09:00 UTC.
    private static let morning = Date(timeIntervalSince1970: 1_795_597_200)

    private static func with(_ body: (ClientFixture, ManualClock) async throws -> Void) async throws {
        let clock = ManualClock(morning)
        var options = Sandbox.Options(clock: { clock.now })
        options.exports = SandboxExports(names: 2_000)
        try await ClientFixture.with(options) { fixture async throws in try await body(fixture, clock) }
    }

    private static func client(
        _ fixture: ClientFixture, _ clock: ManualClock, _ time: ManualTime = ManualTime(), isReadOnly: Bool = false
    ) async throws -> MarqueeClient {
        try await fixture.client {
            $0.exportsBaseURL = fixture.sandbox.baseURL
            $0.clock = clock.wall
            $0.time = time.source
            if isReadOnly { $0.storage = .readOnly(fixture.folder.path("store")) }
        }
    }

    /// Starts updating, and lets the first time come.
    private static func startUpdating(_ client: MarqueeClient, _ time: ManualTime) async {
        client.startUpdating(every: .seconds(86_400))
        await time.sleepers(1)
        time.advance(by: .seconds(300))
        // The next pause begins when the work is done.
        await time.sleepers(1)
    }

    private func failures(_ fixture: ClientFixture) -> Int {
        fixture.events.events.count { if case .updateFailed = $0.kind { true } else { false } }
    }

    @Test("A catalog that has become too old is renewed with its kinds", arguments: [true, false])
    func renewed(isOpen: Bool) async throws {
        try await Self.with { (fixture, clock) async throws in
            let time = ManualTime()
            let first = try await Self.client(fixture, clock, time)
            _ = try await first.catalog.importing(CatalogImport(day: Day("2026-11-25"), kinds: [.movie, .keyword]))
            clock.advance(by: .seconds(200 * 86_400))
            // A client that opens the store later removes the catalog at once.
            if !isOpen { await first.shutdown() }
            let client = isOpen ? first : try await Self.client(fixture, clock, time)
            #expect(try await client.catalog.info() == nil)
            await Self.startUpdating(client, time)
            while try await client.catalog.info() == nil { await Task.yield() }
            let info = try #require(try await client.catalog.info())
            #expect(info.day == Day(clock.now, in: .gmt) && Set(info.counts.keys) == [.movie, .keyword])
            await client.shutdown()
            #expect(failures(fixture) == 0)
        }
    }

    @Test("A device that never had a catalog, or whose catalog was removed by its owner, gets none unasked")
    func unasked() async throws {
        try await Self.with { (fixture, clock) async throws in
            let time = ManualTime()
            let client = try await Self.client(fixture, clock, time)
            #expect(try await client.catalog.update(CatalogUpdate(createsMissing: false)) == nil)
            _ = try await client.catalog.importing(CatalogImport(kinds: [.keyword]))
            clock.advance(by: .seconds(200 * 86_400))
            let later = try await Self.client(fixture, clock, time)
            #expect(try await later.catalog.info() == nil)
            // It may be gone already.
            try await later.catalog.remove()
            await Self.startUpdating(later, time)
            #expect(try await later.catalog.update(CatalogUpdate(createsMissing: false)) == nil)
            #expect(try await later.catalog.info() == nil)
            #expect(try await later.catalog.update()?.info.counts.count == CatalogKind.allCases.count)
            for client in [client, later] { await client.shutdown() }
            #expect(failures(fixture) == 0)
        }
    }

    @Test("A read-only store keeps its catalog: an import, an update and a removal throw, and no file of its folder changes")
    func readOnly() async throws {
        try await Self.with { (fixture, clock) async throws in
            let writer = try await Self.client(fixture, clock)
            _ = try await writer.catalog.importing(CatalogImport(day: Day("2026-11-24"), kinds: [.movie]))
            await writer.shutdown()
            let (store, time) = (fixture.folder.path("store"), ManualTime())
            // SQLite has files of its own beside a store that is open.
            let files = { try FileManager.default.contentsOfDirectory(atPath: store).filter { !$0.contains("sqlite") }.sorted() }
            let before = try files()
            let reader = try await Self.client(fixture, clock, time, isReadOnly: true)
            let isRefusal: (any Error) -> Bool = { code($0) == .storage && ($0 as? MarqueeError)?.reason.key == "store.readOnly" }
            await #expect { try await reader.catalog.importing(CatalogImport()) } throws: { isRefusal($0) }
            await #expect { try await reader.catalog.update() } throws: { isRefusal($0) }
            await #expect { try await reader.catalog.remove() } throws: { isRefusal($0) }
            await Self.startUpdating(reader, time)
            #expect(try await reader.catalog.info()?.day == Day("2026-11-24"))
            await reader.shutdown()
            #expect(try files() == before)
            #expect(fixture.sandbox.counters.requestsByPath.keys.filter { $0.contains("_11_25_2026") }.isEmpty)
            #expect(failures(fixture) == 0)
        }
    }
}
