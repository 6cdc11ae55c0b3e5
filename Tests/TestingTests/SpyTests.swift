import Marquee
import MarqueeDomain
import MarqueeTesting
import Testing

/// Calls that a spy records.
struct SpyTests {
    @Test func `calls are recorded with their arguments, in order`() async throws {
        let (marquee, calls) = try await MarqueeClient.spy {
            $0.movies.list = { _ in Read(.sample) }
            $0.movies.details = { _, _ in Read(.sample) }
            $0.movies.genres = { Read(.sample) }
            $0.library.set = { _, _ in Marks(isFavorite: true) }
            $0.history.clear = {}
            $0.suggestions = { _, _ in .sample }
        }
        _ = try await marquee.movies.list(.popular(page: 2))
        _ = try await marquee.movies.details(550, including: [.watchProviders])
        _ = try await marquee.movies.details(11)
        _ = try await marquee.genres.movies()
        try await marquee.library.setFavorite(.movie(550))
        try await marquee.history.clear()
        _ = try await marquee.suggestions("figh")

        #expect(calls.movies.list == [.popular(page: 2)])
        #expect(calls.movies.details == [(550, [.watchProviders]), (11, MoviePart.standard)])
        #expect(calls.movies.genres.count == 1 && calls.history.clear.count == 1)
        #expect(calls.library.set == [(.favorite(true), .movie(550))])
        #expect(calls.suggestions.map(\.0.value) == ["figh"] && calls.suggestions.map(\.1) == [10])
        #expect(calls.tv.details.isEmpty && calls.movies.latest.isEmpty)
        #expect(
            calls.names == [
                "movies.list", "movies.details", "movies.details", "movies.genres", "library.set", "history.clear", "suggestions",
            ])
        #expect(calls.movies.names == ["movies.list", "movies.details", "movies.details", "movies.genres"])
        #expect(calls.movies.description.split(separator: "\n").count == 4 && calls.description.contains("history.clear ()"))
    }

    @Test func `pairs differ in each of their values and in their number`() {
        let pairs = [(1, "a"), (2, "b")]
        #expect(pairs == [(1, "a"), (2, "b")])
        #expect(!(pairs == [(1, "a")]) && !(pairs == [(1, "a"), (3, "b")]) && !(pairs == [(1, "a"), (2, "c")]))
    }

    @Test func `a call of a use case without a function is recorded`() async throws {
        let (marquee, calls) = try await MarqueeClient.spy()
        await #expect(throws: MarqueeError.self) { try await marquee.movies.details(550, including: []) }
        await #expect(throws: MarqueeError.self) { try await marquee.lists.mine() }
        for await _ in marquee.library.changes(on: .movie(550)) {}
        #expect(calls.movies.details == [(550, [])] && calls.library.changes == [.movie(550)])
        #expect(calls.names == ["movies.details", "lists.mine", "library.changes"])
    }

    @Test func `an input that a use case refuses reaches no function`() async throws {
        let (marquee, calls) = try await MarqueeClient.spy { $0.search.movies = { _ in Read(.sample) } }
        await #expect(throws: MarqueeError.self) { try await marquee.search.movies("  ") }
        _ = try await marquee.search.movies(" fight   club ")
        #expect(calls.search.movies == ["fight club"])
    }

    @Test func `policies of reads are recorded`() async throws {
        let (marquee, calls) = try await MarqueeClient.spy { $0.movies.list = { _ in Read(.sample) } }
        _ = try await marquee.movies.list(.popular, policy: .fresh)
        for try await _ in marquee.movies.list.updates(.topRated) {}
        #expect(calls.movies.list == [.popular, .topRated])
        #expect(calls.movies.policies(of: \.list) == [.fresh, .offline, .freshElseCached])
        #expect(calls.movies.policies(of: \.details).isEmpty)
    }

    @Test func `calls of all views go to one record, from any number of tasks`() async throws {
        let (marquee, calls) = try await MarqueeClient.spy { $0.movies.credits = { _ in Read(.sample) } }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for id in 1...100 { group.addTask { _ = try await marquee.user(.sample).movies.credits(id) } }
            try await group.waitForAll()
        }
        #expect(calls.movies.credits.sorted() == Array(1...100))
    }

    @Test func `each function is recorded under its path in the stub`() async throws {
        let (marquee, calls) = try await MarqueeClient.spy()
        let expected: [(String, () async throws -> Void)] = [
            ("tv.season", { _ = try await marquee.tvSeasons.details(1, season: 1) }),
            ("seasons.credits", { _ = try await marquee.tvSeasons.credits(1, season: 1) }),
            ("episodes.credits", { _ = try await marquee.tvEpisodes.credits(1, season: 1, episode: 1) }),
            ("people.popular", { _ = try await marquee.people.popular() }),
            ("trending.all", { _ = try await marquee.trending.all(.day) }),
            ("search.find", { _ = try await marquee.find.byID(.imdb("tt0137523")) }),
            ("reference.company", { _ = try await marquee.companies.details(1) }),
            ("changes.movie", { _ = try await marquee.changes.movie(550) }),
            ("images.configuration", { _ = try await marquee.images.configuration() }),
            ("history.recent", { _ = try await marquee.history.recent(5) }),
            ("account.sessionsAfter", { _ = try await marquee.account.sessions(after: nil, limit: 10) }),
            ("library.ratedTV", { _ = try await marquee.library.ratedTV() }),
            ("lists.contains", { _ = try await marquee.lists.contains(MediaListEntry(list: 1, movie: 550)) }),
            ("mixedLists.contains", { _ = try await marquee.mixedLists.contains(MixedListEntry(list: 1, title: .movie(550))) }),
            ("requests.send", { _ = try await marquee.request(.get("movie", .id(550))) }),
            ("requests.cached", { _ = try await marquee.request(.get("movie", .id(550)), cached: .seconds(1)) }),
            ("cache.info", { _ = try await marquee.cache.info() }),
            ("cache.titles", { _ = try await marquee.cache.titles() }),
        ]
        for (name, call) in expected {
            let error = await #expect(throws: MarqueeError.self, "\(name)") { try await call() }
            #expect(error?.operation == name)
        }
        #expect(calls.names == expected.map(\.0))
        #expect(calls.account.sessionsAfter == [(nil, 10)] && calls.library.ratedTV == [ShelfPage()])
    }
}
