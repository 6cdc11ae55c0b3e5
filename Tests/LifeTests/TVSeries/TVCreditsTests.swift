import Marquee
import MarqueeSandbox
import Testing

/// Credits of whole series through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(1)))
struct TVCreditsTests {
    @Test func `credits come from the server, from memory and from the store`() async throws {
        try await Stage.with { stage in
            let credits = try await stage.wholeLife { $0.tv.credits.read(1_399) }
            #expect(credits.cast.contains { $0.name == "Peter Dinklage" && $0.character == "Tyrion Lannister" })
            let client = try await stage.client()
            #expect(try await client.tv.details(1_399).value.credits.cast.count < credits.cast.count)
        }
    }

    @Test func `without a server and anything kept credits are offline`() async throws {
        try await Stage.with { stage in try await stage.nothingKept { $0.tv.credits.read(1_399) } }
    }
}
