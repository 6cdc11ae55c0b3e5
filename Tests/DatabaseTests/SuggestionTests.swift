import Foundation
import MarqueeData
import MarqueeDomain
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(5)))
struct SuggestionTests {
    private func stores(_ titles: [IndexedTitle]) async throws -> Stores {
        let stores = try await SQLiteStores.open(.memory)
        try await save(titles, in: stores)
        return stores
    }

    private func save(_ titles: [IndexedTitle], in stores: Stores) async throws {
        let key = SnapshotKey(server: "s", operation: "o", audience: .standard)
        try await stores.snapshots?.save(Snapshot(body: Data(), savedAt: .distantPast, validUntil: .distantPast), for: key, titles: titles)
    }

    private func ids(_ stores: Stores, _ text: String, language: String = "en-US", limit: Int = 10) async throws -> [Int] {
        try await stores.titles?.suggestions(for: text, server: "s", language: language, limit: limit).map(\.reference.id) ?? []
    }

    @Test func `the most popular title comes first, found by the start of any of its first words`() async throws {
        let stores = try await stores([
            .sample(1, "Fight Club", popularity: 5), .sample(2, "Club of Kings", popularity: 9), .sample(3, "The Clubhouse", popularity: 7),
        ])
        #expect(try await ids(stores, "c") == [2, 3, 1])
        #expect(try await ids(stores, "CLUB") == [2, 3, 1])
        #expect(try await ids(stores, "club o") == [2])
        #expect(try await ids(stores, "fight club") == [1])
        #expect(try await ids(stores, "fight clubs").isEmpty)
        #expect(try await ids(stores, "lub").isEmpty)
        await stores.close()
    }

    @Test func `case, width and diacritics make no difference, and scripts without spaces work`() async throws {
        let stores = try await stores([.sample(1, "Été à Paris"), .sample(2, "千と千尋の神隠し"), .sample(3, "Ｗｉｄｅ")])
        #expect(try await ids(stores, "ete") == [1])
        #expect(try await ids(stores, "千と") == [2])
        #expect(try await ids(stores, "wi") == [3])
        await stores.close()
    }

    @Test func `the asked language comes first and each title once`() async throws {
        let stores = try await stores([
            .sample(1, "Harbor", language: "en-US", popularity: 1), .sample(1, "Hafen", language: "de-DE", popularity: 1),
            .sample(2, "Hafen der Nacht", language: "de-DE", popularity: 99),
        ])
        #expect(try await ids(stores, "ha") == [1, 2])
        #expect(try await ids(stores, "ha", language: "de-DE") == [2, 1])
        await stores.close()
    }

    @Test func `a full beginning keeps its most popular titles`() async throws {
        let stores = try await stores((1...60).map { .sample($0, "Same \($0)", popularity: Double($0)) })
        #expect(try await ids(stores, "same") == (51...60).reversed())
        #expect(try await ids(stores, "same", limit: 3) == [60, 59, 58])
        await stores.close()
    }

    @Test func `a title that is renamed or falls in popularity moves`() async throws {
        let stores = try await stores([.sample(1, "Alpha", popularity: 9), .sample(2, "Alps", popularity: 5)])
        try await save([.sample(1, "Alpha", popularity: 1)], in: stores)
        #expect(try await ids(stores, "al") == [2, 1])
        try await save([.sample(2, "Beta", popularity: 5)], in: stores)
        #expect(try await ids(stores, "al") == [1])
        #expect(try await ids(stores, "be") == [2])
        await stores.close()
    }

    @Test func `what is removed is suggested no more`() async throws {
        let stores = try await stores([.sample(1, "Alpha")])
        try await stores.snapshots?.remove(.all)
        #expect(try await ids(stores, "al").isEmpty)
        await stores.close()
    }

    @Test(arguments: ["'", "\"", "%", "_", "*", "' OR 1=1 --", "a\u{0}b", String(repeating: "a", count: 10_000)])
    func `text is never a query`(_ text: String) async throws {
        let stores = try await stores([.sample(1, "Alpha")])
        #expect(try await ids(stores, text).isEmpty)
        await stores.close()
    }
}
