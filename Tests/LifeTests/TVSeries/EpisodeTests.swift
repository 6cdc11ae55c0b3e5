import Marquee
import MarqueeSandbox
import Testing

/// Episodes through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(1)))
struct EpisodeTests {
    private let first = EpisodeReference(series: 1_399, season: 1, number: 1)

    @Test func `an episode comes from the server, from memory and from the store`() async throws {
        try await Stage.with { stage in
            let episode = try await stage.wholeLife { $0.tv.episode.read(first) }
            #expect(episode.id == 63_056 && episode.name == "Winter Is Coming" && episode.kind == .standard)
            #expect(episode.seasonNumber == 1 && episode.number == 1 && episode.runtime == 62 && episode.productionCode == "101")
            #expect(episode.airDate == Day(year: 2011, month: 4, day: 17) && episode.overview.hasPrefix("A king rides north"))
            #expect(episode.credits.cast.count == 18 && episode.credits.crew.count == 3)
            #expect(episode.guestStars.map(\.name) == ["Donald Sumpter"] && episode.stills.count == 4)
        }
    }

    @Test func `updates bring what is kept and then what the server says`() async throws {
        try await Stage.with { stage in try await stage.keptThenServed { $0.tv.episode.read(first) } }
    }

    @Test func `without a server and anything kept an episode is offline`() async throws {
        try await Stage.with { stage in try await stage.nothingKept { $0.tv.episode.read(first) } }
    }

    @Test func `an episode that is not there is not found`() async throws {
        try await Stage.with { stage in
            let client = try await stage.client()
            await #expect {
                try await client.tv.episode(EpisodeReference(series: 1_399, season: 4, number: 1))
            } throws: {
                code($0) == .notFound
            }
        }
    }
}
