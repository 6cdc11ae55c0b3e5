import Marquee
import MarqueeSandbox
import Testing

/// Watch providers through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct WatchProvidersTests {
    @Test func `people in other regions and languages share the offers, which name them all`() async throws {
        try await ClientFixture.with { fixture in
            let marquee = try await fixture.client()
            let first = try await marquee.movies.watchProviders(550)
            for other in try [Audience(region: "BE"), Audience(language: "de-DE", fallbackLanguages: ["fr"], includesAdult: true)] {
                let shared = try await marquee.client(for: other).movies.watchProviders(550)
                #expect(shared.value == first.value)
            }
            // Another process finds it in the store.
            let second = try await fixture.client { $0.region = "FR" }
            #expect(try await second.movies.watchProviders(550).origin == .store)
            #expect(fixture.sandbox.counters.requests == 1)
        }
    }
}
