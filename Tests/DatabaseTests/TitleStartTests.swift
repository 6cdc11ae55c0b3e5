import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// The prefixes of a title are found by what they were made of, without an index by title.
@Suite(.timeLimit(.minutes(5)))
struct TitleStartTests {
    private let handle: SQLiteHandle

    init() throws {
        handle = try SQLiteHandle(nil)
        try Schema.cache(for: .linked).migrate(handle)
    }

    private func save(_ titles: [IndexedTitle], at now: Int64 = 0) throws {
        try TitleTable(handle: handle).save(titles, atMost: 1_000, at: now)
    }

    /// The prefixes in the file, and those that the titles in it must have.
    private func starts() throws -> (stored: [String], expected: [String]) {
        let stored = try handle.all(
            "SELECT s.title, h.language, s.fame, s.start FROM title_start AS s LEFT JOIN title_shelf AS h ON h.id = s.shelf"
        ) { "\($0.integer(0)) \($0.text(1) ?? "") \($0.integer(2)) \($0.text(3) ?? "")" }
        let expected = try handle.all("SELECT id, title, language, popularity FROM title") { row in
            let language = row.text(2) ?? ""
            return TitleStarts.starts(of: Folding.fold(row.text(1) ?? "")).map { start in
                let partition = language.hasPrefix(IndexedTitle.aliasLanguage) ? IndexedTitle.aliasLanguage : language
                return "\(row.integer(0)) \(partition) \(TitleStarts.step(of: row.real(3))) \(start)"
            }
        }
        return (stored.sorted(), Set(expected.joined()).sorted())
    }

    private static let titles: [IndexedTitle] = [
        .sample(1, "The Harbor at Night", popularity: 5), .sample(2, "", popularity: 1), .sample(3, "Łódź\nStory", popularity: .infinity),
        .sample(4, String(repeating: "ab ", count: 300), popularity: 0), .sample(5, "the the the", popularity: -1),
        .sample(6, "Other Name", language: IndexedTitle.aliasLanguage + "0", popularity: 7), .sample(7, "हिन्दी", popularity: 2),
        .sample(8, " Space", popularity: 1e300), .sample(8, "Raum", language: "de", popularity: 1e300),
    ]

    @Test func `every title has its prefixes after texts, popularity and both have changed`() throws {
        try save(Self.titles)
        var (stored, expected) = try starts()
        #expect(stored == expected && stored.count > 10)
        try save(Self.titles.map { title in edited(title) { $0.popularity = 40 } })
        (stored, expected) = try starts()
        #expect(stored == expected && stored.allSatisfy { $0.contains(" 21 ") })
        try save(Self.titles.map { title in edited(title) { $0.title += "x y" } })
        (stored, expected) = try starts()
        #expect(stored == expected)
        try save(
            Self.titles.map { title in
                edited(title) {
                    $0.title = "Z"
                    $0.popularity = 0.1
                }
            })
        (stored, expected) = try starts()
        #expect(stored == expected && stored.count == Self.titles.count)
    }

    @Test func `no prefix of a removed title stays`() throws {
        try save(Self.titles)
        try save([.sample(20, "Newer One")], at: 100)
        _ = try SnapshotTable(handle: handle).remove(before: 50)
        var (stored, expected) = try starts()
        #expect(stored == expected && stored.count == 2)
        try save(Self.titles)
        #expect(try TitleTable(handle: handle).removeOldestHalf() == Self.titles.count + 1)
        (stored, expected) = try starts()
        #expect(stored == expected && !stored.isEmpty)
        try TitleTable(handle: handle).removeAll()
        #expect(try starts().stored == [])
    }

    @Test func `titles of a file of the seventh version are found, suggested and removed`() async throws {
        let folder = try TemporaryFolder()
        try StoreFile(path: folder.path("cache.sqlite")).create()
        try { () throws in
            let old = try SQLiteHandle(folder.path("cache.sqlite"))
            try Schema.cache(for: .linked).migrate(old, to: 7)
            try old.execute(
                """
                INSERT INTO title(
                    id, server, kind, media_id, language, title, original_title, overview, popularity, adult, video, folded, checksum, seen_at)
                VALUES(1, 's', 'movie', 1, 'en-US', 'Harbor', 'Port', 'A ship.', 3.0, 0, 0, 'harbor' || char(10) || 'port', 0, 0);
                INSERT INTO title_words(rowid, title, original_title, overview) VALUES(1, 'Harbor', 'Port', 'A ship.');
                INSERT INTO title_shelf VALUES(1, 's', 'en-US');
                INSERT INTO title_start VALUES(1, 6, 'harbor', 1);
                """)
        }()
        let events = EventLog()
        let stores = try await folder.open(events: events)
        for text in ["harbor", "por", "ship"] { #expect(try await stores.titles.titles(matching: .sample(text)).total == 1, "\(text)") }
        func suggested() async throws -> Int {
            try await stores.titles.suggestions(for: "har", server: "s", language: "en-US", includesAdult: false, limit: 9).count
        }
        #expect(try await suggested() == 1)
        try await stores.titles.save([.sample(1, "Renamed")])
        #expect(try await suggested() == 0)
        await stores.close()
        #expect(events.rebuilds == [])
        let handle = try SQLiteHandle(folder.path("cache.sqlite"))
        #expect(try handle.number("SELECT count(*) FROM title_start") == 1)
        #expect(try handle.number("SELECT count(*) FROM sqlite_schema WHERE name IN ('title_start_by_title', 'title_start_gone')") == 0)
        try handle.execute("INSERT INTO title_words(title_words, rank) VALUES('integrity-check', 1)")
    }

    /// The index has no positions, so it cannot find a word that is several words for it.
    @Test(arguments: ["हिन्दी", "தமிழ்", "עִבְרִית", "شَمْس", "हिन्दी कहानी", "harbor"])
    func `words that the index splits are found by scanning`(text: String) async throws {
        let stores = try OpenStores(await SQLiteStores.Opening(location: .memory).stores())
        try await stores.titles.save([.sample(1, text), .sample(2, "Other")])
        #expect(try await stores.titles.titles(matching: .sample(text)).titles.map(\.title) == [text])
        await stores.close()
    }

    @Test func `a step of a damaged file costs no more than others`() throws {
        try save([.sample(1, "Up", popularity: 3), .sample(2, "Up in Town", popularity: 5)])
        for fame in ["1 << 60", "-(1 << 60)", "'x'", "0.5"] {
            try handle.execute(
                """
                INSERT INTO title_start(shelf, fame, start, title) SELECT shelf, \(fame), start, title FROM title_start WHERE title = 2 LIMIT 1
                """)
        }
        let found = try TitleStarts(handle: handle).titles(
            beginning: "up", server: "s", language: "en-US", includesAdult: false, limit: 1)
        #expect(found.map(\.title) == ["Up"])
    }

    @Test func `prefixes are read and removed by their key`() throws {
        try save(Self.titles)
        let plan = try handle.all(
            "EXPLAIN QUERY PLAN DELETE FROM title_start WHERE shelf = 1 AND fame = 2 AND title = 3 AND start IN ('a', 'b', NULL)"
        ) { $0.text(3) ?? "" }
        #expect(plan.first == "SEARCH title_start USING PRIMARY KEY (shelf=? AND fame=? AND start=? AND title=?)")
    }
}
