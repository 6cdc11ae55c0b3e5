import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite("Snapshots", .timeLimit(.minutes(5)))
struct SnapshotTests {
    @Test("A snapshot is found again as it was, also after a restart")
    func roundTrip() async throws {
        let folder = try TemporaryFolder()
        let key = SnapshotKey.numbered(550)
        let snapshot = Snapshot(
            body: Data([0, 1, 2, 255, 0]), validator: nil, savedAt: Date(timeIntervalSince1970: 1_700_000_000.123),
            validUntil: Date(timeIntervalSince1970: 1_700_003_600.789))
        let first = try await folder.open()
        try await first.snapshots.save(snapshot, for: key)
        let found = try #require(try await first.snapshots.load(key))
        #expect(found.body == snapshot.body)
        #expect(found.validator == nil)
        #expect(found.savedAt.milliseconds == 1_700_000_000_123)
        #expect(found.validUntil.milliseconds == 1_700_003_600_789)
        await first.close()

        let second = try await folder.open()
        #expect(try await second.snapshots.load(key) == found)
        await second.close()
    }

    @Test("Bodies of every awkward size come back", arguments: [0, 1, 7, 8, 9, 4_095, 4_096, 16_384, 1_000_003])
    func sizes(count: Int) async throws {
        var random = SplitMix64(seed: UInt64(count))
        let stores = try await OpenStores(SQLiteStores.open(.memory))
        let snapshot = Snapshot.holding(random.bytes(count))
        try await stores.snapshots.save(snapshot, for: .numbered(1))
        #expect(try await stores.snapshots.load(.numbered(1)) == snapshot)
        await stores.close()
    }

    @Test("Keys that differ in one field never meet")
    func keysApart() async throws {
        let keys = try SnapshotTests.keysDifferingInOneField()
        #expect(Set(keys.map(\.canonical)).count == keys.count)
        let folder = try TemporaryFolder()
        let stores = try await folder.open()
        for (number, key) in keys.enumerated() {
            try await stores.snapshots.save(.holding("\(number)"), for: key)
        }
        for (number, key) in keys.enumerated() {
            #expect(try await stores.snapshots.load(key) == .holding("\(number)"), "\(key)")
        }
        await stores.close()
    }

    @Test("A newer snapshot replaces the older one of its key, and no other")
    func replaces() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.open()
        try await stores.snapshots.save(.holding("old"), for: .numbered(1))
        try await stores.snapshots.save(.holding("other"), for: .numbered(2))
        try await stores.snapshots.save(.holding("new and longer"), for: .numbered(1))
        #expect(try await stores.snapshots.load(.numbered(1)) == .holding("new and longer"))
        #expect(try await stores.snapshots.load(.numbered(2)) == .holding("other"))

        let renewed = Snapshot.holding(Data("new and longer".utf8), at: 9_000)
        try await stores.snapshots.save(renewed, for: .numbered(1))
        #expect(try await stores.snapshots.load(.numbered(1)) == renewed)
        await stores.close()
    }

    @Test func `an older answer that is saved late does not replace a newer one, unless that is from the future`() async throws {
        let folder = try TemporaryFolder()
        let clock = ManualClock()
        let now = clock.wall.now().timeIntervalSince1970
        let stores = try await folder.open(clock: clock)
        let (newer, older) = (Snapshot.holding(Data("newer".utf8), at: now), Snapshot.holding(Data("older".utf8), at: now - 30))
        try await stores.snapshots.save(newer, for: .numbered(1))
        try await stores.snapshots.save(older, for: .numbered(1))
        #expect(try await stores.snapshots.load(.numbered(1)) == newer)
        let future = Snapshot.holding(Data("future".utf8), at: now + 60)
        try await stores.snapshots.save(future, for: .numbered(1))
        #expect(try await stores.snapshots.load(.numbered(1)) == future)
        try await stores.snapshots.save(older, for: .numbered(1))
        #expect(try await stores.snapshots.load(.numbered(1)) == older)
        await stores.close()
    }

    @Test("Each selection removes what it names, counts it, and leaves the rest")
    func removes() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.open()
        let series = SnapshotKey(server: "s", operation: "GET /3/tv/{series_id}", subject: .tv(1), audience: .standard)
        let list = SnapshotKey(server: "s", operation: "GET /3/movie/popular", audience: .standard)
        let keys: [SnapshotKey] = [.numbered(1), .numbered(1, tenant: 1), .numbered(2, tenant: 1), .numbered(2, tenant: 2), series, list]
        func left() async throws -> [Int] {
            var left: [Int] = []
            for (number, key) in keys.enumerated() where try await stores.snapshots.load(key) != nil { left.append(number) }
            return left
        }
        for key in keys { try await stores.snapshots.save(.holding("x"), for: key, titles: [.sample(1, "Kept")], in: stores.titles) }
        #expect(try await stores.snapshots.remove(.subject(.movie(1))) == 2)
        #expect(try await left() == [2, 3, 4, 5])
        #expect(try await stores.snapshots.remove(.tenant(1)) == 1)
        #expect(try await left() == [3, 4, 5])
        #expect(try await stores.snapshots.remove(.key(list)) == 1)
        #expect(try await stores.snapshots.remove(.key(list)) == 0)
        #expect(try await left() == [3, 4])
        #expect(try await stores.titles.titles(matching: .sample("kept")).total == 1)
        #expect(try await stores.snapshots.remove(.all) == 2)
        #expect(try await left() == [])
        #expect(try await stores.titles.titles(matching: .sample("kept")).total == 0)
        await stores.close()
    }

    @Test("What was removed for an account is in no byte of the files")
    func removedForGood() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.open()
        let marker = "PRIVATE-MARKER-4711"
        let body = String(repeating: marker, count: 1_000)
        try await stores.snapshots.save(.holding(body), for: .numbered(1, tenant: 7))
        try await stores.snapshots.save(.holding("public"), for: .numbered(1))
        func isFound() throws -> Bool {
            try folder.names().contains { try folder.bytes($0).range(of: Data(marker.utf8)) != nil }
        }
        #expect(try isFound())
        try await stores.snapshots.remove(.tenant(7))
        #expect(try !isFound())
        await stores.close()
    }

    @Test("A caller that was cancelled is turned away, and nothing is written")
    func cancelled() async throws {
        let stores = try await OpenStores(SQLiteStores.open(.memory))
        let outcome = await Task { () async -> MarqueeError? in
            withUnsafeCurrentTask { $0?.cancel() }
            do throws(MarqueeError) {
                try await stores.snapshots.save(.holding("x"), for: .numbered(1))
                return nil
            } catch {
                return error
            }
        }.value
        #expect(outcome?.code == .cancelled)
        #expect(try await stores.snapshots.load(.numbered(1)) == nil)
        await stores.close()
    }

    private static func keysDifferingInOneField() throws -> [SnapshotKey] {
        typealias Argument = SnapshotKey.Argument
        func key(
            _ server: String = "a", _ operation: String = "b", _ subject: MediaReference? = .movie(1), _ arguments: [Argument] = [],
            _ audience: Audience = .standard, _ tenant: Int? = nil
        ) -> SnapshotKey {
            SnapshotKey(
                server: server, operation: operation, subject: subject, arguments: arguments, audience: audience, tenant: tenant)
        }
        return [
            key(), key("ab"), key("a1:b"), key("a", "bb"), key("", "ab"), key("ab", ""), key("a", "b", nil), key("a", "b", .tv(1)),
            key("a", "b", .movie(11)), key("a", "b", .movie(-1)), key("a", "b", .init(.unknown("movie1"), 1)),
            key("a", "b", .movie(1), [Argument("page", "1")]), key("a", "b", .movie(1), [Argument("page", "11")]),
            key("a", "b", .movie(1), [Argument("page1", "")]), key("a", "b", .movie(1), [Argument("", "page1")]),
            key("a", "b", .movie(1), [Argument("page", "1"), Argument("query", "x")]),
            key("a", "b", .movie(1), [Argument("page", "1\nquery=x")]), key("a", "b", .movie(1), [Argument("page", "1\u{0}")]),
            key("a", "b", .movie(1), [], try Audience(language: "en")), key("a", "b", .movie(1), [], try Audience(language: "fr-FR")),
            key("a", "b", .movie(1), [], try Audience(fallbackLanguages: ["fr"])),
            key("a", "b", .movie(1), [], try Audience(fallbackLanguages: ["fr", "de"])),
            key("a", "b", .movie(1), [], try Audience(fallbackLanguages: ["de", "fr"])),
            key("a", "b", .movie(1), [], try Audience(region: "FR")), key("a", "b", .movie(1), [], try Audience(includesAdult: true)),
            key("a", "b", .movie(1), [], .standard, 0), key("a", "b", .movie(1), [], .standard, 1),
        ]
    }
}
