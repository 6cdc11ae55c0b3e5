import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Alternative titles that pass through reads: searches without the network find a title by them.
@Suite(.timeLimit(.minutes(5)))
struct AlternativeTitleTests {
    @Test("The alternative titles of a read, of a movie and of a series, are suggested and found without the network")
    func operations() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.movies.details(550)
            _ = try await client.tv.details(1_399)
            #expect(try await client.suggestions("clube da").isEmpty)
            _ = try await client.movies.alternativeTitles(550)
            _ = try await client.tv.alternativeTitles(1_399)
            try await check(fixture)
        }
    }

    @Test("Those that are appended to details are, too")
    func details() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.movies.details(550, including: [.alternativeTitles])
            _ = try await client.tv.details(1_399, including: [.alternativeTitles])
            try await check(fixture)
        }
    }

    private func check(_ fixture: ClientFixture) async throws {
        fixture.sandbox.behave(.offline)
        let client = try await fixture.client()
        for (text, title, name, year) in [
            ("clube da", MediaReference.movie(550), "Clube da Luta", 1_999), ("juego de tr", .tv(1_399), "Juego de tronos", 2_011),
        ] {
            guard case .title(let found)? = try await client.suggestions(text).first else {
                Issue.record("\(text) suggests no title")
                continue
            }
            #expect(found.reference == title && found.title == name && found.year == year)
        }
        let movies = try await client.search.movies("clube da luta").value.items
        #expect(movies.map(\.id) == [550] && movies.first?.title == "Fight Club" && movies.first?.releaseDate?.year == 1_999)
        let series = try await client.search.tv("juego de tronos").value.items
        #expect(series.map(\.id) == [1_399] && series.first?.name == "Game of Thrones")
        // The title in the language of the client, and no mark of an alias as its language.
        guard case .movie(let movie)? = try await client.preview(.movie(550)) else {
            Issue.record("The movie has no preview.")
            return
        }
        #expect(movie.title == "Fight Club" && movie.textLanguages == nil)
    }
}
