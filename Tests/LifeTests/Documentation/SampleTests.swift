import Foundation
import Marquee
import MarqueeSandbox
import Synchronization
import Testing

/// Samples that can run have the results of the documents.
@Suite(.timeLimit(.minutes(5)))
struct SampleTests {
    @Test func `what was cached outlives the server`() async throws {
        #expect(try await offlineTrying() == .offline)
    }

    @Test func `a test that turns the clock sends as many requests as the page says`() async throws {
        #expect(try await embeddingClock() == 1)
    }

    @Test func `a movie of one's own is found`() async throws {
        try await ClientFixture.with { fixture in
            try addMovie(to: fixture.sandbox)
            let marquee = try await fixture.client()
            #expect(try await marquee.search.movies("empty chair").value.items.map(\.id) == [7_000_001])
        }
    }

    @Test func `the first lines of the README print what it shows`() async throws {
        let lines = Mutex<[String]>([])
        try await readmeFirstLines { line in lines.withLock { $0.append(line) } }
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../README.md").standardized
        let text = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n```text\n").dropFirst().first
        #expect(lines.withLock { $0 }.joined(separator: "\n") == text?.components(separatedBy: "\n```").first)
    }

    @Test func `the calls of the README succeed as they are written`() async throws {
        let sandbox = try await Sandbox.start()
        var configuration = MarqueeClient.Configuration()
        configuration.credential = try .accessToken(Sandbox.accessToken)
        configuration.baseURL = sandbox.baseURL
        configuration.storage = .memory
        let marquee = try await MarqueeClient(configuration)
        try await readmeReads(marquee: marquee)
        try await readmeMarks(marquee: marquee, name: "viewer", password: "popcorn")
        let marks = try await marquee.library.marks(on: .movie(550)).value
        #expect(marks.isFavorite)
        try await lifeOfARead(marquee: marquee)
        await marquee.shutdown()
        await sandbox.stop()
    }
}
