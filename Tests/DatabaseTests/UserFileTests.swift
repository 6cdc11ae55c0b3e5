import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite("The user's file", .timeLimit(.minutes(5)))
struct UserFileTests {
    /// A later schema, as one to come might be: a table with enough rows to fill many pages.
    static let later = Schema(
        applicationID: Schema.user.applicationID,
        migrations: Schema.user.migrations + [Migration("CREATE TABLE remark(id INTEGER PRIMARY KEY, note TEXT NOT NULL)")])

    static func identity(in folder: TemporaryFolder) throws -> String? {
        try SQLiteHandle(folder.path("user.sqlite")).first("SELECT identity FROM store") { $0.text(0) } ?? nil
    }

    static func marks(in folder: TemporaryFolder) throws -> [Int64: String] {
        let rows = try SQLiteHandle(folder.path("user.sqlite")).all("SELECT id, note FROM remark") { ($0.integer(0), $0.text(1) ?? "") }
        return Dictionary(rows, uniquingKeysWith: { $1 })
    }

    static func fill(_ folder: TemporaryFolder, marks: Int = 2_000) async throws {
        try await folder.open(userSchema: later).close()
        let handle = try SQLiteHandle(folder.path("user.sqlite"))
        try handle.write { () throws(StoreFailure) in
            for number in 1...marks {
                try handle.run("INSERT INTO remark VALUES(?1, ?2)", [.integer(Int64(number)), .text(note(number))])
            }
        }
        try handle.foldLog()
    }

    static func note(_ number: Int) -> String { "note \(number) " + String(repeating: "x", count: 60) }

    @Test("Its identity stays the same, and every file has its own")
    func identity() async throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        let events = EventLog()
        for _ in 1...3 { try await folder.open(events: events).close() }
        let first = try UserFileTests.identity(in: folder)
        try await folder.open(events: events).close()
        try await other.open(events: events).close()
        #expect(first?.count == 32)
        #expect(try UserFileTests.identity(in: folder) == first)
        #expect(try UserFileTests.identity(in: other) != first)
        #expect(events.kinds.isEmpty)
    }

    @Test(
        "A file of another program or of a newer version is refused, and not one byte of it changes",
        arguments: [
            ("CREATE TABLE other(x); PRAGMA application_id = 77", "store.foreign"),
            ("CREATE TABLE later(x); PRAGMA user_version = 99", "store.newer"),
            ("CREATE TABLE other(x); PRAGMA application_id = 0; PRAGMA user_version = 0", "store.foreign"),
        ])
    func refused(sql: String, reason: String) async throws {
        let folder = try TemporaryFolder()
        try await folder.open().close()
        try folder.edit("user.sqlite", sql)
        let before = try folder.bytes("user.sqlite")
        let error = await #expect(throws: MarqueeError.self) { try await folder.open() }
        #expect(error?.code == .storage)
        #expect(error?.reason.key == reason)
        #expect(try folder.bytes("user.sqlite") == before)
        #expect(try !folder.names().contains { $0.contains("damaged") })
    }

    @Test("Rows on readable pages survive damage, and the damaged file is kept as it was")
    func salvage() async throws {
        let folder = try TemporaryFolder()
        try await UserFileTests.fill(folder)
        let identity = try UserFileTests.identity(in: folder)
        var bytes = try folder.bytes("user.sqlite")
        // Three leaves of the table, apart from each other: found by their content.
        for number in [300, 900, 1_500] {
            let place = try #require(bytes.range(of: Data(UserFileTests.note(number).utf8))).lowerBound
            let page = place / 4_096 * 4_096
            bytes.replaceSubrange(page..<page + 4_096, with: Data(repeating: 0xAA, count: 4_096))
        }
        try folder.write(bytes, to: "user.sqlite")
        let events = EventLog()
        try await folder.open(events: events, userSchema: UserFileTests.later).close()
        #expect(events.rebuilds == ["store.salvaged"])
        #expect(try folder.bytes("user.sqlite.damaged-1") == bytes)
        #expect(try UserFileTests.identity(in: folder) == identity)
        let marks = try UserFileTests.marks(in: folder)
        #expect(marks.count >= 2_000 - 3 * 60)
        #expect(marks.count < 2_000)
        #expect(marks.allSatisfy { UserFileTests.note(Int($0)) == $1 })
        let quiet = EventLog()
        try await folder.open(events: quiet, userSchema: UserFileTests.later).close()
        #expect(quiet.rebuilds == [])
    }

    @Test(
        "A file without any readable row is kept under another name, and a new one begun",
        arguments: [
            DamageTests.Damage.text, .zeroes, .zeroedHeader,
        ])
    func beyondSalvage(damage: DamageTests.Damage) async throws {
        let folder = try TemporaryFolder()
        try await folder.open().close()
        for number in 1...2 {
            try damage.inflict(on: "user.sqlite", in: folder)
            let bytes = try folder.bytes("user.sqlite")
            let events = EventLog()
            try await folder.open(events: events).close()
            #expect(events.rebuilds.contains("store.salvaged"))
            #expect(try folder.bytes("user.sqlite.damaged-\(number)") == bytes)
        }
    }

    @Test("A truncated file gives what is left of it")
    func truncated() async throws {
        let folder = try TemporaryFolder()
        try await UserFileTests.fill(folder)
        let bytes = try folder.bytes("user.sqlite")
        try folder.write(bytes.prefix(bytes.count / 2), to: "user.sqlite")
        try await folder.open(userSchema: UserFileTests.later).close()
        let marks = try UserFileTests.marks(in: folder)
        #expect(marks.count > 200)
        #expect(marks.allSatisfy { UserFileTests.note(Int($0)) == $1 })
    }

    @Test("An emptied or deleted file is noticed, as it opens like a new one", arguments: [true, false])
    func lost(isEmptied: Bool) async throws {
        let folder = try TemporaryFolder()
        try await folder.open().close()
        if isEmptied {
            try folder.write(Data(), to: "user.sqlite")
        } else {
            try FileManager.default.removeItem(atPath: folder.path("user.sqlite"))
        }
        let events = EventLog()
        try await folder.open(events: events).close()
        try await folder.open(events: events).close()
        #expect(events.rebuilds == ["store.userLost"])
    }

    @Test("The log of an emptied file is kept, as it may hold what the file lost")
    func orphanedLog() async throws {
        let folder = try TemporaryFolder()
        try await folder.open().close()
        try folder.write(Data(), to: "user.sqlite")
        try folder.write(Data("precious".utf8), to: "user.sqlite-wal")
        try await folder.open().close()
        #expect(try folder.bytes("user.sqlite.damaged-1-wal") == Data("precious".utf8))
    }

    @Test("Bits flipped anywhere never crash, and never lose the damaged file")
    func flippedBits() async throws {
        let folder = try TemporaryFolder()
        try await UserFileTests.fill(folder, marks: 300)
        let whole = try folder.bytes("user.sqlite")
        var random = SplitMix64(seed: 7)
        var salvaged = 0
        for _ in 0..<50 {
            var bytes = whole
            for _ in 0..<4 { bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0...7, using: &random) }
            try folder.write(bytes, to: "user.sqlite")
            let events = EventLog()
            do {
                try await folder.open(events: events, userSchema: UserFileTests.later).close()
                _ = try UserFileTests.marks(in: folder)
                if events.rebuilds.contains("store.salvaged") {
                    salvaged += 1
                    #expect(try folder.bytes("user.sqlite.damaged-\(salvaged)") == bytes)
                }
            } catch let error as MarqueeError {
                #expect(try folder.bytes("user.sqlite") == bytes, "\(error)")
            }
        }
        #expect(salvaged > 5)
    }
}
