import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Answers that are older than the configured age are neither served nor stored.
@Suite(.timeLimit(.minutes(5)))
struct MaximumAgeTests {
    private static let poster = ImagePath("/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")

    /// Fills a store with answers, titles, a picture and a catalog of the clock's day.
    private func fill(_ fixture: ClientFixture) async throws {
        let folder = try TemporaryFolder()
        let client = try await fixture.client { $0.maximumAge = nil }
        _ = try await client.movies.details(550)
        _ = try await client.movies.list(.popular)
        #expect(await client.images.load(Self.poster, as: .poster, width: 342).file != nil)
        let day = Day(fixture.clock.now, in: .gmt)
        let path = folder.path("movie_ids.json")
        try #"{"adult":false,"id":990001,"original_title":"Wolfheart","popularity":9.5,"video":false}"#
            .write(toFile: path, atomically: true, encoding: .utf8)
        var files = CatalogImport(files: [path])
        files.day = day
        _ = try await client.catalog.importing(files)
        await client.shutdown()
        fixture.sandbox.behave(.offline)
    }

    private func pictures(_ fixture: ClientFixture) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path("store/images"))
    }

    private func catalogs(_ fixture: ClientFixture) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path("store")).filter { $0.hasPrefix("catalog-v2") }
    }

    @Test("Until the age, answers, titles, pictures and the catalog are served without the network")
    func young() async throws {
        try await ClientFixture.with { fixture in
            try await fill(fixture)
            fixture.clock.advance(by: .seconds(180 * 86_400))
            for _ in 0..<2 {
                let client = try await fixture.client()
                #expect(try await client.movies.details(550).value.title == "Fight Club")
                #expect(try await client.suggestions("fight").isEmpty == false)
                #expect(try await client.suggestions("wolfh").map(\.text) == ["Wolfheart"])
                #expect(await client.images.load(Self.poster, as: .poster, width: 342).file != nil)
                await client.shutdown()
            }
        }
    }

    @Test("Beyond the age, nothing is served, and opening the cache removes rows and pictures, and the catalog a day later")
    func old() async throws {
        try await ClientFixture.with { fixture in
            try await fill(fixture)
            fixture.clock.advance(by: .seconds(182 * 86_400))
            let client = try await fixture.client()
            for policy in [ReadPolicy.cached, .offline, .freshElseCached] {
                await #expect { try await client.movies.details(550, policy: policy) } throws: { code($0) == .offline }
            }
            #expect(await client.images.load(Self.poster, as: .poster, width: 342).file == nil)
            #expect(try await client.catalog.info() == nil)
            #expect(try await client.suggestions("wolfh").isEmpty)
            await client.shutdown()
            #expect(try pictures(fixture).isEmpty)
            // The clock may be wrong for a while.
            #expect(try catalogs(fixture).count == 1)
            fixture.clock.advance(by: .seconds(86_400))
            await (try fixture.client()).shutdown()
            #expect(try catalogs(fixture).isEmpty)
            // The rows that another program finds in the files.
            let later = try await fixture.client { $0.maximumAge = nil }
            let info = try #require(try await later.cache.info())
            #expect(info.answers == 0 && info.titles == 0 && info.images == 0)
            #expect(try await later.suggestions("fight").isEmpty)
        }
    }

    @Test("A value in memory that grows too old is not served either, and a day's first answer removes what is too old")
    func growsOld() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.maximumAge = .seconds(3_600) }
            _ = try await client.movies.details(550)
            fixture.clock.advance(by: .seconds(3_000))
            #expect(try await client.movies.details(550, policy: .offline).origin == .memory)
            fixture.clock.advance(by: .seconds(1_000))
            await #expect { try await client.movies.details(550, policy: .offline) } throws: { code($0) == .offline }
            fixture.clock.advance(by: .seconds(86_400))
            _ = try await client.movies.details(603)
            while try await client.cache.info()?.answers != 1 { await Task.yield() }
            fixture.sandbox.behave(.offline)
            await #expect { try await client.movies.details(550) } throws: { code($0) == .offline }
            #expect(try await client.movies.details(603).value.id == 603)
        }
    }

    @Test("Without a limit, everything stays; a read-only folder is not changed, and serves nothing that is too old")
    func limits() async throws {
        try await ClientFixture.with { fixture in
            try await fill(fixture)
            fixture.clock.advance(by: .seconds(3 * 365 * 86_400))
            let reading = try await fixture.client { $0.storage = .readOnly(fixture.folder.path("store")) }
            await #expect { try await reading.movies.details(550) } throws: { code($0) == .offline }
            #expect(try await reading.catalog.info() == nil)
            await reading.shutdown()
            #expect(try pictures(fixture).count == 1 && catalogs(fixture).count == 1)
            let client = try await fixture.client { $0.maximumAge = nil }
            #expect(try await client.movies.details(550).value.title == "Fight Club")
            #expect(try await client.catalog.info() != nil)
            #expect(await client.images.load(Self.poster, as: .poster, width: 342).file != nil)
        }
    }
}
