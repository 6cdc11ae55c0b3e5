import Marquee
import MarqueeSandbox
import Testing

/// Credits of series through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct TVCreditsTests {
    @Test func `credits come from the server, from memory and from the store`() async throws {
        try await ClientFixture.with { fixture in
            let credits = try await fixture.wholeLife { $0.tv.credits.read(1399) }
            #expect(credits.cast.contains { $0.name == "Peter Dinklage" && $0.character.contains("Tyrion") })
            #expect(credits.cast.allSatisfy { ($0.episodeCount ?? 0) > 0 })
        }
    }

    @Test func `without a server and anything kept credits are offline`() async throws {
        try await ClientFixture.with { fixture in try await fixture.nothingCached { $0.tv.credits.read(1399) } }
    }
}
