import MarqueeCSQLite
import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

extension TemporaryFolder {
    /// Fills both files and closes them.
    func fill(snapshots: Int = 40) async throws {
        let stores = try await open()
        for number in 0..<snapshots {
            try await stores.snapshots.save(
                .holding(DamageTests.body(number)), for: .numbered(number), titles: [.sample(number, "Title \(number)")], in: stores.titles)
        }
        await stores.close()
    }

    func edit(_ name: String, _ sql: String) throws {
        try SQLiteHandle(path(name)).execute(sql)
    }
}

@Suite("Damaged files", .timeLimit(.minutes(5)))
struct DamageTests {
    static func body(_ number: Int) -> Data { Data(repeating: UInt8(truncatingIfNeeded: number), count: 3_000 + number) }

    enum Damage: String, CaseIterable {
        case text, truncated, zeroedHeader, zeroes, foreign, newer

        func inflict(on name: String, in folder: TemporaryFolder) throws {
            let bytes = try folder.bytes(name)
            switch self {
            case .text: try folder.write(Data("This is no database, whatever its name says. ".utf8), to: name)
            case .truncated: try folder.write(bytes.prefix(bytes.count * 2 / 3), to: name)
            case .zeroedHeader: try folder.write(Data(count: 100) + bytes.dropFirst(100), to: name)
            case .zeroes: try folder.write(Data(count: bytes.count), to: name)
            case .foreign: try folder.edit(name, "CREATE TABLE other(x); PRAGMA application_id = 77")
            case .newer: try folder.edit(name, "CREATE TABLE later(x); PRAGMA user_version = 99")
            }
        }
    }

    @Test("A cache of no use is set aside, begun anew, and said to be", arguments: Damage.allCases.filter { $0 != .newer })
    func cache(damage: Damage) async throws {
        let folder = try TemporaryFolder()
        try await folder.fill()
        for _ in 1...2 {
            try damage.inflict(on: "cache.sqlite", in: folder)
            let events = EventLog()
            let stores = try await folder.open(events: events)
            for number in 0..<40 {
                let found = try await stores.snapshots.load(.numbered(number))
                #expect(found == nil || found?.body == DamageTests.body(number))
            }
            try await stores.snapshots.save(.holding("after"), for: .numbered(1))
            #expect(try await stores.snapshots.load(.numbered(1)) == .holding("after"))
            #expect(events.rebuilds.count == 1)
            await stores.close()
        }
        #expect(try folder.names().filter { $0.contains("quarantined") } == ["cache.sqlite.quarantined"])
    }

    @Test("A cache that cannot be set aside is not said to be begun anew")
    func immovable() async throws {
        let folder = try TemporaryFolder()
        try await folder.fill(snapshots: 1)
        try Damage.text.inflict(on: "cache.sqlite", in: folder)
        try FileManager.default.createDirectory(atPath: folder.path("cache.sqlite.quarantined/x"), withIntermediateDirectories: true)
        let events = EventLog()
        await #expect(throws: MarqueeError.self) { try await folder.open(events: events) }
        #expect(events.rebuilds == [])
    }

    @Test("An empty cache file is simply a new one")
    func emptyCache() async throws {
        let folder = try TemporaryFolder()
        try await folder.fill()
        try folder.write(Data(), to: "cache.sqlite")
        let events = EventLog()
        let stores = try await folder.open(events: events)
        #expect(try await stores.snapshots.load(.numbered(1)) == nil)
        #expect(events.rebuilds == [])
        await stores.close()
    }

    @Test("Flipped bits cost answers, and never change one")
    func flippedBits() async throws {
        let folder = try TemporaryFolder()
        try await folder.fill()
        let whole = try folder.bytes("cache.sqlite")
        var random = SplitMix64(seed: 99)
        var (missed, rebuilt) = (0, 0)
        for _ in 0..<50 {
            var bytes = whole
            for _ in 0..<20 { bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0...7, using: &random) }
            try folder.write(bytes, to: "cache.sqlite")
            let events = EventLog()
            let stores = try await folder.open(events: events)
            for number in 0..<40 {
                guard let found = try await stores.snapshots.load(.numbered(number)) else {
                    missed += 1
                    continue
                }
                #expect(found.body == DamageTests.body(number))
            }
            _ = try await stores.titles.titles(matching: .sample("title"))
            try await stores.snapshots.save(.holding("after"), for: .numbered(99), titles: [.sample(99, "After")], in: stores.titles)
            #expect(try await stores.snapshots.load(.numbered(99)) == .holding("after"))
            rebuilt += events.rebuilds.isEmpty ? 0 : 1
            await stores.close()
        }
        #expect(missed > 0 && rebuilt > 10)
    }

    @Test("An index that leads to another's row serves nothing of it, and lets nothing be written over it", arguments: [true, false])
    func misleadingIndex(isRead: Bool) async throws {
        let folder = try TemporaryFolder()
        try await folder.fill()
        try mislead(Data(SnapshotKey.numbered(5).canonical.utf8), from: 6, to: 7, in: folder)
        let events = EventLog()
        let stores = try await folder.open(events: events)
        if isRead { #expect(try await stores.snapshots.load(.numbered(5)) == nil) }
        try await stores.snapshots.save(.holding("new"), for: .numbered(5))
        #expect(try await stores.snapshots.load(.numbered(5)) == .holding("new"))
        let other = try await stores.snapshots.load(.numbered(6))
        #expect(other == nil || other == .holding(DamageTests.body(6)))
        #expect(events.rebuilds == ["store.damaged"])
        await stores.close()
    }

    @Test("An index that leads to another title does not let it pass for this one", arguments: [true, false])
    func misleadingTitles(isRead: Bool) async throws {
        let folder = try TemporaryFolder()
        try await folder.fill()
        try mislead(Data([5] + "movieen-USs".utf8), from: 6, to: 7, in: folder)
        let events = EventLog()
        let stores = try await folder.open(events: events)
        let titles = { try await stores.titles.titles(of: [.movie(5), .movie(6)], server: "s", language: "en-US").mapValues(\.title) }
        if isRead { #expect(try await titles().isEmpty) }
        try await stores.snapshots.save(.holding("new"), for: .numbered(5), titles: [.sample(5, "New")], in: stores.titles)
        let found = try await titles()
        #expect(found[.movie(5)] == "New" && (found[.movie(6)] ?? "Title 6") == "Title 6")
        #expect(events.rebuilds == ["store.damaged"])
        await stores.close()
    }

    /// Changes the number of the row that an index leads to; it is behind the key.
    private func mislead(_ key: Data, from row: UInt8, to other: UInt8, in folder: TemporaryFolder) throws {
        var bytes = try folder.bytes("cache.sqlite")
        let places = bytes.indices(of: key + [row]).filter { bytes[$0 / 4_096 * 4_096] == 0x0A }
        try #require(places.count == 1)
        bytes[places[0] + key.count] = other
        try folder.write(bytes, to: "cache.sqlite")
    }

    @Test("Damage that shows in the midst of use turns into a miss for everyone who meets it")
    func damageInUse() async throws {
        let folder = try TemporaryFolder()
        try await folder.fill()
        let events = EventLog()
        let stores = try await folder.open(events: events)
        let whole = try folder.bytes("cache.sqlite")
        // Written in place: the open connections see it, as they would see a failing disk.
        let file = try #require(FileHandle(forUpdatingAtPath: folder.path("cache.sqlite")))
        try file.seek(toOffset: 4_096)
        try file.write(contentsOf: Data(repeating: 0xAA, count: whole.count - 4_096))
        try file.close()
        let found = try await withThrowingTaskGroup(of: Snapshot?.self) { group in
            for number in 0..<40 {
                group.addTask { try await stores.snapshots.load(.numbered(number)) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(found == Array(repeating: nil, count: 40))
        #expect(events.rebuilds == ["store.damaged"])
        try await stores.snapshots.save(.holding("after"), for: .numbered(1))
        #expect(try await stores.snapshots.load(.numbered(1)) == .holding("after"))
        await stores.close()
    }

    @Test("A cache that is deleted while in use is begun anew by the next write")
    func deletedInUse() async throws {
        let folder = try TemporaryFolder()
        let events = EventLog()
        let stores = try await folder.open(events: events)
        try await stores.snapshots.save(.holding("before"), for: .numbered(1))
        for name in try folder.names() where name.hasPrefix("cache.sqlite") {
            try FileManager.default.removeItem(atPath: folder.path(name))
        }
        try await stores.snapshots.save(.holding("after"), for: .numbered(1))
        #expect(folder.exists("cache.sqlite"))
        #expect(events.rebuilds == ["store.replaced"])
        await stores.close()
        let again = try await folder.open()
        #expect(try await again.snapshots.load(.numbered(1)) == .holding("after"))
        await again.close()
    }

    @Test("A cache with an index of words is begun anew without it, where the engine has none; the other way it is kept")
    func otherEngine() async throws {
        let folder = try TemporaryFolder()
        try await folder.fill()
        let events = EventLog()
        let plain = try await folder.open(events: events, engine: Engine(hasFTS5: false))
        #expect(events.rebuilds == ["store.withoutSearch"])
        try await plain.snapshots.save(.holding("x"), for: .numbered(1), titles: [.sample(1, "Found")], in: plain.titles)
        #expect(try await plain.titles.titles(matching: .sample("found")).total == 1)
        await plain.close()
        let full = try await folder.open(events: events)
        #expect(try await full.titles.titles(matching: .sample("found")).total == 1)
        #expect(events.rebuilds.count == 1)
        await full.close()
    }
}
