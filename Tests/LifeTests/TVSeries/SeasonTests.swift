import Marquee
import MarqueeSandbox
import Testing

/// Seasons through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct SeasonTests {
    @Test(arguments: [0, 1])
    func `a season comes from the server, from memory and from the store`(_ number: Int) async throws {
        try await ClientFixture.with { fixture in
            let season = try await fixture.wholeLife { $0.tv.season.read(.init(series: 1399, number: number)) }
            #expect(season.number == number && !season.name.isEmpty)
            #expect(season.episodes.allSatisfy { $0.seasonNumber == number })
            if number == 1 {
                #expect(season.episodes.first?.name == "Winter Is Coming" && season.episodes.first?.runtime == 62)
            }
        }
    }

    @Test func `without a server and anything kept a season is offline`() async throws {
        try await ClientFixture.with { fixture in try await fixture.nothingCached { $0.tv.season.read(.init(series: 1399, number: 1)) } }
    }

    @Test func `a season that cannot be is refused before anything is sent`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            await #expect { try await client.tv.season(.init(series: 1399, number: -1)) } throws: { code($0) == .invalidInput }
            #expect(fixture.sandbox.counters.requests == 0)
        }
    }
}
