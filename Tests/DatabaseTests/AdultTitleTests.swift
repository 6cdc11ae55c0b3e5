import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// Titles for adults only, which the index stores in any case and shows only on request.
@Suite(.timeLimit(.minutes(5)))
struct AdultTitleTests {
    private static func adult(_ id: Int, _ title: String, language: String = "en-US") -> IndexedTitle {
        edited(IndexedTitle.sample(id, title, language: language, popularity: 9)) {
            $0.isAdult = true
            $0.isVideo = true
        }
    }

    private func found(_ stores: OpenStores, _ text: String, includesAdult: Bool) async throws -> TitleHits {
        try await stores.titles.titles(matching: edited(TitleQuery.sample(text)) { $0.includesAdult = includesAdult })
    }

    private func suggested(_ stores: OpenStores, _ text: String, includesAdult: Bool) async throws -> [Int] {
        try await stores.titles.suggestions(for: text, server: "s", language: "en-US", includesAdult: includesAdult, limit: 10)
            .map(\.reference.id)
    }

    private func stores(_ engine: Engine) async throws -> OpenStores {
        try OpenStores(await SQLiteStores.Opening(location: .memory, engine: engine).stores())
    }

    @Test(arguments: TitleTests.engines)
    func `they are found and suggested for those who want them, and counted for nobody else`(_ engine: Engine) async throws {
        let stores = try await stores(engine)
        let adult = Self.adult(1, "Harbor After Dark")
        try await stores.snapshots.save(.holding("x"), for: .numbered(1), titles: [adult, .sample(2, "Harbor")], in: stores.titles)
        #expect(try await found(stores, "harbor", includesAdult: true).titles == [.sample(2, "Harbor"), adult])
        #expect(try await found(stores, "harbor", includesAdult: false) == TitleHits(total: 1, titles: [.sample(2, "Harbor")]))
        #expect(try await suggested(stores, "harb", includesAdult: true) == [1, 2])
        #expect(try await suggested(stores, "harb", includesAdult: false) == [2])
        // Marked titles are shown to the account that has marked them.
        #expect(try await stores.titles.titles(of: [.movie(1)], server: "s", language: "en-US") == [.movie(1): adult])
        await stores.close()
    }

    @Test(arguments: TitleTests.engines)
    func `one stays so in every language, whatever lists leave out`(_ engine: Engine) async throws {
        let stores = try await stores(engine)
        try await stores.snapshots.save(
            .holding("x"), for: .numbered(1), titles: [.sample(1, "Harbor"), .sample(1, "Hafen", language: "de")], in: stores.titles)
        #expect(try await suggested(stores, "ha", includesAdult: false) == [1])
        try await stores.snapshots.save(.holding("y"), for: .numbered(2), titles: [Self.adult(1, "Harbor")], in: stores.titles)
        try await stores.snapshots.save(
            .holding("z"), for: .numbered(3), titles: [.sample(1, "Harbor"), .sample(1, "Port", language: "fr")], in: stores.titles)
        for text in ["harbor", "hafen", "port"] {
            #expect(try await found(stores, text, includesAdult: false).total == 0, "\(text)")
            #expect(try await suggested(stores, text, includesAdult: false) == [], "\(text)")
            #expect(try await suggested(stores, text, includesAdult: true) == [1], "\(text)")
        }
        // Another thing of the same number is another thing.
        try await stores.snapshots.save(.holding("z"), for: .numbered(4), titles: [.sample(1, "Portrait", kind: .tv)], in: stores.titles)
        #expect(try await suggested(stores, "port", includesAdult: false) == [1])
        await stores.close()
    }

    @Test(arguments: [true, false])
    func `titles of a file from before, which do not say it, are not kept`(_ hasFTS5: Bool) async throws {
        let folder = try TemporaryFolder()
        try StoreFile(path: folder.path("cache.sqlite")).create()
        let schema = Schema.cache(for: Engine(hasFTS5: hasFTS5))
        try { () throws in
            let old = try SQLiteHandle(folder.path("cache.sqlite"))
            try schema.migrate(old, to: 3)
            try old.execute(
                """
                INSERT INTO title(server, kind, media_id, language, title, original_title, overview, popularity, folded, checksum, seen_at)
                VALUES('s', 'movie', 7, 'en-US', 'Étude', 'Étude', '', 1.0, 'etude', 0, 0);
                INSERT INTO title_shelf VALUES(1, 's', 'en-US');
                INSERT INTO title_start VALUES(1, 0, 'etude', 1);
                """)
            if hasFTS5 {
                try old.execute("INSERT INTO title_words(rowid, title, original_title, overview) VALUES(1, 'Étude', 'Étude', '')")
            }
        }()
        let stores = try await folder.open()
        #expect(try await found(stores, "etude", includesAdult: true).total == 0)
        #expect(try await suggested(stores, "etu", includesAdult: true) == [])
        // The indexes follow the new rows as they followed the old ones.
        try await stores.snapshots.save(.holding("x"), for: .numbered(1), titles: [.sample(8, "Étude Again")], in: stores.titles)
        #expect(try await found(stores, "etude", includesAdult: false).titles.map(\.reference.id) == [8])
        #expect(try await suggested(stores, "etu", includesAdult: false) == [8])
        try await stores.snapshots.remove(.all)
        #expect(try await found(stores, "etude", includesAdult: true).total == 0)
        await stores.close()
        let handle = try SQLiteHandle(folder.path("cache.sqlite"))
        #expect(try handle.number("SELECT count(*) FROM title_start") == 0)
        if hasFTS5 {
            try handle.execute("INSERT INTO title_words(title_words, rank) VALUES('integrity-check', 1)")
            #expect(try handle.number("SELECT count(*) FROM sqlite_schema WHERE name = 'title_gone'") == 1)
        }
    }
}
