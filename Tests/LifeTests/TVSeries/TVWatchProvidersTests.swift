import Marquee
import MarqueeSandbox
import Testing

/// Watch providers of series through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct TVWatchProvidersTests {
    @Test func `offers come from the server, from memory and from the store`() async throws {
        try await ClientFixture.with { fixture in
            let offers = try await fixture.wholeLife { $0.tv.watchProviders.read(1399) }
            #expect(offers.countries["DE"]?.subscription.map(\.id) == [30])
        }
    }

    @Test func `without a server and anything kept offers are offline`() async throws {
        try await ClientFixture.with { fixture in try await fixture.nothingCached { $0.tv.watchProviders.read(1399) } }
    }
}
