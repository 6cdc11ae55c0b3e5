import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(30)))
struct TitlesInEveryLanguageTests {
    @Test func `titles are found in every language, however many are asked for, and no other ones`() async throws {
        let stores = try OpenStores(await SQLiteStores.Opening(location: .memory, engine: TitleTests.engines[0]).stores())
        var titles = (1...45).map { IndexedTitle.sample($0, "Title \($0)", language: "en-US", popularity: 1) }
        titles += [3, 41].map { IndexedTitle.sample($0, "Titel \($0)", language: "de", popularity: 1) }
        titles.append(edited(IndexedTitle.sample(3, "A Series", language: "en-US", popularity: 1)) { $0.reference = .tv(3) })
        titles.append(edited(IndexedTitle.sample(3, "Elsewhere", language: "fr", popularity: 1)) { $0.server = "other" })
        try await stores.titles.save(titles)
        let wanted = (1...41).map { MediaReference.movie($0) } + [.movie(99)]
        let found = try await stores.titles.titles(of: wanted, server: "s", inLanguages: ["en", "de"])
        #expect(found.count == 41 && found[.movie(99)] == nil && found[.tv(3)] == nil)
        #expect(Set(found[.movie(3), default: []].map(\.title)) == ["Title 3", "Titel 3"])
        #expect(Set(found[.movie(41), default: []].map(\.language)) == ["en-US", "de"])
        #expect(try await stores.titles.titles(of: [], server: "s", inLanguages: ["en"]).isEmpty)
        let german = try await stores.titles.titles(of: wanted, server: "s", inLanguages: ["de", "fr"])
        #expect(german.mapValues { $0.map(\.title) } == [.movie(3): ["Titel 3"], .movie(41): ["Titel 41"]])
        await stores.close()
    }
}
