import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

extension IndexedTitle {
    /// A title for tests, whose facts are made up.
    static func sample(
        _ id: Int, _ title: String, original: String? = nil, _ overview: String = "", language: String = "en-US", popularity: Double = 1,
        kind: MediaKind = .movie
    ) -> IndexedTitle {
        IndexedTitle(
            server: "s", reference: MediaReference(kind, id), language: language, title: title, originalTitle: original ?? title,
            overview: overview, released: Day(year: 2_001, month: 2, day: 3), popularity: popularity, posterPath: ImagePath("/a.jpg"))
    }
}

extension TitleQuery {
    static func sample(_ text: String, kind: MediaKind? = nil, offset: Int = 0, limit: Int = 20) -> TitleQuery {
        TitleQuery(server: "s", language: "en-US", text: text, kind: kind, offset: offset, limit: limit)
    }
}

@Suite("Titles", .timeLimit(.minutes(5)), .serialized)
struct TitleTests {
    static let engines = [Engine(hasFTS5: true), Engine(hasFTS5: false)]

    static let shelf: [IndexedTitle] = [
        .sample(1, "The Harbor", "A ship comes home.", popularity: 5),
        .sample(2, "Harbor Lights", "Nothing else.", popularity: 9),
        .sample(3, "Long Night", "A harbor at night.", popularity: 50),
        .sample(4, "Café Été", original: "Café Été", popularity: 2),
        .sample(5, "Harborside", popularity: 1, kind: .tv),
        .sample(6, "千と千尋の神隠し", original: "千と千尋の神隠し", language: "ja-JP", popularity: 3),
        .sample(7, "Der Hafen", original: "The Harbor Again", language: "de-DE", popularity: 99),
        .sample(2, "Hafenlichter", original: "Harbor Lights", language: "de-DE", popularity: 9),
    ]

    static func stores(_ engine: Engine) async throws -> OpenStores {
        let stores = try OpenStores(await SQLiteStores.Opening(location: .memory, engine: engine).stores())
        try await stores.snapshots.save(.holding("x"), for: .numbered(1), titles: shelf, in: stores.titles)
        return stores
    }

    @Test("A title that is the text comes first, and a sign between names is a word", arguments: engines)
    func whole(engine: Engine) async throws {
        let stores = try OpenStores(await SQLiteStores.Opening(location: .memory, engine: engine).stores())
        let titles: [IndexedTitle] =
            (1...25).map { .sample($0, "Up in Town \($0)", popularity: Double(100 + $0)) } + [
                .sample(99, "Up", popularity: 0.5), .sample(50, "Cats & Dogs"),
                .sample(51, "Cats and Hounds", "Cats and dogs.", popularity: 90), .sample(52, "Rocky II"), .sample(53, "Rocky 22"),
                .sample(54, "Ocean’s Eleven"),
            ]
        try await stores.snapshots.save(.holding("x"), for: .numbered(1), titles: titles, in: stores.titles)
        func ids(_ text: String) async throws -> [Int] {
            try await stores.titles.titles(matching: .sample(text)).titles.map(\.reference.id)
        }
        #expect(try await ids("up").first == 99)
        #expect(try await ids("cats and dogs").prefix(1) == (engine.hasFTS5 ? [50] : [51]))
        #expect(try await ids("cats & dogs").first == 50)
        #expect(try await ids("oceans 11") == [54])
        #expect(try await Set(ids("rocky 2")) == (engine.hasFTS5 ? [52, 53] : [53]))
        await stores.close()
    }

    @Test("Titles come before overviews, the asked language before others, then the popular ones", arguments: engines)
    func order(engine: Engine) async throws {
        let stores = try await TitleTests.stores(engine)
        let hits = try await stores.titles.titles(matching: .sample("harbor"))
        #expect(hits.titles.map(\.reference.id) == [2, 1, 5, 7, 3])
        #expect(hits.total == 5)
        #expect(hits.titles.first == TitleTests.shelf[1])
        await stores.close()
    }

    @Test("A query finds what it should and nothing else", arguments: [true, false])
    func finds(hasFTS5: Bool) async throws {
        let stores = try await TitleTests.stores(Engine(hasFTS5: hasFTS5))
        let expected: [(String, [Int])] = [
            ("HARB", [2, 1, 5, 7, 3]), ("harbor night", [3]), ("night harbor", [3]), ("the harbor", [1, 7]), ("harbor zebra", []),
            ("cafe ete", [4]), ("CAFÉ", [4]), ("été", [4]), ("千尋", [6]), ("神隠", [6]), ("尋千", []), ("hafenlicht", [2]),
            // All titles match an empty text.
            ("", [3, 2, 1, 4, 5, 7, 6]), ("   \n\t", []), ("!!!", []), ("Harbor, lights!", [2]), ("ship comes hom", [1]),
        ]
        for (text, ids) in expected {
            let hits = try await stores.titles.titles(matching: .sample(text))
            #expect(hits.titles.map(\.reference.id) == ids, "\(text)")
            #expect(hits.total == ids.count, "\(text)")
        }
        await stores.close()
    }

    @Test("Without a match, titles with one wrong letter are found, the popular ones first", arguments: engines)
    func similar(engine: Engine) async throws {
        let stores = try await TitleTests.stores(engine)
        for (text, ids) in [("habror", [2, 1, 5, 7]), ("harbour lights", [2]), ("arbor", [2, 1, 5, 7]), ("xarborx", []), ("hrabro", [])] {
            // Where the index of words is missing, a text inside a word matches as it is.
            if text == "arbor", !engine.hasFTS5 { continue }
            #expect(try await stores.titles.titles(matching: .sample(text)).titles.map(\.reference.id) == ids, "\(text)")
        }
        let suggested = try await stores.titles.suggestions(for: "habro", server: "s", language: "en-US", includesAdult: false, limit: 3)
        #expect(suggested.map(\.reference.id) == [2, 1, 5] && suggested.first?.year == 2001)
        #expect(try await stores.titles.suggestions(for: "habro", server: "t", language: "en-US", includesAdult: false, limit: 3) == [])
        await stores.close()
    }

    @Test("A title keeps its votes, its backdrop and its genres, and takes new ones", arguments: engines)
    func votes(engine: Engine) async throws {
        let stores = try OpenStores(await SQLiteStores.Opening(location: .memory, engine: engine).stores())
        var title = IndexedTitle.sample(1, "The Harbor")
        (title.voteAverage, title.voteCount, title.backdropPath, title.genreIDs) = (7.25, 31, ImagePath("/b.jpg"), [18, 53])
        try await stores.titles.save([title])
        #expect(try await stores.titles.titles(matching: .sample("harbor")).titles == [title])
        (title.voteAverage, title.voteCount, title.backdropPath, title.genreIDs) = (7.5, 40, nil, Array(1...40))
        try await stores.titles.save([title])
        title.genreIDs = Array(1...20)
        #expect(try await stores.titles.titles(matching: .sample("harbor")).titles == [title])
        title.title = "The Harbour"
        title.voteCount = 41
        try await stores.titles.save([title])
        #expect(try await stores.titles.titles(matching: .sample("harbour")).titles == [title])
        await stores.close()
    }

    @Test("Words inside words are found by their beginning only, where the index of words is at hand")
    func beginnings() async throws {
        let stores = try await TitleTests.stores(.linked)
        #expect(try await stores.titles.titles(matching: .sample("rbor")).total == 0)
        #expect(try await stores.titles.titles(matching: .sample("harb lights")).total == 0)
        await stores.close()
    }

    @Test("Kind, server and stretch are kept to", arguments: engines)
    func stretch(engine: Engine) async throws {
        let stores = try await TitleTests.stores(engine)
        #expect(try await stores.titles.titles(matching: .sample("harbor", kind: .tv)).titles.map(\.reference) == [.tv(5)])
        let middle = try await stores.titles.titles(matching: .sample("harbor", offset: 1, limit: 2))
        #expect(middle.titles.map(\.reference.id) == [1, 5])
        #expect(middle.total == 5)
        let beyond = try await stores.titles.titles(matching: .sample("harbor", offset: 100))
        #expect(beyond == TitleHits(total: 5, titles: []))
        #expect(try await stores.titles.titles(matching: .sample("harbor", offset: -3, limit: -1)) == TitleHits(total: 5, titles: []))
        var elsewhere = TitleQuery.sample("harbor")
        elsewhere.server = "t"
        #expect(try await stores.titles.titles(matching: elsewhere).total == 0)
        await stores.close()
    }

    @Test("A title seen again changes, and is found by its new words only", arguments: engines)
    func changes(engine: Engine) async throws {
        let stores = try await TitleTests.stores(engine)
        var title = TitleTests.shelf[0]
        title.popularity = 0.5
        try await stores.snapshots.save(.holding("y"), for: .numbered(2), titles: [title], in: stores.titles)
        #expect(try await stores.titles.titles(matching: .sample("harbor")).titles.map(\.reference.id) == [2, 5, 1, 7, 3])
        title.title = "Beacon"
        title.originalTitle = "Beacon"
        title.overview = ""
        try await stores.snapshots.save(.holding("z"), for: .numbered(2), titles: [title], in: stores.titles)
        #expect(try await stores.titles.titles(matching: .sample("beacon")).titles == [title])
        #expect(try await stores.titles.titles(matching: .sample("harbor")).titles.map(\.reference.id) == [2, 5, 7, 3])
        await stores.close()
    }

    @Test("No text at all is a syntax error", arguments: engines)
    func hostile(engine: Engine) async throws {
        let stores = try await TitleTests.stores(engine)
        let pieces = [
            "\"", "'", "*", "(", ")", ":", "^", "-", "+", "{", "}", "NEAR", "AND", "OR", "NOT", "title:", "harbor", " ", "\u{0}", "\\", ";",
            "--", "/*", "%", "_", "?", "?1", "\u{301}", "🎬", "千", "é", "\u{202E}", "ท", "ก็", "\u{FFFD}", "\u{10FFFD}", "𞤀", "٣", "Ⅷ", "ꟿ",
        ]
        var random = SplitMix64(seed: 11)
        var found = 0
        for _ in 0..<1_000 {
            let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            found += try await stores.titles.titles(matching: .sample(text)).total
        }
        #expect(found > 0)
        for text in [String(repeating: "a ", count: 100_000), String(repeating: "\"", count: 10_000), String(repeating: "千", count: 9_999)]
        {
            _ = try await stores.titles.titles(matching: .sample(text))
        }
        #expect(try await stores.titles.titles(matching: .sample("harbor")).total == 5)
        await stores.close()
    }

    @Test("A snapshot and its titles are saved together or not at all")
    func together() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.open()
        let intruder = try SQLiteHandle(folder.path("cache.sqlite"))
        try intruder.execute(
            "CREATE TRIGGER refuse BEFORE INSERT ON title WHEN new.title = 'Refused' BEGIN SELECT RAISE(ABORT, 'no'); END")
        await #expect(throws: MarqueeError.self) {
            try await stores.snapshots.save(
                .holding("x"), for: .numbered(1), titles: [.sample(1, "Good"), .sample(2, "Refused")], in: stores.titles)
        }
        #expect(try await stores.snapshots.load(.numbered(1)) == nil)
        #expect(try await stores.titles.titles(matching: .sample("good")).total == 0)
        await stores.close()
    }

    @Test func `titles can be indexed in another file than their answer`() async throws {
        let folders = (try TemporaryFolder(), try TemporaryFolder())
        let (here, elsewhere) = (try await folders.0.open(), try await folders.1.open())
        try await here.snapshots.save(.holding("x"), for: .numbered(1), titles: [.sample(1, "Found")], in: elsewhere.titles)
        #expect(try await here.snapshots.load(.numbered(1)) == .holding("x"))
        #expect(try await here.titles.titles(matching: .sample("found")).total == 0)
        #expect(try await elsewhere.titles.titles(matching: .sample("found")).total == 1)
        await here.close()
        await elsewhere.close()
    }

    @Test("Odd texts and numbers are kept as well as they can be")
    func oddities() async throws {
        let stores = try await OpenStores(SQLiteStores.open(.memory))
        var odd = IndexedTitle.sample(1, "")
        odd.originalTitle = "Nul\u{0}within"
        odd.overview = String(repeating: "word ", count: 100_000)
        odd.popularity = .nan
        odd.released = nil
        odd.posterPath = nil
        try await stores.snapshots.save(.holding("x"), for: .numbered(1), titles: [odd], in: stores.titles)
        let hit = try #require(try await stores.titles.titles(matching: .sample("word")).titles.first)
        #expect(hit.overview.count == 4_000)
        #expect(hit.originalTitle == odd.originalTitle)
        #expect(hit.popularity == 0)
        #expect(hit.released == nil)
        await stores.close()
    }
}
