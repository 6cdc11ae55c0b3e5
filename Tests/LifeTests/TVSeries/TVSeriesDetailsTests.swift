import Marquee
import MarqueeSandbox
import Testing

/// Details of series through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(1)))
struct TVSeriesDetailsTests {
    @Test func `details come from the server, from memory and from the store`() async throws {
        try await Stage.with { stage in
            let details = try await stage.wholeLife { $0.tv.details.read(1_399) }
            #expect(details.name == "Game of Thrones" && details.status == .ended && !details.isInProduction)
            #expect(details.seasonCount == 8 && details.episodeCount == 73 && details.seasons.map(\.number) == Array(0...8))
            #expect(details.firstAirDate == Day(year: 2011, month: 4, day: 17) && details.homepage == "http://www.hbo.com/game-of-thrones")
            #expect(details.genres.map(\.id) == [10_759, 18, 10_765] && details.networks.map(\.name) == ["HBO"])
            #expect(details.creators.map(\.name) == ["David Benioff", "D.B. Weiss"])
            #expect(details.lastEpisode?.name == "The Iron Throne" && details.lastEpisode?.number == 6 && details.nextEpisode == nil)
            #expect(!details.credits.cast.isEmpty && !details.videos.isEmpty && !details.images.posters.isEmpty)
            #expect(!details.similar.items.isEmpty && !details.recommendations.items.isEmpty && !details.reviews.items.isEmpty)
            #expect(
                details.externalIDs.imdb == "tt0944947" && details.contentRatings.contains { $0.country == "US" && $0.rating == "TV-MA" })
            #expect(details.translations.isEmpty)
        }
    }

    @Test func `a series of which little is known has what is known`() async throws {
        try await Stage.with { stage in
            let details = try await stage.wholeLife { $0.tv.details.read(197_123) }
            #expect(details.name == "The White Darkness" && details.firstAirDate == nil && details.lastEpisode == nil)
            #expect(details.seasons.isEmpty && details.posterPath == nil && details.credits.cast.isEmpty)
        }
    }

    @Test func `updates bring what is kept and then what the server says`() async throws {
        try await Stage.with { stage in try await stage.keptThenServed { $0.tv.details.read(1_399) } }
    }

    @Test func `without a server and anything kept details are offline`() async throws {
        try await Stage.with { stage in try await stage.nothingKept { $0.tv.details.read(1_399) } }
    }

    @Test func `a series that TMDb does not have is not found, online only`() async throws {
        try await Stage.with { stage in
            let client = try await stage.client()
            let error = await #expect(throws: MarqueeError.self) { try await client.tv.details(424_242) }
            #expect(error?.code == .notFound && error?.tmdbCode == 34 && error?.operation == "GET /3/tv/{series_id}")
            await #expect { try await client.tv.details(0) } throws: { code($0) == .invalidInput }
            #expect(stage.sandbox.counters.requests == 1)
        }
    }

    @Test func `fallback languages fill the empty texts one by one, and offline too`() async throws {
        try await Stage.with { stage in
            let korean = try await stage.client { $0.language = "ko-KR" }
            let bare = try await korean.tv.details(1_399).value
            #expect(bare.name == "Game of Thrones" && bare.overview.isEmpty && bare.homepage.isEmpty)

            let falling = try korean.speaking("ko-KR", fallbackLanguages: ["fr-FR", "en"])
            let filled = try await falling.tv.details(1_399).value
            #expect(filled.overview.hasPrefix("Plusieurs grandes maisons"))
            #expect(filled.homepage == "http://www.hbo.com/game-of-thrones")

            stage.sandbox.behave(.offline)
            let kept = try await stage.client {
                $0.language = "ko-KR"
                $0.fallbackLanguages = ["fr-FR", "en"]
            }.tv.details(1_399)
            #expect(kept.origin == .store && kept.value == filled)
            await #expect { try await korean.speaking("ja").tv.details(1_399) } throws: { code($0) == .offline }
        }
    }
}
