import Foundation
import Marquee
import MarqueeData
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

/// The cache, through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct CacheTests {
    @Test func `what was read is counted, online and offline, by later clients too`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.cacheBytes = 64 << 20 }
            let nothing = try #require(try await client.cache.info())
            #expect(nothing.answers == 0 && nothing.titles == 0 && nothing.newest == nil && nothing.byteLimit == 64 << 20)

            let start = fixture.clock.now
            let popular = try await client.movies.list(.popular())
            fixture.clock.advance(by: .seconds(60))
            _ = try await client.genres.movies()
            let info = try #require(try await client.cache.info())
            #expect(info.answers == 2 && info.titles == popular.value.items.count && info.bytes > nothing.bytes)
            let titles = try await client.cache.titles()
            #expect(titles.totalResults == popular.value.items.count && Set(titles.map(\.title)) == Set(popular.value.items.map(\.title)))
            #expect(try await client.cache.titles(page: .max).isEmpty)
            #expect(info.oldest == start && info.newest == fixture.clock.now)

            fixture.sandbox.behave(.offline)
            #expect(try await fixture.client().cache.info()?.answers == 2)
        }
    }

    @Test func `clearing forgets what servers said, in memory and on disk, and nothing that a person did`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.movies.list(.popular())
            try await client.history.record("kept")
            #expect(try await client.suggestions("f").isEmpty == false)

            try await client.cache.clear()
            fixture.sandbox.behave(.offline)
            for client in [client, try await fixture.client()] {
                for policy in [ReadPolicy.cached, .offline] {
                    await #expect { try await client.movies.list(.popular(), policy: policy) } throws: { code($0) == .offline }
                }
                #expect(try await client.suggestions("f").isEmpty)
                await #expect { try await client.search.movies("fight", policy: .offline) } throws: { code($0) == .offline }
                #expect(try await client.history.recent(5).map(\.text) == ["kept"])
                #expect(try await client.cache.info()?.answers == 0)
            }

            fixture.sandbox.behave(.normal)
            #expect(try await client.movies.list(.popular()).origin == .server)
            #expect(try await client.cache.info()?.answers == 1)
        }
    }

    @Test func `the title of a cleared answer is in no byte of the files`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.movies.details(550)
            let title = Marker("Fight Club", parts: ["Fight Club"])
            #expect(try title.search(folder: fixture.folder.path).traces.isEmpty == false)
            try await client.cache.clear()
            #expect(try title.search(folder: fixture.folder.path).traces == [])
        }
    }

    @Test func `where nothing is stored, or the store does not tell, there are no figures, and memory is cleared all the same`()
        async throws
    {
        try await ClientFixture.with { fixture in
            for storage in [MarqueeClient.Storage.none, .own(Stores(snapshots: Forgetful()))] {
                let client = try await fixture.client { $0.storage = storage }
                _ = try await client.genres.movies()
                #expect(try await client.genres.movies().origin == .memory)
                #expect(try await client.cache.info() == nil)
                try await client.cache.clear()
                #expect(try await client.genres.movies().origin == .server)
            }
        }
    }

    @Test func `a client that has been shut down says so, whatever it is asked for`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            await client.shutdown()
            await #expect { try await client.cache.clear() } throws: { code($0) == .closed }
            await #expect { try await client.cache.info() } throws: { code($0) == .closed }
            await #expect { try await client.history.record("late") } throws: { code($0) == .closed }
            await #expect { try await client.library.setFavorite(.movie(550)) } throws: { code($0) == .closed }
            await #expect { try await client.genres.movies() } throws: { code($0) == .closed }
            await #expect { try await client.genres.movies(policy: .offline) } throws: { code($0) == .closed }
        }
    }
}

/// A store of a program's own that stores nothing and reports nothing.
private struct Forgetful: SnapshotDAO {
    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? { nil }
    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) {}
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int { 0 }
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {}
}
