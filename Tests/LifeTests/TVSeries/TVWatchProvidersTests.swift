import Marquee
import MarqueeSandbox
import Testing

/// Watch providers of series through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(1)))
struct TVWatchProvidersTests {
    @Test func `offers come from the server, from memory and from the store`() async throws {
        try await Stage.with { stage in
            let offers = try await stage.wholeLife { $0.tv.watchProviders.read(1_399) }
            #expect(Set(offers.countries.keys).isSuperset(of: ["DE", "US", "GB"]))
            let german = try #require(offers.countries["DE"])
            #expect(german.subscription.map(\.name) == ["WOW"])
            #expect(german.buy.first == WatchProvider(id: 2, name: "Apple TV", logoPath: ImagePath("/peURlLlr8jggOwK53fJ5wdQl05y.jpg")))
            #expect(offers.countries["US"]?.free.map(\.id) == [384, 616])
        }
    }

    @Test func `no offers at all are an answer, and kept as one`() async throws {
        try await Stage.with { stage in
            let offers = try await stage.wholeLife { $0.tv.watchProviders.read(1_396) }
            #expect(offers.countries.isEmpty)
        }
    }

    @Test func `without a server and anything kept offers are offline`() async throws {
        try await Stage.with { stage in try await stage.nothingKept { $0.tv.watchProviders.read(1_399) } }
    }
}
