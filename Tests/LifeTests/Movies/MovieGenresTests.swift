import Marquee
import MarqueeSandbox
import Testing

/// Genres through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct MovieGenresTests {
    @Test func `genres come from the server, from memory and from the store`() async throws {
        try await ClientFixture.with { fixture in
            let genres = try await fixture.wholeLife { $0.movies.genres.read(()) }
            #expect(genres.count == 19 && genres.first == Genre(id: 28, name: "Action") && genres.last == Genre(id: 37, name: "Western"))
        }
    }

    @Test func `genres are told in the asked language`() async throws {
        try await ClientFixture.with { fixture in
            let genres = try await fixture.wholeLife {
                $0.language = "de-DE"
            } of: {
                $0.movies.genres.read(())
            }
            #expect(genres.contains(Genre(id: 35, name: "Komödie")))
        }
    }

    @Test func `without a server and anything kept genres are offline`() async throws {
        try await ClientFixture.with { fixture in try await fixture.nothingCached { $0.movies.genres.read(()) } }
    }
}
