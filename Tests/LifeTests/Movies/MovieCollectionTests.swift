import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Collections through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct MovieCollectionTests {
    @Test func `a movie of a collection is found without a server`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.collections.details(10)
            fixture.sandbox.behave(.offline)
            #expect(try await client.search.movies("star w").value.items.map(\.id) == [11])
        }
    }
}
