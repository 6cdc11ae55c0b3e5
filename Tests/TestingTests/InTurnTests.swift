import Marquee
import MarqueeTesting
import Testing

/// Answers in turn, and the sandbox that comes with the same import.
struct InTurnTests {
    @Test func `a stale answer is followed by a failure and a fresh one, which stays`() async throws {
        let details = Read<MovieDetails>.inTurn(
            .success(Fetched(.sample, origin: .store, age: .seconds(86_400), isStale: true)), .failure(.sample(.offline)),
            .success(Fetched(.sample, origin: .server)))
        let marquee = try await MarqueeClient.stub { $0.movies.details = { _, _ in details } }
        let first = try await marquee.movies.details(550, including: [])
        #expect(first.isStale && first.origin == .store && first.value.credits == nil)
        await #expect { try await marquee.movies.details(550) } throws: { ($0 as? MarqueeError)?.code == .offline }
        for _ in 0..<3 {
            let fresh = try await marquee.movies.details(550)
            #expect(!fresh.isStale && fresh.origin == .server && fresh.value.credits != nil)
        }
    }

    @Test func `the sandbox comes with the import of the stubs`() async throws {
        let sandbox = try await Sandbox.start()
        let marquee = try await MarqueeClient.sandbox(sandbox)
        #expect(try await marquee.movies.details(550).value.title == "Fight Club")
        sandbox.behave(.offline)
        #expect(try await marquee.movies.details(550, policy: .freshElseCached).isStale == false)
        await marquee.shutdown()
        await sandbox.stop()
    }
}
