import Marquee
import MarqueeSandbox
import Testing

/// Genres of series through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct TVGenresTests {
    @Test func `genres come from the server, from memory and from the store`() async throws {
        try await ClientFixture.with { fixture in
            let genres = try await fixture.wholeLife { $0.tv.genres.read(()) }
            #expect(genres.contains(Genre(id: 10_765, name: "Sci-Fi & Fantasy")))
        }
    }

    @Test func `without a server and anything kept genres are offline`() async throws {
        try await ClientFixture.with { fixture in try await fixture.nothingCached { $0.tv.genres.read(()) } }
    }
}
