import Foundation
import MarqueeCSQLite
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

    @Test func `An answer is loaded together with the texts that its titles lack, if both are in one file`() async throws {
        let (stores, other) = try (await OpenStores(SQLiteStores.open(.memory)), await OpenStores(SQLiteStores.open(.memory)))
        let server = SnapshotKey.numbered(1).server
        let titles = [
            IndexedTitle.sample(1, "Title", "Overview.", language: "en-US"), .sample(1, "Titel", language: "de"),
            .sample(2, "Other", "Overview.", language: "en-US"), .sample(9, "Titel 9", language: "de"),
        ].map { title in edited(title) { $0.server = server } }
        let (key, answer) = (SnapshotKey.numbered(1), Snapshot.holding("ab"))
        try await stores.snapshots.save(answer, for: key, titles: titles, in: stores.titles)
        let loaded = try #require(try await stores.snapshots.load(key, with: stores.titles, in: ["en"]))
        #expect(loaded.snapshot == answer)
        #expect(loaded.texts == [.movie(1): [titles[0].translation], .movie(9): []])
        // The server has confirmed the answer, without its titles.
        let confirmed = edited(answer) { $0.savedAt += 30 }
        try await stores.snapshots.save(confirmed, for: key, titles: [], in: stores.titles)
        #expect(try await stores.snapshots.load(key, with: stores.titles, in: ["en"])?.texts == loaded.texts)
        #expect(try await stores.snapshots.load(key, with: stores.titles, in: ["fr"])?.texts == [.movie(1): [], .movie(9): []])
        // The titles of another body are unknown, and none of them is looked for.
        try await stores.snapshots.save(edited(.holding("abc")) { $0.savedAt += 60 }, for: key)
        let unknown = try await stores.snapshots.load(key, with: stores.titles, in: ["en"])
        #expect(unknown?.snapshot.body.count == 3 && unknown?.texts == [:])
        // The caller asks an index in another place.
        let apart = try await stores.snapshots.load(key, with: other.titles, in: ["en"])
        #expect(apart?.snapshot.body.count == 3 && apart?.texts == [:])
        #expect(try await stores.snapshots.load(.numbered(2), with: stores.titles, in: ["en"]) == nil)
        await stores.close()
        await other.close()
    }

    @Test func `an answer and the texts that its titles lack are one read transaction`() throws {
        let handle = try SQLiteHandle(nil)
        try Schema.cache(for: .linked).migrate(handle)
        let titles = [IndexedTitle.sample(1, "Titel", language: "de"), .sample(1, "Title", "Overview.")]
        let key = SnapshotKey(server: "s", operation: "GET /3/movie/popular", audience: .standard)
        try TitleTable(handle: handle).save(titles, atMost: 9, at: 0)
        try SnapshotTable(handle: handle).save(.holding("ab"), for: key, at: 0, lacking: SnapshotTable.lacking(titles))
        let trace = Trace()
        withExtendedLifetime(trace) {
            _ = sqlite3_trace_v2(
                handle.pointer, UInt32(SQLITE_TRACE_STMT | SQLITE_TRACE_PROFILE),
                { kind, context, statement, _ in
                    guard let context, let text = statement.flatMap({ sqlite3_sql(OpaquePointer($0)) }) else { return 0 }
                    let isTitle = String(cString: text).contains("FROM title")
                    let trace = Unmanaged<Trace>.fromOpaque(context).takeUnretainedValue()
                    trace.steps.append((Int32(kind) == SQLITE_TRACE_STMT ? "begin " : "end ") + (isTitle ? "texts" : "answer"))
                    return 0
                }, Unmanaged.passUnretained(trace).toOpaque())
        }
        let loaded = try SnapshotTable(handle: handle).load(key, in: ["en"])
        sqlite3_trace_v2(handle.pointer, 0, nil, nil)
        #expect(loaded?.texts == [.movie(1): [titles[1].translation]])
        #expect(trace.steps == ["begin answer", "begin texts", "end texts", "end answer"])
    }

    private final class Trace {
        var steps: [String] = []
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
