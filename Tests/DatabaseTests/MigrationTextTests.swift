import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// Files in the world have been through these migrations: the text of a release is never changed. A change is a new step.
struct MigrationTextTests {
    /// FNV-1a of 64 bits.
    static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    static let user: [UInt64] = [
        3_501_137_607_450_890_214, 8_819_886_646_056_679_468, 16_822_291_671_354_643_901, 11_408_318_425_693_068_015,
        3_782_514_794_413_070_089, 3_635_311_200_664_381_784,
        12_043_875_654_248_230_047,
    ]
    static let cache: [UInt64] = [
        12_687_916_722_565_076_577, 1_570_359_609_107_437_158, 17_630_209_921_195_109_429, 7_528_352_057_489_646_001,
        11_959_894_999_895_802_664, 0xCBF2_9CE4_8422_2325, 9_967_569_910_806_514_516, 15_314_879_576_885_755_288,
        17_039_520_109_453_657_557,
    ]
    static let cacheWithoutFTS5: [UInt64] = [
        604_065_279_814_523_225, 1_570_359_609_107_437_158, 17_630_209_921_195_109_429, 7_528_352_057_489_646_001,
        11_959_894_999_895_802_664, 0xCBF2_9CE4_8422_2325, 9_967_569_910_806_514_516, 15_314_879_576_885_755_288,
        17_039_520_109_453_657_557,
    ]

    @Test func `the text of every migration is the one that files were made with`() {
        #expect(Schema.user.migrations.map { Self.hash($0.text) } == Self.user)
        #expect(Schema.cache(for: Engine(hasFTS5: true)).migrations.map { Self.hash($0.text) } == Self.cache)
        #expect(Schema.cache(for: Engine(hasFTS5: false)).migrations.map { Self.hash($0.text) } == Self.cacheWithoutFTS5)
    }

    @Test func `no file in the folder of schemas puts a value into a text, or names what statements use today`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources/Database/Schema")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).filter({ $0.hasSuffix("Schema.swift") }) {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let interpolations = text.components(separatedBy: "\\(").count - 1
            // The number of the owner and of the version, which every step of every schema writes.
            #expect(interpolations == (name == "Schema.swift" ? 2 : 0), "\(name)")
            #expect(!text.contains("MarkRule"), "\(name)")
        }
    }

    /// The rules of a file of the newest version about the marks that it takes.
    private func rule(in folder: TemporaryFolder, of table: String) throws -> String {
        try SQLiteHandle(folder.path("user.sqlite")).first("SELECT sql FROM sqlite_schema WHERE name = ?1", [.text(table)]) {
            $0.text(0) ?? ""
        } ?? ""
    }

    @Test func `a shelf that statements of today know and the file does not harms neither the file nor its marks`() async throws {
        let folder = try TemporaryFolder()
        let library = try OpenLibrary(await folder.openAll())
        let tenant = try await library.signIn(1)
        _ = try await library.set(.favorite(true), of: tenant)
        await library.close()
        let newer = MarkRule.condition(for: ShelfName.allCases.map(\.rawValue) + ["ratedSeasons"])
        #expect(newer != MarkRule.condition)
        #expect(try SQLiteHandle(folder.path("user.sqlite")).number("SELECT count(*) FROM outbox WHERE \(newer)") == 1)
        // The rule of the file is that of its migration, whatever statements say.
        for table in ["mark", "outbox"] { #expect(try !rule(in: folder, of: table).contains("ratedSeasons")) }
        let events = EventLog()
        try await folder.open(events: events).close()
        #expect(events.rebuilds == [])
    }

    @Test func `a file whose statements are laid out differently is as good`() async throws {
        let folder = try TemporaryFolder()
        try await folder.open().close()
        try { () throws in
            let handle = try SQLiteHandle(folder.path("user.sqlite"))
            try handle.execute("PRAGMA writable_schema = ON")
            let count = try handle.run(
                "UPDATE sqlite_schema SET sql = replace(sql, ' AND ', char(10) || '  AND  ') WHERE name IN ('mark', 'outbox')")
            #expect(count == 2)
        }()
        #expect(try rule(in: folder, of: "mark").contains("\n  AND  "))
        let events = EventLog()
        try await folder.open(events: events).close()
        #expect(events.rebuilds == [])
        #expect(try rule(in: folder, of: "mark").contains("\n  AND  "))
    }
}
