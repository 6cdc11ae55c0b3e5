import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeDatabase

/// Pages of one second are written in one transaction, and are readable before it.
@Suite(.timeLimit(.minutes(5)))
struct WaitingPageTests {
    private let folder: TemporaryFolder
    private let time = ManualTime()
    private let events = EventLog()
    private let reports = Reports()
    private let stores: OpenStores

    init() async throws {
        folder = try TemporaryFolder()
        stores = try await folder.open(time: time.source, events: events)
        // The first page of a second is written at once.
        await save(0)
    }

    /// The pages that were reported, each with its error.
    private final class Reports: Sendable {
        private let all = Mutex<[Int: String]>([:])
        private let (stream, continuation) = AsyncStream<Void>.makeStream()

        var pages: [Int: String] { all.withLock { $0 } }

        func add(_ page: Int, _ error: MarqueeError?) {
            all.withLock { $0[page] = ($0[page] ?? "") + (error?.reason.key ?? "stored") }
            continuation.yield()
        }

        func wait(for count: Int) async {
            for await _ in stream where pages.count >= count { return }
        }
    }

    private static func title(_ number: Int) -> IndexedTitle { .sample(number, "Harbor \(number)", "An overview.") }

    private func save(_ number: Int, tenant: Int? = nil, bytes: Int = 10) async {
        await stores.snapshots.saveSoon(
            .holding(Data(repeating: UInt8(number), count: bytes)), for: .numbered(number, tenant: tenant), titles: [Self.title(number)],
            in: stores.titles
        ) { [reports] in reports.add(number, $0) }
    }

    /// The number of transactions in the log of the file: a frame that ends one has the size of the file in its head.
    private func transactions() throws -> Int {
        let log = try folder.bytes("cache.sqlite-wal")
        func number(_ place: Int) -> Int { log[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let frame = number(8) + 24
        let frames = stride(from: 32, through: log.count - frame, by: frame).prefix { log[$0 + 8..<$0 + 16] == log[16..<24] }
        return frames.count { number($0 + 4) != 0 }
    }

    /// The rows of another connection.
    private func stored() throws -> [Int] {
        try SQLiteHandle(folder.path("cache.sqlite")).all("SELECT subject_id FROM snapshot ORDER BY subject_id") { Int($0.integer(0)) }
    }

    @Test func `pages of one second are one transaction, and the first one is written at once`() async throws {
        #expect(reports.pages == [0: "stored"])
        let before = try transactions()
        await save(1)
        await save(2)
        #expect(try transactions() == before && stored() == [0] && reports.pages.count == 1)
        await time.sleepers(1)
        #expect(time.slept == [.seconds(1)])
        time.advance(by: .seconds(1))
        await reports.wait(for: 3)
        #expect(try transactions() == before + 1 && stored() == [0, 1, 2])
        #expect(reports.pages == [0: "stored", 1: "stored", 2: "stored"])
        // The next second began when they were written.
        time.advance(by: .milliseconds(400))
        await save(3)
        await time.sleepers(1)
        #expect(try time.slept.last == .milliseconds(600) && transactions() == before + 1)
        time.advance(by: .seconds(1))
        await reports.wait(for: 4)
        time.advance(by: .seconds(1))
        await save(4)
        #expect(try transactions() == before + 3 && reports.pages[4] == "stored")
        await stores.close()
    }

    @Test func `an answer that waits is loaded, and only this client has it`() async throws {
        await save(1)
        let key = SnapshotKey.numbered(1)
        #expect(try await stores.snapshots.load(key)?.body == Data(repeating: 1, count: 10))
        #expect(try await stores.snapshots.load(key, with: stores.titles, in: ["en"])?.snapshot.body.count == 10)
        #expect(try await stores.snapshots.keys(of: [.movie(0), .movie(1), .movie(2)]) == [.numbered(0), key])
        #expect(try stored() == [0])
        // Its own row in the file is older.
        await save(1, bytes: 11)
        #expect(try await stores.snapshots.load(key)?.body.count == 11)
        let texts = try await stores.titles.texts(of: TextQuery(server: "s", titles: [.movie(0), .movie(1)], languages: ["en"]))
        #expect(texts == [.movie(0): [Self.title(0).translation], .movie(1): [Self.title(1).translation]])
        #expect(try await stores.titles.texts(of: TextQuery(server: "s", titles: [.movie(1)], languages: ["fr"])) == [:])
        #expect(try stored() == [0])
        await stores.close()
    }

    @Test func `the texts that an answer in the file lacks are also those of titles that wait`() async throws {
        let key = SnapshotKey(server: "s", operation: "GET /3/movie/popular", audience: .standard)
        let german = [IndexedTitle.sample(5, "Hafen", language: "de"), .sample(6, "Nacht", language: "de")]
        try await stores.snapshots.save(.holding("list"), for: key, titles: german, in: stores.titles)
        await save(5)
        let loaded = try await stores.snapshots.load(key, with: stores.titles, in: ["en", "de"])
        #expect(loaded?.texts == [.movie(5): [german[0].translation, Self.title(5).translation], .movie(6): [german[1].translation]])
        #expect(reports.pages[5] == nil)
        await stores.close()
    }

    @Test(arguments: 0..<5) func `titles that wait are searched, suggested, listed and counted`(call: Int) async throws {
        await save(1)
        switch call {
        case 0: #expect(try await stores.titles.titles(matching: .sample("harbor")).total == 2)
        case 1: #expect(try await stores.titles.titles(matching: .sample("")).total == 2)
        case 2:
            let found = try await stores.titles.suggestions(for: "har", server: "s", language: "en-US", includesAdult: false, limit: 9)
            #expect(found.map(\.reference) == [.movie(0), .movie(1)])
        case 3: #expect(try await stores.titles.titles(of: [.movie(1)], server: "s", language: "en-US") == [.movie(1): Self.title(1)])
        default:
            let info = try await stores.info.info()
            #expect(info.answers == 2 && info.titles == 2)
        }
        #expect(try reports.pages[1] == "stored" && stored() == [0, 1])
        await stores.close()
    }

    @Test func `what is expired while it waits is stale, before and after it is written`() async throws {
        await save(1)
        await save(2)
        try await stores.snapshots.expire(.subject(.movie(1)))
        #expect(try await stores.snapshots.load(.numbered(1))?.validUntil == Date(milliseconds: 0))
        #expect(try await stores.snapshots.load(.numbered(2))?.validUntil == Date(milliseconds: 1_060_000))
        await stores.close()
        let ends = try SQLiteHandle(folder.path("cache.sqlite")).all("SELECT valid_until FROM snapshot ORDER BY id") { $0.integer(0) }
        #expect(ends == [1_060_000, 0, 1_060_000])
    }

    @Test func `what is removed while it waits is never written`() async throws {
        for number in 1...4 { await save(number) }
        #expect(try await stores.snapshots.remove(.key(.numbered(1))) == 1)
        #expect(try await stores.snapshots.remove(.subjects([.movie(0), .movie(2), .movie(9)])) == 2)
        for number in 0...2 { #expect(try await stores.snapshots.load(.numbered(number)) == nil) }
        // Its titles stay, as those of an answer in the file do.
        #expect(try await stores.titles.titles(matching: .sample("harbor")).total == 5)
        #expect(try stored() == [3, 4])
        for number in 5...6 { await save(number) }
        // The key is in the file, and waits.
        await save(4)
        #expect(try await stores.snapshots.remove(.key(.numbered(4))) == 1)
        #expect(try await stores.snapshots.remove(.all) >= 3)
        #expect(try await stores.titles.titles(matching: .sample("")).total == 0)
        await stores.close()
        #expect(try stored() == [])
    }

    @Test func `a private answer does not wait, so no wipe of another process misses it`() async throws {
        await save(1)
        await save(2, tenant: 7)
        #expect(try reports.pages[2] == "stored" && stored() == [0, 1, 2])
        #expect(try await stores.snapshots.remove(.tenant(7)) == 1)
        #expect(try await stores.snapshots.load(.numbered(2, tenant: 7)) == nil)
        await stores.close()
    }

    @Test func `ten pages do not wait for the end of the second`() async throws {
        let before = try transactions()
        for number in 1..<WaitingPages.most { await save(number) }
        #expect(try transactions() == before)
        await save(WaitingPages.most)
        #expect(try transactions() == before + 1 && stored() == Array(0...WaitingPages.most))
        #expect(time.now == .zero)
        await stores.close()
    }

    @Test func `a megabyte does not wait for the end of the second`() async throws {
        let before = try transactions()
        await save(1, bytes: 500_000)
        #expect(try transactions() == before)
        await save(2, bytes: 600_000)
        #expect(try transactions() == before + 1 && reports.pages.count == 3)
        await stores.close()
    }

    @Test func `a page that is saved now takes those that wait with it`() async throws {
        await save(1)
        let before = try transactions()
        try await stores.snapshots.save(.holding("x"), for: .numbered(2), titles: [], in: stores.titles)
        #expect(try transactions() == before + 1 && stored() == [0, 1, 2])
        await stores.close()
    }

    @Test func `what waits is written when the file is closed, and nothing waits after that`() async throws {
        await save(1)
        await time.sleepers(1)
        await stores.close()
        #expect(try reports.pages[1] == "stored" && stored() == [0, 1])
        #expect(time.sleepers == 0)
        await save(2)
        #expect(reports.pages[2] == "store.closed")
    }

    @Test func `a page that cannot be written fails alone, and says so`() async throws {
        try SQLiteHandle(folder.path("cache.sqlite")).execute(
            "CREATE TRIGGER refusal BEFORE INSERT ON snapshot WHEN new.subject_id = 2 BEGIN SELECT raise(ABORT, 'refused'); END")
        for number in 1...3 { await save(number) }
        #expect(try await stores.titles.titles(matching: .sample("harbor")).total == 3)
        #expect(reports.pages.count == 4 && reports.pages.filter { $0.value == "stored" }.keys.sorted() == [0, 1, 3])
        #expect(try stored() == [0, 1, 3])
        #expect(try await stores.snapshots.load(.numbered(2)) == nil)
        let error = await #expect(throws: MarqueeError.self) { try await stores.snapshots.save(.holding("x"), for: .numbered(2)) }
        #expect(error?.code == .storage)
        await stores.close()
        #expect(events.rebuilds == [])
    }

    @Test func `pages that wait for a file that is lost are in the new one`() async throws {
        await save(1)
        try FileManager.default.removeItem(atPath: folder.path("cache.sqlite"))
        #expect(try await stores.titles.titles(matching: .sample("harbor")).total == 1)
        #expect(try reports.pages[1] == "stored" && stored() == [1])
        await stores.close()
    }
}
