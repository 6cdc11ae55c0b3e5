import Marquee
import MarqueeSandbox
import Testing

/// Seasons through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(1)))
struct SeasonTests {
    private let first = SeasonReference(series: 1_399, number: 1)

    @Test func `a season comes from the server, from memory and from the store`() async throws {
        try await Stage.with { stage in
            let season = try await stage.wholeLife { $0.tv.season.read(first) }
            #expect(season.id == 3_624 && season.name == "Season 1" && season.airDate == Day(year: 2011, month: 4, day: 17))
            #expect(season.episodes.map(\.number) == Array(1...10) && season.episodes.first?.name == "Winter Is Coming")
            #expect(season.credits.cast.count == 18 && !season.posters.isEmpty)
        }
    }

    @Test func `the specials are season zero`() async throws {
        try await Stage.with { stage in
            let specials = try await stage.client().tv.season(SeasonReference(series: 1_399, number: 0)).value
            #expect(specials.id == 3_627 && specials.number == 0 && specials.episodes.isEmpty)
        }
    }

    @Test func `updates bring what is kept and then what the server says`() async throws {
        try await Stage.with { stage in try await stage.keptThenServed { $0.tv.season.read(first) } }
    }

    @Test func `without a server and anything kept a season is offline`() async throws {
        try await Stage.with { stage in try await stage.nothingKept { $0.tv.season.read(first) } }
    }

    @Test func `seasons are kept apart, and one that is not there is not found`() async throws {
        try await Stage.with { stage in
            let client = try await stage.client()
            _ = try await client.tv.season(first)
            await #expect { try await client.tv.season(SeasonReference(series: 1_399, number: 99)) } throws: { code($0) == .notFound }
            await #expect { try await client.tv.season(SeasonReference(series: 1_399, number: -1)) } throws: { code($0) == .invalidInput }
            stage.sandbox.behave(.offline)
            await #expect { try await client.tv.season(SeasonReference(series: 1_399, number: 2)) } throws: { code($0) == .offline }
            #expect(stage.sandbox.counters.requests == 2)
        }
    }
}
