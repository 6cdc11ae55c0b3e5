import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
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
        try await stores.titles?.save(titles)
    }

    private func ids(_ stores: Stores, _ text: String, language: String = "en-US", limit: Int = 10) async throws -> [Int] {
        let found = try await stores.titles?.suggestions(for: text, server: "s", language: language, includesAdult: false, limit: limit)
        return found?.map(\.reference.id) ?? []
    }

    @Test func `words of scripts without spaces are found anywhere in a title, after those at its beginning`() async throws {
        let stores = try await stores([
            .sample(1, "千と千尋の神隠し", popularity: 5), .sample(2, "神隠しの村", popularity: 1), .sample(3, "เล่นเกมส์", popularity: 3),
            .sample(4, "见面", popularity: 9), .sample(5, "The 千尋 Story", popularity: 2),
        ])
        #expect(try await ids(stores, "神隠し") == [2, 1])
        #expect(try await ids(stores, "千尋") == [5, 1])
        #expect(try await ids(stores, "เกมส์") == [3])
        #expect(try await ids(stores, "神隠し", limit: 1) == [2])
        // A sign is no word, and a word of letters begins a word of the title.
        for (text, wanted) in [("の神 !", [1]), ("!", []), ("ory", [])] { #expect(try await ids(stores, text) == wanted, "\(text)") }
    }

    @Test func `the most popular title comes first, found by the start of any of its first words`() async throws {
        let stores = try await stores([
            .sample(1, "Fight Club", popularity: 5), .sample(2, "Club of Kings", popularity: 9), .sample(3, "The Clubhouse", popularity: 7),
        ])
        #expect(try await ids(stores, "c") == [2, 3, 1])
        #expect(try await ids(stores, "CLUB") == [2, 3, 1])
        #expect(try await ids(stores, "club o") == [2])
        #expect(try await ids(stores, "fight club") == [1])
        #expect(try await ids(stores, "fight clubsxx").isEmpty)
        #expect(try await ids(stores, "lub").isEmpty)
        await stores.close()
    }

    @Test func `a title that is the text is first, however many popular titles begin with it`() async throws {
        let stores = try await stores(
            (1...20).map { .sample($0, "Up in Town \($0)", popularity: Double(100 + $0)) } + [
                .sample(99, "Up", popularity: 0.5), .sample(98, "Oben", original: "Up", language: "de-DE", popularity: 50),
                .sample(97, "Up", language: "de-DE", popularity: 0.4),
            ])
        #expect(try await ids(stores, "up", limit: 5) == [99, 97, 20, 19, 18])
        #expect(try await ids(stores, "UP", language: "de-DE", limit: 3) == [97, 99, 20])
        #expect(try await ids(stores, "u", limit: 2) == [20, 19])
        await stores.close()
    }

    @Test(arguments: [9, 3, 1])
    func `a title that is the text is first, above, among and below the titles of one fame that are not all read`(
        _ popularity: Double
    ) async throws {
        let stores = try await stores(
            (1...150).map { .sample($0, "Go Same", popularity: 3) } + [
                .sample(1_000, "Same", popularity: popularity), .sample(1_001, "Same Again", popularity: 20),
            ])
        #expect(try await ids(stores, "same", limit: 5).first == 1_000)
        await stores.close()
    }

    @Test func `a title that is the text is first among few titles, also by one of its other names`() async throws {
        let alias = IndexedTitle.aliasLanguage
        let stores = try await stores([
            .sample(1, "Up in Town", popularity: 100), .sample(2, "Up", popularity: 0.5), .sample(3, "Go Up", popularity: 70),
            .sample(4, "Up High", language: alias + "0", popularity: 60), .sample(5, "Up High", language: alias + "0", popularity: 50),
            .sample(5, "UP", language: alias + "1", popularity: 50),
        ])
        #expect(try await ids(stores, "up") == [2, 5, 1, 3, 4])
        #expect(try await ids(stores, "up", limit: 1) == [2])
        #expect(try await ids(stores, "up", limit: 2) == [2, 5])
        await stores.close()
    }

    @Test func `the word and the sign between two names are one`() async throws {
        let stores = try await stores([.sample(1, "Cats & Dogs"), .sample(2, "Max und Moritz"), .sample(3, "Cats of the World")])
        #expect(try await ids(stores, "cats and dogs") == [1])
        #expect(try await ids(stores, "cats and d") == [1])
        #expect(try await ids(stores, "cats & dogs") == [1])
        #expect(try await ids(stores, "max & moritz") == [2])
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

    @Test func `any number of titles of one fame leave room for more popular ones and for other languages`() async throws {
        let stores = try await stores(
            (1...900).map { .sample($0, "Same \($0)", popularity: 0) } + [.sample(1_000, "Same again", popularity: 3)])
        #expect(try await ids(stores, "s").first == 1_000)
        #expect(try await ids(stores, "same").count == 10)
        #expect(try await ids(stores, "same 77", language: "fr-FR").sorted() == [77] + (770...779).dropLast())
        await stores.close()
    }

    @Test func `fame that grows by more than a step moves a title, and less leaves its row alone`() {
        #expect(TitleStarts.step(of: 100) == TitleStarts.step(of: 101))
        #expect(TitleStarts.step(of: 100) < TitleStarts.step(of: 125))
        #expect(TitleStarts.step(of: 0) == TitleStarts.step(of: -.infinity) && TitleStarts.step(of: .nan) == TitleStarts.step(of: 0))
        #expect(TitleStarts.step(of: 0) <= TitleStarts.step(of: .leastNonzeroMagnitude) && TitleStarts.step(of: 1e300) == 200)
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
