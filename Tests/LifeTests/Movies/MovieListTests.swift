import Marquee
import MarqueeSandbox
import Synchronization
import Testing

/// Lists through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct MovieListTests {
    private let popularIDs = [
        502_356, 76_600, 315_162, 603_692, 934_433, 385_687, 634_649, 447_365, 298_618, 862, 238, 278, 372_058, 129, 335_984, 550,
        496_243, 603, 857, 13, 640, 118_340, 497, 240, 429, 8_358, 594, 11, 568, 973_534,
    ]

    @Test func `a list comes from the server, from memory and from the store`() async throws {
        try await ClientFixture.with { fixture in
            let page = try await fixture.wholeLife { $0.movies.list.read(.popular()) }
            #expect(page.page == 1 && page.totalPages == 2 && page.totalResults == 30)
            #expect(page.items.map(\.id) == Array(popularIDs.prefix(20)))
            let first = try #require(page.items.first)
            #expect(first.title == "The Super Mario Bros. Movie" && first.originalLanguage == "en")
            #expect(first.releaseDate == Day(year: 2023, month: 4, day: 5) && first.genreIDs == [16, 12, 10_751, 14, 35])
            #expect(first.posterPath?.description == "/qNBAXBIQlnOThrVvA6mA2B5ggV6.jpg")
            #expect(first.voteAverage == 7.5 && first.voteCount == 1_456)
        }
    }

    @Test func `updates bring the cached list and then the server's`() async throws {
        try await ClientFixture.with { fixture in try await fixture.cachedThenServed { $0.movies.list.read(.popular()) } }
    }

    @Test func `without a server and anything kept a list is offline`() async throws {
        try await ClientFixture.with { fixture in try await fixture.nothingCached { $0.movies.list.read(.topRated()) } }
    }

    @Test(arguments: [
        (MovieList.Kind.nowPlaying, [502_356, 76_600, 315_162, 603_692]), (.upcoming, [385_687, 447_365]),
        (.topRated, [238, 278, 240]),
    ])
    func `every list is its own`(_ kind: MovieList.Kind, front ids: [Int]) async throws {
        try await ClientFixture.with { fixture in
            let page = try await fixture.client().movies.list(MovieList(kind)).value
            #expect(Set(page.items.prefix(ids.count).map(\.id)) == Set(ids))
            #expect(fixture.sandbox.log.map { $0.path.split(separator: "?").first } == ["/3/movie/\(kind.rawValue)"])
        }
    }

    @Test func `pages follow each other to the last, online and from the store`() async throws {
        try await ClientFixture.with(Sandbox.Options(pageSize: 12)) { fixture in
            for expected in [Origin.server, .store] {
                let client = try await fixture.client()
                var pages: [Fetched<Page<Movie>>] = []
                for try await page in client.movies.list.pages(.popular()) { pages.append(page) }
                #expect(pages.map(\.value.page) == [1, 2, 3] && pages.allSatisfy { $0.origin == expected })
                #expect(pages.map(\.value.items.count) == [12, 12, 6])

                var movies: [Movie] = []
                for try await movie in client.movies.list.pages(.popular()).items { movies.append(movie) }
                #expect(movies.map(\.id) == popularIDs)
                #expect(movies.last?.releaseDate == nil && movies.last?.posterPath == nil)
                fixture.sandbox.behave(.offline)
            }
            #expect(fixture.sandbox.counters.requests == 3)
        }
    }

    @Test func `pages that were not kept end in an error, and go on when the server is back`() async throws {
        try await ClientFixture.with(Sandbox.Options(pageSize: 5)) { fixture in
            let client = try await fixture.client()
            var pages = client.movies.list.pages(.popular()).makeAsyncIterator()
            #expect(try await pages.next()?.value.page == 1)
            fixture.sandbox.behave(.offline)
            var failure: MarqueeError?
            do throws(MarqueeError) { _ = try await pages.next() } catch { failure = error }
            #expect(failure?.code == .offline)
            fixture.sandbox.behave(.normal)
            #expect(try await pages.next()?.value.page == 2)
        }
    }

    @Test func `a page beyond the five hundredth is refused before anything is sent`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            for page in [0, -1, 501] {
                await #expect { try await client.movies.list(.popular(page: page)) } throws: { code($0) == .invalidInput }
            }
            #expect(fixture.sandbox.counters.requests == 0)
        }
    }

    @Test func `updates bring what is kept and then what the server says`() async throws {
        try await ClientFixture.with { fixture in
            func origins(_ client: MarqueeClient) async throws -> [Origin] {
                var origins: [Origin] = []
                for try await update in client.movies.list.updates(.popular()) { origins.append(update.origin) }
                return origins
            }
            let client = try await fixture.client()
            #expect(try await origins(client) == [.server])
            #expect(try await origins(client) == [.memory, .server])
            #expect(try await origins(fixture.client()) == [.store, .server])

            fixture.sandbox.behave(.offline)
            var updates = try await fixture.client().movies.list.updates(.popular()).makeAsyncIterator()
            #expect(try await updates.next()?.refreshError == nil)
            #expect(try await updates.next()?.refreshError?.code == .offline)
            #expect(try await updates.next() == nil)
        }
    }

    @Test func `a handler on the main actor gets the value, and gets the error`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let outcomes = Mutex<[Result<Fetched<Page<Movie>>, MarqueeError>]>([])
            let note: @MainActor @Sendable (Result<Fetched<Page<Movie>>, MarqueeError>) -> Void = { outcome in
                MainActor.assertIsolated()
                outcomes.withLock { $0.append(outcome) }
            }
            await client.movies.list.execute(.popular(), handler: note).value
            await client.movies.list.execute(.popular(page: 0), handler: note).value
            let noted = outcomes.withLock { $0 }
            #expect(try noted.first?.get().value.items.map(\.id) == Array(popularIDs.prefix(20)))
            #expect { try noted.last?.get() } throws: { code($0) == .invalidInput }
        }
    }
}
