import Marquee
import MarqueeSandbox
import Testing

/// Search for everything through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct MediaSearchTests {
    @Test func `movies and series that passed through are found without a server, each as what it is`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.tv.details(1399)
            _ = try await client.movies.details(550)
            fixture.sandbox.behave(.offline)
            #expect(try await client.search.multi("thrones").value.items.map(\.id) == [.tv(1399)])
            #expect(try await client.search.multi("fight club").value.items.map(\.id) == [.movie(550)])
        }
    }
}
