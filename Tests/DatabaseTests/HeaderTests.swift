import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// The first hundred bytes of both files: few bytes that decide how all others are read.
@Suite(.timeLimit(.minutes(Volume.isWhole ? 10 : 5)))
struct HeaderTests {
    /// Both files, with ten searches and ten answers.
    private func filled() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let stores = try await folder.library()
        for number in 0..<10 {
            _ = try await stores.history.record("Search \(number)", of: nil, at: .at(Double(number)))
            try await stores.snapshots.save(.holding("answer \(number)"), for: .numbered(number))
        }
        await stores.close()
        return folder
    }

    private func copy(_ whole: TemporaryFolder, with bytes: [(place: Int, value: UInt8)], in name: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in ["user.sqlite", "cache.sqlite"] { try folder.write(whole.bytes(name), to: name) }
        var content = try folder.bytes(name)
        for (place, value) in bytes { content[place] = value }
        try folder.write(content, to: name)
        return folder
    }

    /// Everything that was stored in the user's file is there, and the cache serves and saves.
    private func expectWork(in folder: TemporaryFolder, _ comment: Comment) async throws {
        let stores = try await folder.library()
        let searches = try await stores.history.searches(beginning: "", of: nil, limit: .max).map(\.text)
        #expect(searches == (0..<10).reversed().map { "Search \($0)" }, comment)
        #expect(try await stores.history.record("Afterwards", of: nil, at: .at(60)), comment)
        _ = try await stores.snapshots.load(.numbered(1))
        try await stores.snapshots.save(.holding("new"), for: .numbered(11))
        #expect(try await stores.snapshots.load(.numbered(11)) == .holding("new"), comment)
        await stores.close()
    }

    /// The numbers of the versions: −1, −5, −65537, the least one, and some that no program writes.
    static let versions: [[UInt8]] = [
        [0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0xFB], [0xFF, 0xFE, 0xFF, 0xFF], [0x80, 0, 0, 0], [0x80, 3, 0, 4],
        [0x7F, 0xFF, 0xFF, 0xFF],
        [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 3], [0, 0, 0, 99], [0, 9, 0, 4], [0, 0, 0xFF, 0xFF],
    ]

    @Test(arguments: versions) func `whatever version the header states, the user's rows are kept and the cache works`(
        version: [UInt8]
    ) async throws {
        let whole = try await filled()
        for name in ["user.sqlite", "cache.sqlite"] {
            let folder = try copy(whole, with: version.enumerated().map { (60 + $0, $1) }, in: name)
            try await expectWork(in: folder, "\(version) in \(name)")
        }
    }

    @Test(arguments: [UInt8(0x01), 0x80, 0xFF]) func `whatever byte of the header is damaged, the user's rows are kept and the cache works`(
        mask: UInt8
    ) async throws {
        let whole = try await filled()
        for name in ["user.sqlite", "cache.sqlite"] {
            let bytes = try whole.bytes(name)
            // In the suite, each byte is damaged by one of the three masks.
            for place in 0..<100 where Volume.isWhole || place % 3 == Int(mask) % 3 {
                let folder = try copy(whole, with: [(place, bytes[place] ^ mask)], in: name)
                try await expectWork(in: folder, "\(place) in \(name) with \(mask)")
            }
        }
    }

    @Test(arguments: ["encoding", "format", "application"]) func `a spoiled header is salvaged with all rows, and the file is preserved`(
        field: String
    ) async throws {
        let places = ["encoding": 59, "format": 47, "application": 71]
        let folder = try await copy(filled(), with: [(#require(places[field]), 2 + 4 * 16)], in: "user.sqlite")
        let damaged = try folder.bytes("user.sqlite")
        let events = EventLog()
        let stores = try await folder.library(events: events)
        #expect(try await stores.history.searches(beginning: "", of: nil, limit: .max).count == 10)
        await stores.close()
        #expect(events.rebuilds == ["store.salvaged"])
        #expect(try folder.bytes("user.sqlite.damaged-1") == damaged)
        #expect(try folder.names().filter { $0.contains(".salvage") } == [])
    }

    @Test func `confirmed changes in a log beside a spoiled header are salvaged`() async throws {
        let whole = try await filled()
        let writer = try SQLiteHandle(whole.path("user.sqlite"))
        try writer.execute("PRAGMA wal_autocheckpoint = 0; UPDATE recent_search SET text = 'Changed' WHERE id = 5")
        let folder = try copy(whole, with: [(47, 9)], in: "user.sqlite")
        try folder.write(whole.bytes("user.sqlite-wal"), to: "user.sqlite-wal")
        let stores = try await folder.library()
        let searches = try await stores.history.searches(beginning: "", of: nil, limit: .max).map(\.text)
        #expect(searches.count == 10 && searches.contains("Changed"))
        await stores.close()
    }

    @Test func `each step changes the shape of the tables, so that a newer version is told from a damaged number`() throws {
        for (schema, since) in [(Schema.user, 1), (Schema.cache(for: .linked), 6)] {
            var shapes: [[[String]]] = []
            for version in since...schema.newest {
                let handle = try SQLiteHandle(nil)
                try schema.migrate(handle, to: version)
                shapes.append(try handle.shape())
                #expect(try schema.versions(like: handle).last == version)
            }
            #expect(Set(shapes).count == shapes.count)
        }
    }

    @Test func `a database of another program is refused and not changed`() async throws {
        let folder = try TemporaryFolder()
        try StoreFile(path: folder.path("user.sqlite")).create()
        try SQLiteHandle(folder.path("user.sqlite")).execute("CREATE TABLE other(x); PRAGMA application_id = 77; PRAGMA user_version = 3")
        let before = try folder.bytes("user.sqlite")
        let error = await #expect(throws: MarqueeError.self) { try await folder.library() }
        #expect(error?.reason.key == "store.foreign")
        #expect(try folder.bytes("user.sqlite") == before)
    }
}
