import Foundation
import Marquee
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

/// A device that is kept in step with TMDb: the catalog, and the answers about changed or removed items.
@Suite(.timeLimit(.minutes(5)))
struct CatalogUpdateTests {
    /// 2026-11-25, 09:00 UTC.
    private static let morning = Date(timeIntervalSince1970: 1_795_597_200)

    private final class Calendar: Sendable {
        private let state = Mutex(CatalogUpdateTests.morning)

        var now: Date { state.withLock { $0 } }
        func pass(days: Double) { state.withLock { $0 += 86_400 * days } }
    }

    private static func with(
        _ exports: SandboxExports = SandboxExports(), maxAge: Int? = 6 * 86_400,
        _ body: (ClientFixture, Calendar) async throws -> Void
    ) async throws {
        let calendar = Calendar()
        var options = Sandbox.Options(maxAge: maxAge, clock: { calendar.now })
        options.exports = exports
        try await ClientFixture.with(options) { fixture async throws in try await body(fixture, calendar) }
    }

    private static func client(
        _ fixture: ClientFixture, _ calendar: Calendar, time: TimeSource = ManualTime(jumps: true).source
    ) async throws -> MarqueeClient {
        try await fixture.client {
            $0.exportsBaseURL = fixture.sandbox.baseURL
            $0.clock = WallClock { calendar.now }
            $0.time = time
        }
    }

    private func requests(_ fixture: ClientFixture, _ path: String) -> Int { fixture.sandbox.counters.requestsByPath[path] ?? 0 }

    @Test("A new day is a new catalog, which knows what is new and gone, and lets answers about what is gone expire")
    func update() async throws {
        try await Self.with { (fixture, calendar) async throws in
            let client = try await Self.client(fixture, calendar)
            let first = try #require(try await client.catalog.update())
            #expect(first.added.isEmpty && first.removed.isEmpty && first.info.counts[.movie] == 30)
            #expect(try await client.catalog.update() == nil)
            _ = try await client.movies.details(550)
            _ = try await client.movies.details(603)
            try fixture.sandbox.changeCatalog { catalog in
                // The new one has its keywords and companies.
                guard let place = catalog.movies.firstIndex(where: { $0.id == 550 }) else { return }
                catalog.movies[place].id = 7_000_001
                catalog.movies[place].originalTitle = "The Empty Chair"
            }
            calendar.pass(days: 1)
            #expect(try await client.movies.details(550).origin == .memory)
            // Another client finds the same in the store.
            let result = try #require(try await Self.client(fixture, calendar).catalog.update())
            #expect(result.info.day == Day("2026-11-26") && result.added == [.movie: 1] && result.removed == [.movie: [550]])
            // The client looks for a new file once a second.
            var found: [Int]?
            for _ in 0..<600 where found != [7_000_001] {
                if found != nil { try await Task.sleep(for: .milliseconds(50)) }
                found = try await client.catalog.search(CatalogQuery("empty chair"))?.names.map(\.number)
            }
            #expect(found == [7_000_001])
            let later = try await Self.client(fixture, calendar)
            let before = fixture.sandbox.counters.requests
            #expect(try await later.movies.details(603).origin == .store)
            #expect(fixture.sandbox.counters.requests == before)
            // As for every expired answer, the stored one is returned with the reason why there is no newer one.
            let gone = try await later.movies.details(550)
            #expect(gone.isStale && gone.refreshError?.code == .notFound)
            #expect(requests(fixture, "/3/movie/550") == 2)
        }
    }

    @Test("A catalog that is young enough, or of the newest day, stays; its kinds stay, too")
    func due() async throws {
        try await Self.with(SandboxExports(names: 2_000)) { (fixture, calendar) async throws in
            let client = try await Self.client(fixture, calendar)
            _ = try await client.catalog.importing(CatalogImport(kinds: [.movie, .tv]))
            calendar.pass(days: 5.9)
            let before = fixture.sandbox.counters.requests
            #expect(try await client.catalog.update(CatalogUpdate(days: 7)) == nil)
            #expect(fixture.sandbox.counters.requests == before)
            // The files of the day are not there yet.
            calendar.pass(days: 1.1)
            fixture.sandbox.changeExports { $0.readyHour = 23 }
            let result = try #require(try await client.catalog.update(CatalogUpdate(days: 7)))
            #expect(result.info.day == Day("2026-12-01") && Set(result.info.counts.keys) == [.movie, .tv])
            #expect(try await client.catalog.update() == nil)
            #expect(!result.added.isEmpty)
        }
    }

    @Test("Answers about changed titles and people expire, in every kind, once an id or twice, with null ids between them")
    func changed() async throws {
        var exports = SandboxExports()
        exports.flaws = [.nullIDs]
        try await Self.with(exports) { (fixture, calendar) async throws in
            let client = try await Self.client(fixture, calendar)
            func read(_ client: MarqueeClient) async throws -> [Origin] {
                [
                    try await client.movies.details(550).origin, try await client.movies.details(603).origin,
                    try await client.tv.details(1_399).origin, try await client.people.details(287).origin,
                ]
            }
            _ = try await client.changes.refresh()
            #expect(try await read(client) == [.server, .server, .server, .server])
            calendar.pass(days: 2)
            fixture.sandbox.noteChanges(of: [.movie(550), .series(1_399), .movie(550)], on: "2026-11-26")
            fixture.sandbox.noteChanges(of: [.person(287), .movie(99)])
            let refreshed = try await client.changes.refresh()
            #expect(refreshed.first == Day("2026-11-25") && refreshed.last == Day("2026-11-27"))
            #expect(refreshed.changed == [.movie(550), .tv(1_399), .person(287), .movie(99)])
            #expect(try await read(client) == [.server, .memory, .server, .server])
            #expect(try await read(try await Self.client(fixture, calendar)) == [.store, .store, .store, .store])
        }
    }

    @Test("Expired answers are renewed if that is wanted: each stored one, with its own language and parts, and no private one")
    func renews() async throws {
        try await Self.with { (fixture, calendar) async throws in
            let client = try await Self.client(fixture, calendar)
            _ = try await client.changes.refresh()
            let german = client.client(for: try Audience(language: "de-DE", fallbackLanguages: ["en"]))
            _ = try await client.movies.details(550, including: [.credits])
            _ = try await german.movies.details(550)
            _ = try await client.movies.similar(550)
            _ = try await client.movies.details(603)
            calendar.pass(days: 1)
            fixture.sandbox.noteChanges(of: [.movie(550), .movie(99)])
            let before = fixture.sandbox.counters.requests
            let refreshed = try await client.changes.refresh(renews: true)
            #expect(refreshed.renewed == 3 && refreshed.notRenewed == 0)
            // Three lists, and one request for each stored answer.
            #expect(fixture.sandbox.counters.requests == before + 6)
            fixture.sandbox.behave(.offline)
            for client in [client, try await Self.client(fixture, calendar)] {
                let details = try await client.movies.details(550, including: [.credits])
                #expect(!details.isStale && details.age == .zero && !(details.value.credits?.cast.isEmpty ?? true))
            }
            let other = try await Self.client(fixture, calendar)
            #expect(try await other.client(for: german.audience).movies.details(550).isStale == false)
            // Without a server, nothing is renewed, and the answers are still served.
            fixture.sandbox.behave(.normal)
            calendar.pass(days: 1)
            fixture.sandbox.noteChanges(of: [.movie(550)])
            fixture.sandbox.script([.normal, .normal, .normal, .status(503)])
            let failed = try await client.changes.refresh(renews: true)
            #expect(failed.renewed == 0 && failed.notRenewed == 3)
            fixture.sandbox.behave(.offline)
            #expect(try await client.movies.details(550, including: [.credits]).isStale)
        }
    }

    @Test("After a long time, only days are read whose answers can be fresh")
    func away() async throws {
        try await Self.with { (fixture, calendar) async throws in
            let client = try await Self.client(fixture, calendar)
            _ = try await client.changes.refresh()
            calendar.pass(days: 3 * 365)
            fixture.sandbox.noteChanges(of: [.movie(550)])
            let before = fixture.sandbox.counters.requests
            let refreshed = try await client.changes.refresh()
            #expect(refreshed.changed == [.movie(550)])
            #expect(refreshed.last.date(in: .gmt).timeIntervalSince(refreshed.first.date(in: .gmt)) == 8 * 86_400)
            #expect(fixture.sandbox.counters.requests == before + 3)
        }
    }

    @Test("What changes while the lists are read, or before a run that fails, is found by the next one")
    func interrupted() async throws {
        try await Self.with { (fixture, calendar) async throws in
            let client = try await Self.client(fixture, calendar)
            _ = try await client.changes.refresh()
            _ = try await client.movies.details(550)
            calendar.pass(days: 1)
            fixture.sandbox.noteChanges(of: [.movie(550)])
            // The lists of movies and series are there, that of people is not.
            fixture.sandbox.script([.normal, .normal, .status(500)])
            await #expect(throws: MarqueeError.self) { try await client.changes.refresh() }
            calendar.pass(days: 1)
            let other = try await Self.client(fixture, calendar)
            #expect(try await other.changes.refresh().changed == [.movie(550)])
            // Later on the same day.
            fixture.sandbox.noteChanges(of: [.movie(603)])
            #expect(try await other.changes.refresh().changed == [.movie(603)])
        }
    }

    @Test("A list of more pages than TMDb has is read in parts")
    func manyPages() async throws {
        let calendar = Calendar()
        try await ClientFixture.with(Sandbox.Options(pageSize: 1, clock: { calendar.now })) { fixture async throws in
            fixture.sandbox.noteChanges(of: (1...300).map { .movie($0) }, on: "2026-11-20")
            fixture.sandbox.noteChanges(of: (301...600).map { .movie($0) }, on: "2026-11-24")
            let client = try await Self.client(fixture, calendar)
            #expect(try await client.changes.refresh().changed.count == 600)
        }
    }

    @Test("Of several clients on a folder, one updates in each interval, until the shutdown")
    func onlyOne() async throws {
        try await Self.with(SandboxExports(names: 2_000)) { (fixture, calendar) async throws in
            let times = [ManualTime(), ManualTime()]
            let clients = [
                try await Self.client(fixture, calendar, time: times[0].source),
                try await Self.client(fixture, calendar, time: times[1].source),
            ]
            _ = try await clients[0].catalog.importing(CatalogImport(day: Day("2026-11-24")))
            let tasks = clients.map { $0.startUpdating(every: .seconds(86_400)) }
            for time in times {
                await time.sleepers(1)
                time.advance(by: .seconds(300))
                // The next pause begins when the work is done.
                await time.sleepers(1)
            }
            // Another client sees the new file within a second.
            while try await clients[1].catalog.info()?.day != Day("2026-11-25") { await Task.yield() }
            #expect(requests(fixture, "/3/movie/changes") == 1)
            calendar.pass(days: 1)
            for time in times {
                time.advance(by: .seconds(100_000))
                await time.sleepers(1)
            }
            while try await clients[1].catalog.info()?.day != Day("2026-11-26") { await Task.yield() }
            #expect(requests(fixture, "/3/movie/changes") == 2)
            for client in clients { await client.shutdown() }
            for task in tasks { await task.value }
        }
    }
}
