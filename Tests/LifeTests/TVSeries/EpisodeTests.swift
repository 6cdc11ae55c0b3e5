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
            #expect(!episode.credits.crew.isEmpty && !episode.guestStars.isEmpty)
        }
    }

    @Test func `without a server and anything kept an episode is offline`() async throws {
        try await ClientFixture.with { fixture in
            try await fixture.nothingCached { $0.tv.episode.read(.init(series: 1399, season: 1, number: 1)) }
        }
    }
}
