import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// The limit of pictures: which go, which stay, and that it always holds.
@Suite(.timeLimit(.minutes(5)))
struct ImageEvictionTests {
    @Test(arguments: [1, 2, 3])
    func `the limit holds after every write, whatever the sizes`(_ seed: UInt64) async throws {
        let (folder, events) = (try TemporaryFolder(), EventLog())
        let stores = try await folder.images(events: events)
        var random = SplitMix64(seed: seed)
        for number in 1...200 {
            let count = Int.random(in: 1...300_000, using: &random)
            try await stores.images.save(.picture(number, count: count), for: .picture(number))
            #expect(try folder.pictureBytes() <= 1 << 20)
            // One picture must not evict most others.
            #expect((try await stores.images.load(.picture(number)) != nil) == (count <= 1 << 18))
        }
        let info = try await stores.info.info()
        #expect(try info.imageBytes == folder.pictureBytes())
        #expect(try info.images == folder.pictures().count)
        #expect(info.imageBytes > 1 << 19)
        #expect(events.kinds.contains { if case .storeEvicted = $0 { true } else { false } })
        await stores.close()
    }

    @Test func `what was used least recently goes first`() async throws {
        let (folder, clock) = (try TemporaryFolder(), ManualClock())
        let stores = try await folder.images(clock: clock)
        for number in 1...10 {
            try await stores.images.save(.picture(number, count: 100_000), for: .picture(number))
            clock.advance(by: .seconds(120))
        }
        #expect(try await stores.images.load(.picture(1)) != nil)
        try await stores.images.save(.picture(11, count: 100_000), for: .picture(11))
        var left: [Int] = []
        for number in 1...11 where try await stores.images.load(.picture(number)) != nil { left.append(number) }
        // Nine tenths of the limit hold nine pictures of this size.
        #expect(left == [1, 4, 5, 6, 7, 8, 9, 10, 11])
        await stores.close()
    }

    @Test func `uses are remembered when the store is closed`() async throws {
        let (folder, clock) = (try TemporaryFolder(), ManualClock())
        let first = try await folder.images(clock: clock)
        for number in 1...10 {
            try await first.images.save(.picture(number, count: 100_000), for: .picture(number))
            clock.advance(by: .seconds(120))
        }
        #expect(try await first.images.load(.picture(1)) != nil)
        await first.close()
        let stores = try await folder.images(clock: clock)
        try await stores.images.save(.picture(11, count: 100_000), for: .picture(11))
        #expect(try await stores.images.load(.picture(1)) != nil)
        #expect(try await stores.images.load(.picture(2)) == nil)
        await stores.close()
    }

    @Test func `two processes share the limit`() async throws {
        let folder = try TemporaryFolder()
        let (one, other) = (try await folder.images(), try await folder.images())
        for number in 1...60 {
            let stores = number.isMultiple(of: 2) ? one : other
            try await stores.images.save(.picture(number, count: 50_000), for: .picture(number))
            #expect(try folder.pictureBytes() <= 1 << 20)
        }
        #expect(try await one.images.load(.picture(59)) == .picture(59, count: 50_000))
        await one.close()
        await other.close()
    }

    @Test func `the number of pictures is bounded by the cache file`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.images()
        for number in 1...300 { try await stores.images.save(.picture(number, count: 10), for: .picture(number)) }
        #expect(try folder.pictures().count <= 256)
        #expect(try await stores.images.load(.picture(300)) != nil)
        await stores.close()
    }

    @Test func `a lower limit holds as soon as the store is opened`() async throws {
        let (folder, events) = (try TemporaryFolder(), EventLog())
        let first = try await folder.images(bytes: 4 << 20, cacheBytes: 8 << 20)
        for number in 1...2_000 { try await first.images.save(.picture(number, count: 1_000), for: .picture(number)) }
        await first.close()
        #expect(try folder.pictures().count == 2_000)
        #expect(try folder.size("cache.sqlite") > 1 << 19)
        let stores = try await folder.images(events: events, bytes: 100_000)
        #expect(try folder.pictureBytes() <= 100_000)
        #expect(try folder.pictures().count == 90)
        #expect(try await stores.images.load(.picture(2_000)) != nil)
        #expect(events.kinds.contains { if case .storeEvicted(1_910, 1_910_000) = $0 { true } else { false } })
        await stores.close()
        #expect(try folder.size("cache.sqlite") <= 1 << 20)
    }

    /// Stores with titles of ten movies, each with a poster of its number, and one of a series.
    private func signedIn(_ folder: TemporaryFolder) async throws -> (OpenImages, OpenLibrary, tenant: Int) {
        let stores = try await folder.images()
        let library = try OpenLibrary(stores.all)
        var titles = (1...10).map { IndexedTitle.sample($0, "Movie \($0)") }
        titles.append(.sample(11, "Series", kind: .tv))
        for (place, title) in titles.enumerated() { titles[place].posterPath = ImagePath("/picture\(title.reference.id).jpg") }
        try await #require(stores.all.titles).save(titles)
        return (stores, library, try await library.signIn(1))
    }

    @Test func `posters of favorites and of the watchlist stay, and no others`() async throws {
        let folder = try TemporaryFolder()
        let (stores, library, tenant) = try await signedIn(folder)
        _ = try await library.set(.favorite(true), on: .movie(1), of: tenant)
        _ = try await library.set(.watchlist(true), on: .tv(11), of: tenant)
        _ = try await library.set(.rating(Rating(8)), on: .movie(2), of: tenant)
        // The server has it, and the person has removed it here.
        _ = try await library.library.learn([.movie(3): .favorite(true), .movie(4): .favorite(true)], of: tenant, since: 99)
        _ = try await library.set(.favorite(false), on: .movie(3), of: tenant)
        for number in 1...11 { try await stores.images.save(.picture(number, count: 1_000), for: .picture(number)) }
        for number in 100...200 { try await stores.images.save(.picture(number, count: 50_000), for: .picture(number)) }
        var left: [Int] = []
        for number in 1...11 where try await stores.images.load(.picture(number)) != nil { left.append(number) }
        #expect(left == [1, 4, 11])
        await stores.close()
    }

    @Test func `what stays takes half of the limit at most`() async throws {
        let folder = try TemporaryFolder()
        let (stores, library, tenant) = try await signedIn(folder)
        for number in 1...10 {
            _ = try await library.set(.favorite(true), on: .movie(number), of: tenant)
            try await stores.images.save(.picture(number, count: 100_000), for: .picture(number))
        }
        for number in 100...140 {
            try await stores.images.save(.picture(number, count: 50_000), for: .picture(number))
            #expect(try folder.pictureBytes() <= 1 << 20)
        }
        var left: [Int] = []
        for number in 1...10 where try await stores.images.load(.picture(number)) != nil { left.append(number) }
        #expect(left.count == 5)
        #expect(try await stores.images.load(.picture(140)) != nil)
        await stores.close()
    }
}
