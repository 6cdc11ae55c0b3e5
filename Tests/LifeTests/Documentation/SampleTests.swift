import Marquee
import MarqueeSandbox
import Testing

/// Samples that can run do what the documents say.
@Suite(.timeLimit(.minutes(30)))
struct SampleTests {
    @Test func `what was cached outlives the server`() async throws {
        #expect(try await offlineTrying() == .offline)
    }

    @Test func `a movie of one's own is found`() async throws {
        try await ClientFixture.with { fixture in
            try addMovie(to: fixture.sandbox)
            let marquee = try await fixture.client()
            #expect(try await marquee.search.movies("empty chair").value.items.map(\.id) == [7_000_001])
        }
    }

    @Test func `the calls of the README succeed as they are written`() async throws {
        let sandbox = try await Sandbox.start()
        var configuration = MarqueeClient.Configuration()
        configuration.credential = try .accessToken(Sandbox.accessToken)
        configuration.baseURL = sandbox.baseURL
        configuration.storage = .memory
        let marquee = try await MarqueeClient(configuration)
        try await readmeFirstCalls(marquee: marquee, text: "fight")
        try await readmeReads(marquee: marquee)
        try await readmeMarks(marquee: marquee, name: "viewer", password: "popcorn")
        let marks = try await marquee.library.marks(on: .movie(550)).value
        #expect(marks.isFavorite)
        try await lifeOfARead(marquee: marquee)
        await marquee.shutdown()
        await sandbox.stop()
    }
}
