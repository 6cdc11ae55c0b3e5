import Foundation
import Marquee
import MarqueeSandbox
import MarqueeTesting
import Synchronization
import Testing

/// The samples of Docs/Values.md print the output on the page.
@Suite(.timeLimit(.minutes(5)))
struct ValueSampleTests {
    typealias Sample = @Sendable (MarqueeClient, (String) -> Void) async throws -> Void

    static let samples: [(name: String, run: Sample)] = [
        ("movie", valuesMovie), ("collection", valuesCollection), ("series", valuesSeries), ("person", valuesPerson),
        ("MovieFilter", valuesMovieFilter), ("TVFilter", valuesTVFilter),
    ]

    /// The blocks of output of the page, in their order.
    private func outputs() throws -> [String] {
        let page = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Docs/Values.md").standardized
        let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n```text\n").dropFirst()
        return blocks.map { $0.components(separatedBy: "\n```").first ?? "" }
    }

    @Test func `the samples of the page print what the page shows`() async throws {
        let sandbox = try await Sandbox.start()
        let marquee = try await MarqueeClient.sandbox(sandbox)
        let outputs = try outputs()
        #expect(outputs.count == Self.samples.count)
        for (sample, expected) in zip(Self.samples, outputs) {
            let lines = Mutex<[String]>([])
            try await sample.run(marquee) { line in lines.withLock { $0.append(line) } }
            let text = lines.withLock { $0 }.joined(separator: "\n")
            #expect(text.replacing(sandbox.imageBaseURL.absoluteString, with: "https://image.tmdb.org/t/p/") == expected, "\(sample.name)")
        }
        await marquee.shutdown()
        await sandbox.stop()
    }

    @Test func `a result of a read can be decoded from its JSON`() async throws {
        let marquee = try await MarqueeClient.sandbox()
        let read = try await valuesDecode(marquee: marquee)
        let again = try await marquee.movies.details(550)
        #expect(read.value == again.value && read.origin == .server && read.marks == again.marks)
        try await valuesRetry(marquee: marquee)
        #expect(try await referenceOnePart(marquee: marquee).value.credits != nil)
        #expect(try await referenceOnePart(marquee: marquee).value.videos == nil)
        await marquee.shutdown()
    }

    @Test func `a sandbox that a client started ends with the client`() async throws {
        weak var server: Sandbox?
        do {
            let sandbox = try await Sandbox.start()
            server = sandbox
            let marquee = try await MarqueeClient.sandbox(sandbox)
            #expect(try await marquee.movies.details(550).value.title == "Fight Club")
            await marquee.shutdown()
        }
        // A task that has just ended may hold the client for a moment.
        while server != nil { await Task.yield() }
    }

    @Test func `the constants of genres are those of the server`() async throws {
        let movies: [String: Genre.ID] = [
            "Action": MovieGenre.action, "Adventure": MovieGenre.adventure, "Animation": MovieGenre.animation,
            "Comedy": MovieGenre.comedy, "Crime": MovieGenre.crime, "Documentary": MovieGenre.documentary,
            "Drama": MovieGenre.drama, "Family": MovieGenre.family, "Fantasy": MovieGenre.fantasy,
            "History": MovieGenre.history, "Horror": MovieGenre.horror, "Music": MovieGenre.music,
            "Mystery": MovieGenre.mystery, "Romance": MovieGenre.romance, "Science Fiction": MovieGenre.scienceFiction,
            "TV Movie": MovieGenre.tvMovie, "Thriller": MovieGenre.thriller, "War": MovieGenre.war,
            "Western": MovieGenre.western,
        ]
        let series: [String: Genre.ID] = [
            "Action & Adventure": TVGenre.actionAndAdventure, "Animation": TVGenre.animation, "Comedy": TVGenre.comedy,
            "Crime": TVGenre.crime, "Documentary": TVGenre.documentary, "Drama": TVGenre.drama,
            "Family": TVGenre.family, "Kids": TVGenre.kids, "Mystery": TVGenre.mystery,
            "News": TVGenre.news, "Reality": TVGenre.reality, "Sci-Fi & Fantasy": TVGenre.scienceFictionAndFantasy,
            "Soap": TVGenre.soap, "Talk": TVGenre.talk, "War & Politics": TVGenre.warAndPolitics,
            "Western": TVGenre.western,
        ]
        let marquee = try await MarqueeClient.sandbox()
        func ids(_ genres: [Genre]) -> [String: Genre.ID] { Dictionary(uniqueKeysWithValues: genres.map { ($0.name, $0.id) }) }
        #expect(ids(try await marquee.genres.movies().value) == movies)
        #expect(ids(try await marquee.genres.tv().value) == series)
        await marquee.shutdown()
    }
}
