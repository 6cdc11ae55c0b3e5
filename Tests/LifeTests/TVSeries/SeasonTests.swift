import Marquee
import MarqueeSandbox
import Testing

/// Seasons through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct SeasonTests {
    @Test func `a season that cannot be is refused before anything is sent`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            await #expect { try await client.tvSeasons.details(.init(series: 1399, number: -1)) } throws: { code($0) == .invalidInput }
            #expect(fixture.sandbox.counters.requests == 0)
        }
    }
}
