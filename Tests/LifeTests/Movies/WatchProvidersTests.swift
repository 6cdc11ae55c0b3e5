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
}
