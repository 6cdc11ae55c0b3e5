import Marquee
import MarqueeSandbox
import Testing

/// Details of series through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct TVSeriesDetailsTests {
    @Test func `details come from the server, from memory and from the store`() async throws {
        try await ClientFixture.with { fixture in
            let details = try await fixture.wholeLife { $0.tv.details.read(1399) }
            #expect(details.name == "Game of Thrones" && details.firstAirDate == Day("2011-04-17"))
            #expect(details.status == .ended && details.kind == .scripted && details.lastAirDate == Day("2019-05-19"))
            #expect(details.seasons.contains { $0.number == 0 } && details.seasons.contains { $0.number == 8 })
            #expect(details.networks.map(\.name) == ["HBO"] && details.creators.first?.name == "David Benioff")
            #expect(details.lastEpisode?.name == "The Iron Throne" && details.nextEpisode == nil)
            #expect(details.credits?.cast.isEmpty == false && details.videos?.isEmpty == false)
            #expect(details.externalIDs?.imdb == "tt0944947" && details.externalIDs?.tvdb == 121_361)
            #expect(details.contentRatings?.contains(ContentRating(country: "DE", rating: "16")) == true)
            #expect(details.translations == nil)
        }
    }

    @Test func `without a server and anything kept details are offline`() async throws {
        try await ClientFixture.with { fixture in try await fixture.nothingCached { $0.tv.details.read(1399) } }
    }

    @Test func `fallback languages fill an overview that a language lacks, and offline too`() async throws {
        try await ClientFixture.with { fixture in
            func korean(_ configuration: inout MarqueeClient.Configuration) { configuration.language = "ko-KR" }
            let bare = try await fixture.client(korean).tv.details(1396).value
            let filled = try await fixture.client {
                korean(&$0)
                $0.fallbackLanguages = ["fr", "en"]
            }
            let online = try await filled.tv.details(1396).value
            #expect(bare.overview.isEmpty && !online.overview.isEmpty && bare.name == online.name)
            fixture.sandbox.behave(.offline)
            #expect(try await filled.tv.details(1396, policy: .offline).value == online)
        }
    }

    @Test func `a series that TMDb does not have is not found`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            await #expect { try await client.tv.details(424_242) } throws: { code($0) == .notFound }
        }
    }
}
