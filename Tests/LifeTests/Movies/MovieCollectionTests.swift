import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Collections, and the credits of a movie on their own, through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct MovieCollectionTests {
    @Test func `a collection comes from the server, from memory and from the store, with its movies`() async throws {
        try await ClientFixture.with { fixture in
            let details = try await fixture.wholeLife { $0.movies.collection.read(10) }
            #expect(details.collection.name == "Star Wars Collection" && details.originalName == "Star Wars Collection")
            #expect(details.movies.map(\.title) == ["Star Wars"])
        }
    }

    @Test func `a movie of a collection is found without a server`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.movies.collection(10)
            fixture.sandbox.behave(.offline)
            #expect(try await client.search.movies("star w").value.items.map(\.id) == [11])
        }
    }

    @Test func `credits come from the server, from memory and from the store`() async throws {
        try await ClientFixture.with { fixture in
            let credits = try await fixture.wholeLife { $0.movies.credits.read(550) }
            #expect(credits.cast.first?.name == "Edward Norton" && credits.directors.map(\.name) == ["David Fincher"])
        }
    }
}
