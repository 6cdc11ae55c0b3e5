import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// Alternative titles in the index: a title is found by them, and shown as itself.
@Suite(.timeLimit(.minutes(5)))
struct AliasTests {
    private static let harbor = edited(IndexedTitle.sample(1, "The Harbor", popularity: 5)) { $0.voteCount = 9 }

    private func names(_ names: String...) -> [AlternativeTitle] { names.map { AlternativeTitle(country: "PT", title: $0) } }

    private func stores(_ engine: Engine, _ titles: [IndexedTitle]) async throws -> OpenStores {
        let stores = try OpenStores(await SQLiteStores.Opening(location: .memory, engine: engine).stores())
        try await stores.titles.save(titles)
        return stores
    }

    private func suggestions(_ stores: OpenStores, _ text: String) async throws -> [SuggestedTitle] {
        try await stores.titles.suggestions(for: text, server: "s", language: "en-US", includesAdult: false, limit: 10)
    }

    @Test("A title is found by an alias, also with a wrong letter, and returned in the asked language", arguments: TitleTests.engines)
    func finds(engine: Engine) async throws {
        let stores = try await stores(engine, [Self.harbor] + Self.harbor.aliases(names("O Porto", "The Harbor", "Hafen", "Hafen")))
        for text in ["porto", "o port", "hafen", "porot"] {
            let hits = try await stores.titles.titles(matching: .sample(text))
            #expect(hits.total == 1 && hits.titles == [Self.harbor], "\(text): \(hits)")
        }
        #expect(try await stores.titles.titles(matching: .sample("")).titles == [Self.harbor])
        #expect(try await stores.titles.titles(matching: .sample("the harbor")).titles == [Self.harbor])
        let suggested = try await suggestions(stores, "por")
        #expect(suggested.map(\.title) == ["O Porto"] && suggested.first?.reference == .movie(1) && suggested.first?.year == 2001)
        #expect(try await suggestions(stores, "h").map(\.title) == ["The Harbor"])
        #expect(try await stores.info.info().titles == 1)
        await stores.close()
    }

    @Test("An alias without facts takes those of its title; without a title, it is the title", arguments: TitleTests.engines)
    func facts(engine: Engine) async throws {
        let aliases = IndexedTitle.aliases(names("O Porto"), of: .movie(1), server: "s")
        let stores = try await stores(engine, aliases)
        #expect(try await stores.titles.titles(matching: .sample("porto")).titles.map(\.title) == ["O Porto"])
        #expect(try await suggestions(stores, "porto").first?.year == nil)
        try await stores.titles.save([Self.harbor])
        #expect(try await stores.titles.titles(matching: .sample("porto")).titles == [Self.harbor])
        try await stores.titles.save(aliases)
        #expect(try await suggestions(stores, "porto").first?.year == 2001)
        var query = TitleQuery.sample("porto")
        query.year = 2_001
        #expect(try await stores.titles.titles(matching: query).titles == [Self.harbor])
        query.year = 2_002
        #expect(try await stores.titles.titles(matching: query).titles.isEmpty)
        await stores.close()
    }

    @Test("An alias is below the titles of a text, is of no language, and never the title that is known")
    func order() async throws {
        let german = edited(Self.harbor) { ($0.language, $0.title) = ("de-DE", "Der Hafen") }
        let other = IndexedTitle.sample(2, "Porto by Night", popularity: 1)
        let stores = try await stores(.linked, [german, other] + Self.harbor.aliases(names("O Porto")))
        let hits = try await stores.titles.titles(matching: .sample("porto"))
        #expect(hits.titles.map(\.title) == ["Porto by Night", "Der Hafen"])
        #expect(try await stores.titles.titles(of: [.movie(1)], server: "s", language: "en-US") == [.movie(1): german])
        let texts = try await stores.titles.texts(of: TextQuery(server: "s", titles: [.movie(1)], languages: ["x", "de"]))
        #expect(texts == [.movie(1): [german.translation]])
        await stores.close()
    }

    @Test("An alias of a title for adults is for adults, and a title has at most fifty aliases")
    func bounds() async throws {
        let adult = edited(Self.harbor) { $0.isAdult = true }
        let stores = try await stores(.linked, [adult])
        try await stores.titles.save(IndexedTitle.aliases(names("O Porto"), of: .movie(1), server: "s"))
        #expect(try await suggestions(stores, "porto").isEmpty)
        #expect(try await stores.titles.titles(matching: .sample("porto")).total == 0)
        let many = (1...400).map { AlternativeTitle(country: "PT", title: "Name \($0)") }
        #expect(Self.harbor.aliases(many).count == 50)
        await stores.close()
    }
}
