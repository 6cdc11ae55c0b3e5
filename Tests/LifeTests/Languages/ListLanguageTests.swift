import Marquee
import MarqueeNet
import TestKit
import Testing

/// The languages of lists: per call, and row by row from the titles that the store knows.
struct ListLanguageTests {
    private func with(
        _ languages: LanguageChain, _ body: (MarqueeClient, LanguageScene, ClientFixture) async throws -> Void
    ) async throws {
        try await ClientFixture.with { fixture in
            let scene = LanguageScene()
            let client = try await fixture.client { $0.transport = scene }
            try await body(client.client(for: Audience(languages: languages)), scene, fixture)
        }
    }

    @Test func `A read in another language has an answer of its own`() async throws {
        try await with(["pt-BR"]) { client, scene, _ in
            let own = try await client.movies.list(.popular)
            let other = try await client.movies.list(.popular, language: "en-US")
            #expect(own.value.items.map(\.title) == ["Um", "Dois", "\u{4E09}"])
            #expect(other.value.items.map(\.title) == ["One", "Two", "Three"])
            #expect(scene.languages == ["pt-BR", "en-US"])
            let again = try await client.movies.list(.popular, policy: .offline, language: "en_us")
            #expect(again.value == other.value && again.origin == .memory)
            #expect(try await client.movies.list(.popular).value == own.value)
        }
    }

    @Test func `A literal with an invalid language throws at the read, without a request`() async throws {
        try await with(["pt-BR"]) { client, scene, _ in
            let error = await #expect(throws: MarqueeError.self) {
                _ = try await client.movies.list(.popular, language: "portuguese")
            }
            #expect(error?.code == .invalidInput)
            #expect(scene.languages == [])
        }
    }

    @Test func `Chains with the same meaning have the same key`() async throws {
        try await with(["pt-BR", "en-US"]) { client, scene, _ in
            _ = try await client.movies.list(.popular)
            _ = try await client.movies.list(.popular, language: ["pt_br", "PT-BR", "en_us", "pt-BR"])
            let other = try client.client(for: Audience(language: "PT_br", fallbackLanguages: ["en-US", "en_US"]))
            #expect(try await other.movies.list(.popular).origin == .memory)
            #expect(scene.languages == ["pt-BR"])
        }
    }

    @Test func `Rows have the texts of titles that the store knows, without a request`() async throws {
        try await with(["pt-BR", "pt-PT", "en-US"]) { client, scene, fixture in
            for language: LanguageChain in ["pt-PT", "en-US"] { _ = try await client.movies.list(.popular, language: language) }
            let page = try await client.movies.list(.popular).value
            #expect(page.items.map(\.title) == ["Um", "Dois", "Three"])
            #expect(page.items.map(\.overview) == ["um texto", "dois textos", "three texts"])
            #expect(
                page.items.map(\.textLanguages) == [nil, [.overview: "pt-PT"], [.overview: "en-US", .title: "en-US"]])
            #expect(scene.languages == ["pt-PT", "en-US", "pt-BR"])

            // The stored answer is the server's: without the chain, the rows lack their texts.
            let plain = try await client.movies.list(.popular, language: "pt-BR").value
            #expect(plain.items.map(\.overview) == ["um texto", "", ""])
            let later = try await fixture.client { $0.transport = scene }.client(for: client.audience)
            #expect(try await later.movies.list(.popular, policy: .offline).value == page)
            #expect(scene.languages.count == 3)
        }
    }

    @Test func `The episodes of a season have the names and overviews of a cached fallback language`() async throws {
        try await with(["de-DE", "en-US"]) { client, scene, fixture in
            let alone = try await client.tvSeasons.details(5, season: 1).value
            #expect(alone.episodes.map(\.name) == ["Folge 1", "Das Ende"])
            _ = try await client.tvSeasons.details(5, season: 1, language: "en-US")
            let filled = try await client.tvSeasons.details(5, season: 1).value
            #expect(filled.episodes.map(\.name) == ["The Beginning", "Das Ende"])
            #expect(filled.episodes.map(\.overview) == ["It begins.", "Es endet."])
            #expect(filled.episodes.map(\.textLanguages) == [[.name: "en-US", .overview: "en-US"], nil])
            #expect(scene.languages == ["de-DE", "en-US"])
            let later = try await fixture.client { $0.transport = scene }.client(for: client.audience)
            #expect(try await later.tvSeasons.details(5, season: 1, policy: .offline).value == filled)
        }
    }
}
