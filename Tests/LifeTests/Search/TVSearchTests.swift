import Marquee
import MarqueeSandbox
import Testing

/// Search for series through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct TVSearchTests {
    @Test func `a text never searched for is answered by the titles that passed through`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.tv.details(1399)
            fixture.sandbox.behave(.offline)
            let found = try await client.search.tv(TVSearch("game of", year: 2011))
            #expect(found.origin == .titleIndex && found.refreshError?.code == .offline)
            #expect(found.value.items.map(\.name) == ["Game of Thrones"])
            await #expect { try await client.search.movies("game of", policy: .offline) } throws: { code($0) == .offline }
        }
    }
}
