import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(5)))
struct TitlesInEveryLanguageTests {
    @Test func `titles are found in every language, however many are asked for, and no other ones`() async throws {
        let stores = try OpenStores(await SQLiteStores.Opening(location: .memory, engine: TitleTests.engines[0]).stores())
        var titles = (1...45).map { IndexedTitle.sample($0, "Title \($0)", language: "en-US", popularity: 1) }
        titles += [3, 41].map { IndexedTitle.sample($0, "Titel \($0)", language: "de", popularity: 1) }
        titles.append(edited(IndexedTitle.sample(3, "A Series", language: "en-US", popularity: 1)) { $0.reference = .tv(3) })
        titles.append(edited(IndexedTitle.sample(3, "Elsewhere", language: "fr", popularity: 1)) { $0.server = "other" })
        try await stores.titles.save(titles.map { title in edited(title) { $0.originalTitle = "Original" } })
        let wanted = (1...41).map { MediaReference.movie($0) } + [.movie(99)]
        let found = try await stores.titles.texts(of: TextQuery(server: "s", titles: wanted, languages: ["en", "de"]))
        #expect(found.count == 41 && found[.movie(99)] == nil && found[.tv(3)] == nil)
        #expect(Set(found[.movie(3), default: []].map(\.title)) == ["Title 3", "Titel 3"])
        #expect(Set(found[.movie(41), default: []].map { [$0.language, $0.country] }) == [["en", "US"], ["de", ""]])
        #expect(try await stores.titles.texts(of: TextQuery(server: "s", titles: [], languages: ["en"])).isEmpty)
        let german = try await stores.titles.texts(of: TextQuery(server: "s", titles: wanted, languages: ["de", "fr"]))
        #expect(german.mapValues { $0.map(\.title) } == [.movie(3): ["Titel 3"], .movie(41): ["Titel 41"]])
        await stores.close()
    }

    @Test func `An answer is loaded together with the texts that its value lacks, if both are in one file`() async throws {
        let (stores, other) = try (await OpenStores(SQLiteStores.open(.memory)), await OpenStores(SQLiteStores.open(.memory)))
        let titles = [
            IndexedTitle.sample(1, "Title", language: "en-US", popularity: 1),
            IndexedTitle.sample(1, "Titel", language: "de", popularity: 1),
            IndexedTitle.sample(2, "Other", language: "en-US", popularity: 1),
        ]
        let (key, answer) = (SnapshotKey.numbered(1), Snapshot.holding("ab"))
        try await stores.snapshots.save(answer, for: key, titles: titles, in: stores.titles)
        let query = TextQuery(server: "s", titles: [.movie(1), .movie(9)], languages: ["en"])

        let loaded = try #require(try await stores.snapshots.load(key, with: stores.titles) { ($0.body.count, query) })
        #expect(loaded.snapshot == answer && loaded.value == 2)
        #expect(loaded.texts == [.movie(1): [titles[0].translation]])
        let complete = try await stores.snapshots.load(key, with: stores.titles) { ($0.body.count, nil) }
        #expect(complete?.value == 2 && complete?.texts == nil)
        // The caller asks an index in another place.
        let apart = try await stores.snapshots.load(key, with: other.titles) { ($0.body.count, query) }
        #expect(apart?.snapshot == answer && apart?.texts == nil)
        let absent = try await stores.snapshots.load(.numbered(2), with: stores.titles) { ($0.body.count, query) }
        #expect(absent?.snapshot == nil)
        await stores.close()
        await other.close()
    }

    @Test(arguments: [("de", "de", true), ("de-AT", "de", true), ("del", "de", false), ("d", "de", false), ("", "de", false)])
    func `A text is in a language with and without a region`(tag: String, language: String, isWanted: Bool) async throws {
        let stores = try await OpenStores(SQLiteStores.open(.memory))
        try await stores.titles.save([IndexedTitle.sample(1, "Titel", language: tag, popularity: 1)])
        let found = try await stores.titles.texts(of: TextQuery(server: "s", titles: [.movie(1)], languages: [language]))
        #expect((found.count == 1) == isWanted)
        await stores.close()
    }
}
