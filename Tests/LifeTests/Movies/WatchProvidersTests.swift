import Marquee
import MarqueeSandbox
import Testing
import TestKit

/// Watch providers through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct WatchProvidersTests {
    @Test func `offers come from the server, from memory and from the store`() async throws {
        try await ClientFixture.with { fixture in
            let offers = try await fixture.wholeLife { $0.movies.watchProviders.read(550) }
            #expect(offers.countries.keys.sorted() == ["DE", "ES", "JP"])
            let german = try #require(offers.countries["DE"])
            #expect(german.subscription.map(\.name) == ["Disney Plus", "Joyn Plus"])
            #expect(
                german.buy.first
                    == edited(WatchProvider(id: 2, name: "Apple TV")) {
                        $0.logoPath = ImagePath("/peURlLlr8jggOwK53fJ5wdQl05y.jpg")
                        $0.displayPriority = 0
                    })
            #expect(offers.countries["ES"]?.ads.map(\.id) == [35])
        }
    }

    @Test func `without a server and anything kept offers are offline`() async throws {
        try await ClientFixture.with { fixture in try await fixture.nothingCached { $0.movies.watchProviders.read(550) } }
    }

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
