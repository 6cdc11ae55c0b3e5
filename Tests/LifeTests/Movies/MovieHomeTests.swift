import Marquee
import MarqueeSandbox
import Testing

/// The home of movies through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct MovieHomeTests {
    private func origins(_ home: Home<MovieList.Kind, Movie>) throws -> Set<Origin> {
        Set(try home.rows.map { try $0.outcome.get().origin })
    }

    @Test func `every list comes from the server, from memory and from the store`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let served = try await client.movies.home()
            #expect(served.rows.map(\.category) == MovieList.Kind.allCases && fixture.sandbox.counters.requests == 4)
            #expect(
                served.rows.map(\.items.count)
                    == served.rows.map { [.popular: 20, .topRated: 20, .nowPlaying: 5, .upcoming: 3][$0.category] })
            #expect(served.highlight?.id == 502_356 && served.highlight?.backdropPath != nil)
            #expect(try origins(served) == [.server])
            #expect(try await origins(client.movies.home()) == [.memory])

            fixture.sandbox.behave(.offline)
            let kept = try await fixture.client().movies.home()
            #expect(try origins(kept) == [.store] && kept.highlight == served.highlight)
            #expect(kept.rows.map(\.items) == served.rows.map(\.items))
            #expect(fixture.sandbox.counters.requests == 4)
        }
    }

    @Test func `what is kept is shown, and every other list fails alone`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.movies.list(.upcoming())
            fixture.sandbox.behave(.offline)
            for policy in [ReadPolicy.cached, .offline, .freshElseCached] {
                let home = try await client.movies.home(policy: policy)
                #expect(home.rows.filter { $0.failure == nil }.map(\.category) == [.upcoming])
                #expect(home.rows.compactMap(\.failure?.code) == [.offline, .offline, .offline])
                #expect(home.highlight?.id == 385_687)
            }
            let fresh = try await client.movies.home(policy: .fresh)
            #expect(fresh.highlight == nil && fresh.rows.allSatisfy { $0.failure?.code == .offline && $0.items.isEmpty })
        }
    }

    @Test func `every list has the error of a refusal`() async throws {
        try await ClientFixture.with { fixture in
            let home = try await fixture.client { $0.credential = try .accessToken("eyWrong.eyWrong.wrong") }.movies.home()
            #expect(home.rows.compactMap(\.failure?.code) == Array(repeating: .unauthorized, count: 4) && home.highlight == nil)
        }
    }

    @Test func `a home that is cancelled is cancelled as a whole`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let reading = Task { try await client.movies.home() }
            reading.cancel()
            await #expect { try await reading.value } throws: { code($0) == .cancelled }
        }
    }
}
