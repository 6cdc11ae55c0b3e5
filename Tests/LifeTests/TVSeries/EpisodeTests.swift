import Marquee
import MarqueeSandbox
import Testing

/// Episodes through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct EpisodeTests {
    @Test func `what a language lacks comes from the fallback languages`() async throws {
        try await ClientFixture.with { fixture in
            let english = try await fixture.client().tvEpisodes.details(1399, season: 1, episode: 1).value
            let client = try await fixture.client { $0.language = "de-DE" }
            #expect(try await client.tvEpisodes.details(1399, season: 1, episode: 1).value.overview.isEmpty)
            let filled = try await client.client(language: "de-DE", fallbackLanguages: ["fr", "en"])
                .tvEpisodes.details(1399, season: 1, episode: 1).value
            #expect(filled.overview == english.overview && !filled.overview.isEmpty && filled.name == "Winter Is Coming")
            #expect(filled.translations?.map(\.language) == ["en"])
            #expect(fixture.sandbox.log.last?.path.contains("translations") == true)
        }
    }
}
