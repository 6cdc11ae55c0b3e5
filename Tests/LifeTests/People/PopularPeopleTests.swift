import Marquee
import MarqueeSandbox
import Testing

/// Popular people through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct PopularPeopleTests {
    @Test func `what people are known for is found without a server`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let known = try #require(try await client.people.popular().value.items.first { !$0.knownFor.isEmpty }?.knownFor.first)
            fixture.sandbox.behave(.offline)
            let found = try await client.search.multi(TextSearch(known.title))
            #expect(found.origin == .titleIndex && found.value.items.map(\.id).contains(known.id))
        }
    }
}
