import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// Files whose titles and searches were folded by Foundation.
@Suite(.timeLimit(.minutes(5)))
struct RefoldedTitleTests {
    /// As earlier versions folded.
    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    private static let titles = [
        (id: 1, title: "Łódź Story"), (id: 2, title: "Heat"), (id: 3, title: "ｶﾞﾒﾗ"), (id: 4, title: "기생충"),
        (id: 5, title: "The Ørsted Æra"),
    ]

    /// A cache file of the fifth version with titles.
    private static func fifth(in folder: TemporaryFolder) throws {
        try StoreFile(path: folder.path("cache.sqlite")).create()
        let handle = try SQLiteHandle(folder.path("cache.sqlite"))
        try Schema.cache(for: .linked).migrate(handle, to: 5)
        try handle.execute("INSERT INTO title_shelf VALUES(1, 's', 'en-US')")
        for (id, title) in titles {
            let values: [SQLValue] = [SQLValue(id), .text(title), .text(folded(title) + "\n" + folded(title))]
            try handle.run(
                """
                INSERT INTO title(
                    id, server, kind, media_id, language, title, original_title, overview, popularity, adult, video, folded, checksum, seen_at)
                VALUES(?1, 's', 'movie', ?1, 'en-US', ?2, ?2, '', 3.0, 0, 0, ?3, 0, 0)
                """, values)
            for start in TitleStarts.starts(of: folded(title)) {
                try handle.run("INSERT INTO title_start VALUES(1, 6, ?1, ?2)", [.text(start), SQLValue(id)])
            }
        }
    }

    private func suggested(_ stores: OpenStores, _ text: String) async throws -> [Int] {
        try await stores.titles.suggestions(for: text, server: "s", language: "en-US", includesAdult: false, limit: 10).map(\.reference.id)
    }

    @Test func `titles of a file of the fifth version are found by the table's folding`() async throws {
        let folder = try TemporaryFolder()
        try Self.fifth(in: folder)
        let events = EventLog()
        let stores = try await folder.open(events: events)
        #expect(events.rebuilds == [])
        for (text, id) in [("łó", 1), ("lodz s", 1), ("story", 1), ("heat", 2), ("ガメ", 3), ("ｶﾞ", 3), ("기새", 4), ("ørs", 5), ("aera", 5)] {
            #expect(try await suggested(stores, text) == [id], "\(text)")
        }
        // Scripts without spaces are searched in the folded titles.
        for (text, id) in [("ガメラ", 3), ("생충", 4)] {
            #expect(try await stores.titles.titles(matching: .sample(text)).titles.map(\.reference.id) == [id], "\(text)")
        }
        await stores.close()
    }

    @Test func `a file of the fifth version gets the rows of a new one`() async throws {
        let (old, new) = (try TemporaryFolder(), try TemporaryFolder())
        try Self.fifth(in: old)
        try await old.open().close()
        let stores = try await new.open()
        try await stores.titles.save(
            Self.titles.map { title in
                edited(IndexedTitle.sample(title.id, title.title, popularity: 3)) { $0.overview = "" }
            })
        await stores.close()
        let rows = try [old, new].map { folder in
            let handle = try SQLiteHandle(folder.path("cache.sqlite"))
            return [
                try handle.all("SELECT media_id, folded FROM title ORDER BY media_id") { "\($0.integer(0)) \($0.text(1) ?? "")" },
                try handle.all(
                    "SELECT media_id, fame, start FROM title_start JOIN title ON title.id = title_start.title ORDER BY media_id, start"
                ) { "\($0.integer(0)) \($0.integer(1)) \($0.text(2) ?? "")" },
            ]
        }
        #expect(rows[0] == rows[1])
    }

    @Test func `more titles than a page are all folded again`() async throws {
        let handle = try SQLiteHandle(nil)
        let schema = Schema.cache(for: .linked)
        try schema.migrate(handle, to: 5)
        for id in 1...1_001 {
            try handle.run(
                """
                INSERT INTO title(
                    id, server, kind, media_id, language, title, original_title, overview, popularity, adult, video, folded, checksum, seen_at)
                VALUES(?1, 's', 'movie', ?1, 'en-US', 'Ø', 'Ø', '', 3.0, 0, 0, 'ø' || char(10) || 'ø', 0, 0)
                """, [SQLValue(id)])
        }
        try schema.migrate(handle)
        #expect(try handle.number("SELECT count(*) FROM title WHERE folded = 'o' || char(10) || 'o'") == 1_001)
        #expect(try handle.number("SELECT count(*) FROM title_start WHERE start = 'o'") == 1_001)
    }

    @Test func `searches that another version folded are found, replaced and removed, and shown once`() async throws {
        let folder = try TemporaryFolder()
        try await folder.openAll().close()
        try { () throws in
            let handle = try SQLiteHandle(folder.path("user.sqlite"))
            for text in ["Łódź", "Ørsted", "łódź"] {
                try handle.run(
                    "INSERT INTO recent_search(folded, text, searched_at) VALUES(?1, ?2, 0)", [.text(Self.folded(text)), .text(text)])
            }
        }()
        let stores = try await folder.openAll()
        let history = try #require(stores.history)
        #expect(try await history.searches(beginning: "ŁO", of: nil, limit: 9).map(\.text) == ["łódź"])
        #expect(try await history.searches(beginning: "ors", of: nil, limit: 9).map(\.text) == ["Ørsted"])
        #expect(try await history.record("ORSTED", of: nil, at: .at(1)))
        #expect(try await history.searches(beginning: "", of: nil, limit: 9).map(\.text) == ["ORSTED", "łódź"])
        try await history.remove("Lodz", of: nil)
        #expect(try await history.searches(beginning: "", of: nil, limit: 9).map(\.text) == ["ORSTED"])
        await stores.close()
        #expect(try SQLiteHandle(folder.path("user.sqlite")).number("SELECT count(*) FROM recent_search") == 1)
    }
}
