import Marquee
import MarqueeSandbox
import Testing

/// Genres through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct MovieGenresTests {
    @Test func `genres are told in the asked language`() async throws {
        try await ClientFixture.with { fixture in
            let genres = try await fixture.wholeLife {
                $0.language = "de-DE"
            } of: {
                $0.genres.movies.read(())
            }
            #expect(genres.contains(Genre(id: 35, name: "Komödie")))
        }
    }
}
