import Marquee
import MarqueeSandbox
import Testing

/// Genres of series through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(1)))
struct TVGenresTests {
    @Test(arguments: [("en-US", "Comedy"), ("de-DE", "Komödie")])
    func `genres come from the server, from memory and from the store, in the asked language`(_ language: String, _ comedy: String)
        async throws
    {
        try await Stage.with { stage in
            let genres = try await stage.wholeLife {
                $0.language = language
            } of: {
                $0.tv.genres.read(())
            }
            #expect(genres.count == 16 && genres.first == Genre(id: 10_759, name: "Action & Adventure"))
            #expect(genres.contains(Genre(id: 35, name: comedy)))
        }
    }

    @Test func `genres of series and of movies are kept apart`() async throws {
        try await Stage.with { stage in
            let client = try await stage.client()
            let genres = try await client.tv.genres().value
            stage.sandbox.behave(.offline)
            await #expect { try await client.movies.genres() } throws: { code($0) == .offline }
            #expect(try await client.tv.genres().value == genres)
        }
    }

    @Test func `without a server and anything kept genres are offline`() async throws {
        try await Stage.with { stage in try await stage.nothingKept { $0.tv.genres.read(()) } }
    }
}
