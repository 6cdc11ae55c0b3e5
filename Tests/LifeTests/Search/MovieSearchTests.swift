import Marquee
import MarqueeSandbox
import Testing

/// Search through a whole client, a real socket and real files, and by the local index when there is no server.
@Suite(.timeLimit(.minutes(5)))
struct MovieSearchTests {
    @Test func `a text that was never searched for is found among the titles that passed through`() async throws {
        try await ClientFixture.with { fixture in
            _ = try await fixture.client().movies.list(.popular())
            fixture.sandbox.behave(.offline)
            let client = try await fixture.client()
            let found = try await client.search.movies("godf")
            #expect(found.origin == .titleIndex && found.isStale && found.refreshError?.code == .offline)
            #expect(found.value.items.map(\.id) == [238] && found.value.totalResults == 1 && found.value.totalPages == 1)
            let movie = try #require(found.value.items.first)
            #expect(movie.title == "The Godfather" && movie.releaseDate == Day(year: 1972, month: 3, day: 14))
            #expect(movie.posterPath?.description == "/3bhkrj58Vtu7enYsRolD1fZdja1.jpg" && !movie.overview.isEmpty)

            let untried = try await client.search.movies("godfather", policy: .offline)
            #expect(untried.origin == .titleIndex && untried.refreshError == nil)
            #expect(try await client.search.movies(MovieSearch("avatar", year: 2022)).value.items.map(\.id) == [76_600])
            await #expect { try await client.search.movies(MovieSearch("avatar", year: 1999)) } throws: { code($0) == .offline }
        }
    }

    @Test func `a movie seen by its details only is found too, by either of its titles`() async throws {
        try await ClientFixture.with { fixture in
            _ = try await fixture.client { $0.language = "pt-BR" }.movies.details(550)
            fixture.sandbox.behave(.offline)
            let client = try await fixture.client { $0.language = "pt-BR" }
            #expect(try await client.search.movies("clube da luta").value.items.map(\.id) == [550])
            #expect(try await client.search.movies("fight cl").value.items.map(\.id) == [550])
        }
    }

    @Test func `a server that fails is answered for by the index, and one that refuses is not`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.movies.list(.popular())
            for (status, expected) in [(500, MarqueeError.Code.server), (429, .rateLimited)] {
                fixture.sandbox.behave(.status(status))
                let found = try await client.search.movies("godfather")
                #expect(found.origin == .titleIndex && found.refreshError?.code == expected)
            }
            fixture.sandbox.behave(.status(401))
            await #expect { try await client.search.movies("godfather") } throws: { code($0) == .unauthorized }
        }
    }

    @Test func `fresh is the server's answer or none`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.search.movies("fight")
            fixture.sandbox.behave(.offline)
            await #expect { try await client.search.movies("fight", policy: .fresh) } throws: { code($0) == .offline }
        }
    }

    @Test func `without a server and a store a search is offline`() async throws {
        try await ClientFixture.with { fixture in
            fixture.sandbox.behave(.offline)
            let client = try await fixture.client { $0.storage = .none }
            await #expect { try await client.search.movies("fight") } throws: { code($0) == .offline }
        }
    }

    @Test func `texts that are no question are refused before anything is sent`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            for text in ["", " \n\t ", "\u{0}\u{1B}", String(repeating: "x", count: 201)] {
                await #expect { try await client.search.movies(MovieSearch(text)) } throws: { code($0) == .invalidInput }
            }
            #expect(fixture.sandbox.counters.requests == 0)
        }
    }

    @Test func `queries from hostile hands find nothing and break nothing`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.movies.list(.popular())
            for text in ["\"", "' OR 1=1 --", "title:*", "NEAR(a b)", "%", "a&api_key=x", "../../movie/550", "\u{202E}", "AND OR NOT *"] {
                let online = try await client.search.movies(MovieSearch(text), policy: .fresh)
                #expect(online.value.items.isEmpty, "\(text)")
                let offline = MovieSearch(text, page: 2)
                await #expect("\(text)") { try await client.search.movies(offline, policy: .offline) } throws: { code($0) == .offline }
            }
        }
    }
}
