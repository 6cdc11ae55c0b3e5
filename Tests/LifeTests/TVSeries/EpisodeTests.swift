import Marquee
import MarqueeSandbox
import Testing

/// Episodes through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct EpisodeTests {
    @Test func `an episode comes from the server, from memory and from the store`() async throws {
        try await ClientFixture.with { fixture in
            let episode = try await fixture.wholeLife { $0.tv.episode.read(.init(series: 1399, season: 1, number: 1)) }
            #expect(episode.id == 63_056 && episode.name == "Winter Is Coming" && episode.airDate == Day("2011-04-17"))
            #expect(episode.credits?.crew.isEmpty == false && !episode.guestStars.isEmpty)
        }
    }

    @Test func `what a language lacks comes from the fallback languages`() async throws {
        try await ClientFixture.with { fixture in
            let english = try await fixture.client().tv.episode(of: 1399, season: 1, number: 1).value
            let client = try await fixture.client { $0.language = "de-DE" }
            #expect(try await client.tv.episode(of: 1399, season: 1, number: 1).value.overview.isEmpty)
            let filled = try await client.client(inLanguage: "de-DE", fallbackLanguages: ["fr", "en"])
                .tv.episode(of: 1399, season: 1, number: 1).value
            #expect(filled.overview == english.overview && !filled.overview.isEmpty && filled.name == "Winter Is Coming")
            #expect(filled.translations?.map(\.language) == ["en"])
            #expect(fixture.sandbox.log.last?.path.contains("translations") == true)
        }
    }

    @Test func `without a server and anything kept an episode is offline`() async throws {
        try await ClientFixture.with { fixture in
            try await fixture.nothingCached { $0.tv.episode.read(.init(series: 1399, season: 1, number: 1)) }
        }
    }
}
