import Marquee
import MarqueeSandbox
import Testing

/// Details through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct MovieDetailsTests {
    @Test func `details come from the server, from memory and from the store`() async throws {
        try await ClientFixture.with { fixture in
            let details = try await fixture.wholeLife { $0.movies.details.read(550) }
            #expect(details.title == "Fight Club" && details.runtime == 139 && details.imdbID == "tt0137523")
            #expect(details.status == .released && details.runtime == 139)
            #expect(details.genres.map(\.name) == ["Comedy", "Drama", "Thriller"])
            #expect(details.credits?.cast.count == 10 && details.credits?.cast.first?.name == "Edward Norton")
            #expect(details.credits?.cast.first?.character == "The Narrator")
            #expect(details.credits?.directors.map(\.personID) == [7_467])
            #expect(
                details.videos?.map(\.key) == ["O-b2VfmmbyA", "BdJKm16Co6M"] && details.videos?.allSatisfy { $0.type == .trailer } == true)
            #expect(details.images?.posters.isEmpty == false && details.images?.backdrops.isEmpty == false)
            #expect(details.similar?.items.isEmpty == false && details.recommendations?.items.isEmpty == false)
            #expect(details.reviews?.items.map(\.author) == ["Marquee Sandbox"])
            #expect(details.translations == nil)
        }
    }

    @Test func `a movie that TMDb does not have is not found, online only`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            await #expect {
                try await client.movies.details(424_242)
            } throws: { error in
                guard let error = error as? MarqueeError else { return false }
                return error.code == .notFound && error.status == 404 && error.tmdbCode == 34
                    && error.operation == "GET /3/movie/{movie_id}"
            }
            await #expect { try await client.movies.details(0) } throws: { code($0) == .invalidInput }
            #expect(fixture.sandbox.counters.requests == 1)
        }
    }

    @Test func `texts that a language lacks stay empty without fallbacks`() async throws {
        try await ClientFixture.with { fixture in
            let details = try await fixture.client { $0.language = "fr-FR" }.movies.details(603_692).value
            #expect(details.title == "John Wick: Chapter 4" && details.overview.isEmpty && details.translations == nil)
            #expect(details.genres.map(\.name).contains("Crime"))
        }
    }

    @Test func `fallback languages fill the empty texts one by one, and offline too`() async throws {
        try await ClientFixture.with { fixture in
            func french(_ configuration: inout MarqueeClient.Configuration) {
                configuration.language = "fr-FR"
                configuration.fallbackLanguages = ["pt-PT", "en"]
            }
            let english = try await fixture.client().movies.details(603_692).value
            let filled = try await fixture.client(french).movies.details(603_692).value
            #expect(!filled.overview.isEmpty && filled.overview == english.overview)

            let french550 = try await fixture.client(french).movies.details(550).value
            #expect(french550.overview.hasPrefix("Un homme"))
            #expect(french550.homepage == "http://www.foxmovies.com/movies/fight-club")

            fixture.sandbox.behave(.offline)
            let kept = try await fixture.client(french).movies.details(603_692)
            // The rows of its lists have texts that the index has learned since.
            func alone(_ details: MovieDetails) -> MovieDetails {
                var details = details
                (details.similar, details.recommendations) = (nil, nil)
                return details
            }
            #expect(kept.origin == .store && alone(kept.value) == alone(filled))
            for (rows, earlier) in [(kept.value.similar, filled.similar), (kept.value.recommendations, filled.recommendations)] {
                #expect(rows?.items.map(\.id) == earlier?.items.map(\.id))
                for (row, before) in zip(rows?.items ?? [], earlier?.items ?? []) where row != before {
                    #expect(row.textLanguages != nil)
                }
            }
        }
    }

    @Test func `answers in two languages and with other fallbacks are kept apart`() async throws {
        try await ClientFixture.with { fixture in
            let english = try await fixture.client()
            let french = try english.client(language: "fr-FR")
            _ = try await english.movies.details(550)
            fixture.sandbox.behave(.offline)
            #expect(try await english.movies.details(550).value.overview.hasPrefix("A man"))
            await #expect { try await french.movies.details(550) } throws: { code($0) == .offline }
            let falling = try english.client(language: "en-US", fallbackLanguages: ["fr"])
            await #expect { try await falling.movies.details(550) } throws: { code($0) == .offline }
        }
    }
}
