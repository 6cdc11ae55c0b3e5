import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Synchronization
import TestKit
import Testing

/// Missing texts of a list that are fetched when they are asked for.
struct FillTextsTests {
    /// A store in memory with an index of titles.
    private final class Store: SnapshotDAO, TitleDAO {
        private let kept = Mutex<(snapshots: [SnapshotKey: Snapshot], titles: [IndexedTitle])>(([:], []))

        var keys: Int { kept.withLock { $0.snapshots.count } }

        func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? { kept.withLock { $0.snapshots[key] } }
        func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) { kept.withLock { $0.snapshots[key] = snapshot } }
        func save(
            _ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle], in index: any TitleDAO
        ) async throws(MarqueeError) {
            kept.withLock { kept in
                kept.snapshots[key] = snapshot
                kept.titles += titles
            }
        }
        func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int { 0 }
        func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {}
        func save(_ titles: [IndexedTitle]) async throws(MarqueeError) { kept.withLock { $0.titles += titles } }
        func titles(matching query: TitleQuery) async throws(MarqueeError) -> TitleHits { TitleHits(total: 0, titles: []) }
        func suggestions(
            for text: String, server: String, language: String, includesAdult: Bool, limit: Int
        ) async throws(MarqueeError) -> [SuggestedTitle] { [] }
        func titles(
            of references: [MediaReference], server: String, language: String
        ) async throws(MarqueeError) -> [MediaReference: IndexedTitle] { [:] }
        func texts(of query: TextQuery) async throws(MarqueeError) -> [MediaReference: [Translation]] {
            Dictionary(grouping: kept.withLock { $0.titles }, by: \.reference).filter { query.titles.contains($0.key) }
                .mapValues { $0.map(\.translation) }
        }
    }

    /// Two movies: in German both lack the overview, in French the second one, in English none.
    private static func body(_ url: String) -> String {
        let texts = url.contains("language=de") ? ["", ""] : url.contains("language=fr") ? ["B", ""] : ["C", "C"]
        let rows = texts.enumerated().map { #"{"id": \#($0 + 1), "title": "T", "original_title": "O", "overview": "\#($1)"}"# }
        return #"{"page": 1, "total_pages": 1, "total_results": 2, "results": [\#(rows.joined(separator: ","))]}"#
    }

    private let transport = StubTransport { (request) throws(TransportError) in
        TransportResponse(status: 200, headers: [:], body: Data(FillTextsTests.body(request.url).utf8))
    }

    private func list(_ reader: Reader, _ languages: LanguageChain) throws -> Get<MovieList, Page<Movie>> {
        let tmdb = TMDB(
            credential: try .accessToken(Marker.token), audience: try Audience(languages: languages), transport: transport)
        return Get { list in reader.read(TMDBMovies(tmdb).list(list)) }
    }

    @Test(arguments: [(0, ["", ""]), (1, ["B", ""]), (2, ["B", "C"]), (5, ["B", "C"])])
    func `each request fills a page from the next language, until nothing is missing`(_ limit: Int, _ overviews: [String]) async throws {
        let store = Store()
        let filling = Reader(snapshots: store, titles: store)
        let list = try list(filling, "de, fr, en")
        #expect(try await list(.popular()).value.items.map(\.overview) == ["", ""])
        let fill = try await list.fillTexts(.popular(), language: "de, fr, en", limit: limit)
        let filled = overviews.count { !$0.isEmpty }
        #expect(fill.requests == min(limit, 2) && fill.filled == filled && fill.missing == 2 - filled)
        #expect(transport.requests.count == 1 + min(limit, 2))
        let fetched = try await list(.popular())
        #expect(fetched.origin == .memory && fetched.value.items.map(\.overview) == overviews)
        #expect(
            try await list(.popular(), policy: .offline, language: "de, en").value.items.map(\.overview)
                == (limit > 1 ? ["C", "C"] : ["", ""]))
        #expect(transport.requests.count == 1 + min(limit, 2) && store.keys == 1 + min(limit, 2))
    }

    @Test(arguments: [true, false])
    func `without languages of the call, the client's own are filled`(_ isMapped: Bool) async throws {
        let store = Store()
        let unmapped = try list(Reader(snapshots: store, titles: store), "de, fr, en")
        let list = isMapped ? Get { unmapped.read($0).map { $0 } } : unmapped
        let fill = try await list.fillTexts(.popular())
        #expect(fill.requests == 2 && fill.filled == 2 && fill.missing == 0)
        #expect(transport.requests.count == 3)
        #expect(try await list(.popular()).value.items.map(\.textLanguages) == [[.overview: "fr"], [.overview: "en"]])
    }

    @Test func `a client without fallback languages sends no request for missing texts`() async throws {
        let store = Store()
        let fill = try await list(Reader(snapshots: store, titles: store), "de").fillTexts(.popular())
        #expect(fill.requests == 0 && fill.missing == 2 && fill.filled == 0 && transport.requests.count == 1)
        let stub = Get { (_: MovieList) in Read(Page(page: 1, totalPages: 1, totalResults: 1, items: [Movie(id: 1, title: "T")])) }
        #expect(try await stub.fillTexts(.popular()).missing == 1)
    }

    @Test func `one stored list serves all chains of a language`() async throws {
        let store = Store()
        let reader = Reader(snapshots: store, titles: store)
        _ = try await list(reader, "en")(.popular())
        for (chain, overviews) in [("de, en", ["C", "C"]), ("de, ja", ["", ""]), ("de", ["", ""]), ("de, ja, en", ["C", "C"])] {
            let page = try await list(reader, LanguageChain(text: chain))(.popular()).value
            #expect(page.items.map(\.overview) == overviews, "\(chain)")
        }
        #expect(transport.requests.count == 2 && store.keys == 2)
    }
}
