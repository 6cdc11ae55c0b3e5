import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite("CacheEviction", .timeLimit(.minutes(5)))
struct CacheEvictionTests {
    @Test("Ten times the limit leaves a file within the limit, and the newest answers in it")
    func limit() async throws {
        let folder = try TemporaryFolder()
        let (clock, events, cap) = (ManualClock(), EventLog(), 4 << 20)
        let stores = try await folder.open(cacheBytes: cap, clock: clock, events: events)
        var random = SplitMix64(seed: 5)
        let noise = random.bytes(200_000)
        var (written, number, largest) = (0, 0, 0)
        while written < 10 * cap {
            number += 1
            clock.advance(by: .seconds(1))
            let body = noise.prefix(Int.random(in: 0...200_000, using: &random))
            let titles = (0..<20).map {
                IndexedTitle.sample(number * 20 + $0, "Title \(number) of \($0)", String(repeating: "word ", count: 40))
            }
            try await stores.snapshots.save(.holding(Data(body)), for: .numbered(number), titles: titles, in: stores.titles)
            written += body.count
            largest = max(largest, try folder.size("cache.sqlite"))
            #expect(try folder.size("cache.sqlite-wal") <= 16 << 20)
        }
        #expect(largest <= cap)
        #expect(largest > cap / 2)
        #expect(try await stores.snapshots.load(.numbered(number)) != nil)
        #expect(try await stores.snapshots.load(.numbered(1)) == nil)
        let evicted = events.kinds.reduce(0) { if case .storeEvicted(let count, _) = $1 { $0 + count } else { $0 } }
        #expect(evicted > 0 && evicted < number)
        await stores.close()
        #expect(try folder.size("cache.sqlite") <= cap)
    }

    @Test("Titles alone stay within the limit too, and leave room for answers")
    func titles() async throws {
        let folder = try TemporaryFolder()
        let (clock, cap) = (ManualClock(), 1 << 20)
        let stores = try await folder.open(cacheBytes: cap, clock: clock)
        for number in 0..<150 {
            clock.advance(by: .seconds(1))
            let titles = (0..<20).map { index in
                IndexedTitle.sample(
                    number * 20 + index, "Title \(number) \(index)", String(repeating: "overview\(number * 20 + index) ", count: 200))
            }
            try await stores.snapshots.save(.holding(Data(count: 10_000)), for: .numbered(number), titles: titles, in: stores.titles)
            #expect(try folder.size("cache.sqlite") <= cap)
        }
        #expect(try await stores.snapshots.load(.numbered(149)) != nil)
        #expect(try await stores.titles.titles(matching: .sample("overview2999")).total == 1)
        #expect(try await stores.titles.titles(matching: .sample("overview1 ")).titles.contains { $0.reference.id == 1 } == false)
        await stores.close()
    }

    @Test("What was used of late outlives what was not")
    func leastRecentlyUsed() async throws {
        let folder = try TemporaryFolder()
        let clock = ManualClock()
        let stores = try await folder.open(cacheBytes: 1 << 20, clock: clock)
        for number in 1...8 {
            clock.advance(by: .seconds(100))
            try await stores.snapshots.save(.holding(Data(repeating: 1, count: 50_000)), for: .numbered(number))
        }
        clock.advance(by: .seconds(100))
        #expect(try await stores.snapshots.load(.numbered(1)) != nil)
        // Until the first one is removed.
        var number = 8
        while try await stores.info.info().answers == number, number < 30 {
            number += 1
            clock.advance(by: .seconds(100))
            try await stores.snapshots.save(.holding(Data(repeating: 1, count: 50_000)), for: .numbered(number))
        }
        #expect(try await stores.snapshots.load(.numbered(1)) != nil)
        #expect(try await stores.snapshots.load(.numbered(2)) == nil)
        await stores.close()
    }

    @Test("An answer too large to keep is not kept, pushes nothing out, and leaves nothing older behind")
    func tooLarge() async throws {
        let folder = try TemporaryFolder()
        let events = EventLog()
        let stores = try await folder.open(cacheBytes: 1 << 20, events: events)
        try await stores.snapshots.save(.holding("small"), for: .numbered(1))
        try await stores.snapshots.save(.holding("old"), for: .numbered(2))
        try await stores.snapshots.save(.holding(Data(count: 2 << 20)), for: .numbered(2), titles: [.sample(1, "Seen")], in: stores.titles)
        #expect(try await stores.snapshots.load(.numbered(1)) != nil)
        #expect(try await stores.snapshots.load(.numbered(2)) == nil)
        #expect(try await stores.titles.titles(matching: .sample("seen")).total == 1)
        #expect(events.kinds.isEmpty)
        await stores.close()
    }

    @Test("A file larger than a new limit shrinks when it is opened")
    func shrinks() async throws {
        let folder = try TemporaryFolder()
        let first = try await folder.open()
        for number in 0..<60 { try await first.snapshots.save(.holding(Data(count: 50_000)), for: .numbered(number)) }
        await first.close()
        #expect(try folder.size("cache.sqlite") > 2 << 20)
        let second = try await folder.open(cacheBytes: 1 << 20)
        await second.close()
        #expect(try folder.size("cache.sqlite") <= 1 << 20)
    }

    @Test("A file of titles far larger than a new limit shrinks when it is opened")
    func shrinksTitles() async throws {
        let folder = try TemporaryFolder()
        let first = try await folder.open()
        for batch in 0..<6 {
            let titles = (0..<500).map { index in
                IndexedTitle.sample(
                    batch * 500 + index, "Title \(batch) \(index)", String(repeating: "overview\(batch * 500 + index) ", count: 150))
            }
            try await first.snapshots.save(.holding("x"), for: .numbered(batch), titles: titles, in: first.titles)
        }
        await first.close()
        #expect(try folder.size("cache.sqlite") > 8 << 20)
        let second = try await folder.open(cacheBytes: 1 << 20)
        await second.close()
        #expect(try folder.size("cache.sqlite") <= 1 << 20)
    }

    @Test("Many titles at once are cut to the limit at once")
    func manyTitles() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.open(cacheBytes: 4 << 20)
        for batch in 0..<3 {
            let titles = (0..<1_500).map { IndexedTitle.sample(batch * 1_500 + $0, "Title \(batch) \($0)") }
            try await stores.snapshots.save(.holding("x"), for: .numbered(batch), titles: titles, in: stores.titles)
            #expect(try SQLiteHandle(folder.path("cache.sqlite")).number("SELECT count(*) FROM title") <= 1_024)
        }
        await stores.close()
    }

    @Test("Others can open the folder while the limit is enforced")
    func unlocked() throws {
        let folder = try TemporaryFolder()
        let opening = CacheOpening(
            path: folder.path("cache.sqlite"), engine: .linked,
            limit: { (_) throws(StoreFailure) in try StoreFolder(folder.path).whileLocked {} }, onEvent: { _ in })
        _ = try opening.writer()
    }

    @Test("A full disk is told apart from a broken one")
    func full() {
        #expect(MarqueeError(StoreFailure.engine(13)).code == .storageFull)
        #expect(MarqueeError(StoreFailure.engine(10 | 3 << 8)).code == .storageFull)
        #expect(MarqueeError(StoreFailure.system(28)).code == .storageFull)
        #expect(MarqueeError(StoreFailure.engine(10 | 1 << 8)).code == .storage)
        #expect(MarqueeError(StoreFailure.engine(11)).code == .storage)
        #expect(MarqueeError(StoreFailure.cancelled).code == .cancelled)
    }
}
