import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// The figures of the cache file, and its rest when it is emptied.
@Suite(.timeLimit(.minutes(5)))
struct CacheInfoTests {
    private func fill(_ stores: Stores) async throws {
        for number in 1...40 {
            try await stores.snapshots?.save(
                .holding(Data(repeating: UInt8(number), count: 50_000), at: Double(1_000 * number)), for: .numbered(number))
            try await stores.titles?.save([
                .sample(number, "Title \(number)"), .sample(number, "Titel \(number)", language: "de-DE"),
            ])
        }
    }

    @Test(arguments: [true, false])
    func `the figures are those of the store`(_ isInMemory: Bool) async throws {
        let folder = try TemporaryFolder()
        let stores = try await SQLiteStores.open(isInMemory ? .memory : .folder(folder.path), cacheBytes: 8 << 20)
        let info = try #require(stores.cacheInfo)
        let empty = try await info.info()
        #expect(empty.answers == 0 && empty.titles == 0 && empty.oldest == nil && empty.newest == nil && empty.bytes > 0)
        try await fill(stores)
        let full = try await info.info()
        #expect(full.answers == 40 && full.titles == 80 && full.byteLimit == 8 << 20)
        #expect(full.oldest == Date(timeIntervalSince1970: 1_000) && full.newest == Date(timeIntervalSince1970: 40_000))
        if isInMemory {
            #expect(full.bytes > 2_000_000)
        } else {
            #expect(try full.bytes == folder.size("cache.sqlite") + folder.size("cache.sqlite-wal"))
        }
        await stores.close()
        let error = await #expect(throws: MarqueeError.self) { try await info.info() }
        #expect(error?.code == .closed)
    }

    @Test func `lists and details are counted apart`() async throws {
        let stores = try await SQLiteStores.open(.memory)
        func key(_ operation: String, _ subject: MediaReference?, _ arguments: [String: String] = [:]) -> SnapshotKey {
            let arguments = arguments.map { SnapshotKey.Argument($0.key, $0.value) }
            return SnapshotKey(server: "s", operation: operation, subject: subject, arguments: arguments, audience: .standard)
        }
        let keys = [
            key("movie/popular", nil, ["page": "1"]), key("movie/popular", nil, ["page": "2"]),
            key("discover/movie", nil, ["a": "b", "page": "1"]), key("search/movie", nil, ["query": "page=1"]),
            key("movie/{movie_id}", .movie(1), ["append_to_response": "credits"]),
            key("movie/{movie_id}/similar", .movie(1), ["page": "1"]),
            key("movie/{movie_id}/images", .movie(1)), key("tv/{series_id}/season/{season_number}", .tv(1), ["season_number": "1"]),
            key("configuration", nil),
        ]
        for key in keys { try await stores.snapshots?.save(.holding("x"), for: key) }
        let info = try #require(try await stores.cacheInfo?.info())
        #expect(info.answers == 9 && info.lists == 4 && info.details == 2)
        await stores.close()
    }

    @Test func `an emptied file has given its bytes back, and the history is where it was`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await SQLiteStores.open(.folder(folder.path))
        let info = try #require(stores.cacheInfo)
        let empty = try await info.info().bytes
        try await fill(stores)
        _ = try await stores.history?.record("kept", of: nil, at: Date(timeIntervalSince1970: 0))
        #expect(try await stores.snapshots?.remove(.all) == 40)
        let after = try await info.info()
        #expect(after.answers == 0 && after.titles == 0 && after.bytes < 2 * empty)
        #expect(try folder.size("cache.sqlite") + folder.size("cache.sqlite-wal") == after.bytes)
        #expect(try await stores.titles?.suggestions(for: "t", server: "s", language: "en-US", includesAdult: false, limit: 5) == [])
        #expect(try await stores.titles?.titles(matching: .sample("title")).total == 0)
        #expect(try await stores.history?.searches(beginning: "", of: nil, limit: 5).map(\.text) == ["kept"])
        await stores.close()
        #expect(try folder.size("cache.sqlite") < 2 * empty)
    }

    @Test func `titles without answers leave the file too`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await SQLiteStores.open(.folder(folder.path))
        let snapshots = try #require(stores.snapshots)
        let titles = (1...2_000).map { IndexedTitle.sample($0, "Title \($0)", String(repeating: "word ", count: 100)) }
        try await #require(stores.titles).save(titles)
        try await snapshots.save(.holding("x"), for: .numbered(1))
        try await snapshots.remove(.key(.numbered(1)))
        let before = try folder.size("cache.sqlite")
        #expect(try await snapshots.remove(.all) == 0)
        #expect(try folder.size("cache.sqlite") < before / 4)
        await stores.close()
    }
}
