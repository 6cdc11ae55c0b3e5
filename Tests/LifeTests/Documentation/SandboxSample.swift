import Foundation
import Marquee
import MarqueeSandbox
import Testing

func addMovie(to sandbox: Sandbox) throws {
    var movie = SandboxCatalog.Movie(id: 7_000_001, title: "The Empty Chair")
    movie.releaseDate = "2022-02-03"
    movie.cast = [SandboxCatalog.Role(person: 287, character: "A guest")]
    try sandbox.add(movie)
}

func replayRecordings() async throws {
    let sandbox = try await Sandbox.start(replaying: URL(filePath: "Recordings"))
    let marquee = try await MarqueeClient(environment: [:]) {
        $0.credential = try .accessToken(Sandbox.accessToken)
        $0.baseURL = sandbox.baseURL
        $0.storage = .memory
    }
    _ = try await marquee.movies.details(550)
    #expect(sandbox.misses == [])
}
