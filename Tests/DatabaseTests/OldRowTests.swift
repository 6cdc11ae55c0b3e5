import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// Rows of the cache that are older than a moment.
@Suite(.timeLimit(.minutes(5)))
struct OldRowTests {
    @Test("Answers saved before a moment go with the titles not seen since then")
    func rows() async throws {
        let folder = try TemporaryFolder()
        let clock = ManualClock()
        let stores = try await folder.open(clock: clock)
        let start = clock.now
        func save(_ number: Int, _ text: String) async throws {
            let snapshot = Snapshot(body: Data(text.utf8), savedAt: clock.now, validUntil: clock.now)
            try await stores.snapshots.save(
                snapshot, for: .numbered(number), titles: [.sample(number, "Title \(text)")], in: stores.titles)
        }
        try await save(1, "RemovedAnswer")
        clock.advance(by: .seconds(100))
        try await save(2, "KeptAnswer")
        #expect(try await stores.snapshots.remove(savedBefore: start) == 0)
        #expect(try await stores.snapshots.remove(savedBefore: start + 50) == 1)
        #expect(try await stores.snapshots.load(.numbered(1)) == nil)
        #expect(try await stores.snapshots.load(.numbered(2))?.body == Data("KeptAnswer".utf8))
        #expect(try await stores.titles.titles(matching: .sample("removedanswer")).total == 0)
        #expect(try await stores.titles.titles(matching: .sample("keptanswer")).total == 1)
        #expect(try await stores.info.info().answers == 1)
        await stores.close()
    }

    @Test("Pictures saved before a moment go with their files")
    func pictures() async throws {
        let folder = try TemporaryFolder()
        let opened = try await folder.images()
        func picture(_ number: Int, at seconds: Double) -> Snapshot {
            var picture = Snapshot.picture(number, count: 1_000)
            picture.savedAt = Date(timeIntervalSince1970: seconds)
            return picture
        }
        try await opened.images.save(picture(1, at: 1_000), for: .picture(1))
        try await opened.images.save(picture(2, at: 2_000), for: .picture(2))
        #expect(try await opened.images.remove(savedBefore: Date(timeIntervalSince1970: 1_500)) == 1)
        #expect(try await opened.images.load(.picture(1)) == nil)
        #expect(try await opened.images.load(.picture(2)) != nil)
        #expect(try folder.pictures().count == 1)
        await opened.close()
    }

    @Test("The keys of public answers about some titles are read from the file, and no private one")
    func keys() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.open()
        for number in 1...3 { try await stores.snapshots.save(.holding(Data("x".utf8)), for: .numbered(number)) }
        try await stores.snapshots.save(.holding(Data("x".utf8)), for: .numbered(2, tenant: 5))
        #expect(try await stores.snapshots.keys(of: [.movie(2), .movie(3), .movie(9)]) == [.numbered(2), .numbered(3)])
        #expect(try await stores.snapshots.keys(of: []).isEmpty)
        await stores.close()
    }
}
