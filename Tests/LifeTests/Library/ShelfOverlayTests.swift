import Marquee
import MarqueePresentation
import MarqueeSandbox
import TestKit
import Testing

/// The changes that are laid over the server's shelves, and those that are not.
@Suite(.timeLimit(.minutes(5)))
struct ShelfOverlayTests {
    @Test func `what another device took off the shelf does not come back from what is kept`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            _ = try await client.movies.list(.popular())
            try await client.library.setFavorite(.movie(550))
            #expect(try await client.library.send().sent == 1)
            fixture.sandbox.edit("viewer") { $0.favoriteMovies = [] }
            let fresh = try await client.library.favoriteMovies(ShelfPage(), policy: .fresh)
            #expect(fresh.value.items.isEmpty && fresh.value.totalResults == 0)
            let remembered = try await client.library.favoriteMovies(ShelfPage())
            #expect(remembered.origin == .memory && remembered.value == fresh.value)
            await client.shutdown()
            fixture.sandbox.behave(.offline)
            fixture.clock.advance(by: .seconds(86_400))
            let next = try await fixture.client()
            let kept = try await next.library.favoriteMovies(ShelfPage(), policy: .offline)
            #expect(kept.origin == .store && kept.value == fresh.value)
        }
    }

    @Test func `a title that was never read here is on its shelf as soon as the server has it`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            #expect(try await client.library.favoriteMovies(ShelfPage()).value.items.isEmpty)
            fixture.clock.advance(by: .seconds(1))
            try await client.library.setFavorite(.movie(550))
            // Only its number is known.
            let unsent = try await client.library.favoriteMovies(ShelfPage())
            #expect(unsent.value.items.isEmpty && unsent.value.totalResults == 1 && unsent.hiddenItems == 1 && !unsent.isStale)
            #expect(unsent.marks(on: .movie(550)).isFavorite)

            #expect(try await client.library.send().sent == 1)
            fixture.sandbox.behave(.offline)
            // A send expires the stored pages, and only the page in memory shows that it lacks the title.
            for policy in [ReadPolicy.offline, .cached] {
                let away = try await client.library.favoriteMovies(ShelfPage(), policy: policy)
                #expect(away.value.items.isEmpty && away.isStale && away.hiddenItems == 1 && away.value.totalResults == 1)
            }
            fixture.sandbox.behave(.normal)
            let shelf = try await client.library.favoriteMovies(ShelfPage())
            #expect(shelf.value.items.map(\.id) == [550] && shelf.hiddenItems == 0 && shelf.origin == .server && !shelf.isStale)
            #expect(try await client.library.favoriteMovies(ShelfPage()).origin == .memory)
        }
    }

    @Test func `a title that the background worker has sent is on its shelf at the next read`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            #expect(try await client.library.favoriteMovies(ShelfPage()).value.items.isEmpty)
            fixture.clock.advance(by: .seconds(1))
            client.startSyncing()
            let changes = client.library.changes
            try await client.library.setFavorite(.movie(550))
            for await change in changes where change.marks.pending.isEmpty { break }
            let shelf = try await client.library.favoriteMovies(ShelfPage())
            #expect(shelf.value.items.map(\.id) == [550] && shelf.value.totalResults == 1 && shelf.hiddenItems == 0)
        }
    }

    @Test func `what was sent from here before a page was read is not put on that page again`() async throws {
        try await ClientFixture.with(Sandbox.Options(pageSize: 2)) { fixture in
            let client = try await fixture.signedIn()
            for id in [550, 603, 13] {
                _ = try await client.movies.details(id)
                try await client.library.setFavorite(.movie(id))
            }
            #expect(try await client.library.send().sent == 3)
            for _ in 1...2 {
                let page = try await client.library.favoriteMovies(ShelfPage())
                #expect(page.value.items.map(\.id) == [13, 603] && page.value.totalResults == 3)
            }
            #expect(try await client.library.favoriteMovies(ShelfPage(page: 2)).value.items.map(\.id) == [550])
        }
    }

    @Test func `a clock that was turned back puts nothing on a page again`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            _ = try await client.movies.details(550)
            try await client.library.setFavorite(.movie(550))
            #expect(try await client.library.send().sent == 1)
            fixture.sandbox.edit("viewer") { $0.favoriteMovies = [] }
            fixture.clock.advance(by: .seconds(-3_600))
            #expect(try await client.library.favoriteMovies(ShelfPage(), policy: .fresh).value.items.isEmpty)
            #expect(try await client.library.favoriteMovies(ShelfPage(), policy: .offline).value.items.isEmpty)
        }
    }

    @Test func `a page that the server made before it took a change is asked for again`() async throws {
        try await ClientFixture.with { fixture in
            let gate = Gate()
            let transport = LateTransport(gate: gate, path: "/favorite/movies")
            let client = try await fixture.signedIn { $0.transport = transport }
            _ = try await client.movies.list(.popular())
            let reading = Task { try await client.library.favoriteMovies(ShelfPage(), policy: .fresh) }
            await gate.arrivals(1)
            fixture.clock.advance(by: .seconds(1))
            try await client.library.setFavorite(.movie(550))
            #expect(try await client.library.send().sent == 1)
            fixture.clock.advance(by: .seconds(1))
            gate.open()
            let page = try await reading.value
            #expect(page.value.items.map(\.id) == [550] && page.value.totalResults == 1)
            let kept = try await client.library.favoriteMovies(ShelfPage())
            #expect(kept.value == page.value && !kept.isStale)
        }
    }

    @Test func `a title that is rated anew keeps its page, before and after that is sent`() async throws {
        try await ClientFixture.with(Sandbox.Options(pageSize: 1)) { fixture in
            fixture.sandbox.edit("viewer") { $0.ratedMovies = [550: 8] }
            fixture.sandbox.edit("viewer") { $0.ratedMovies = [550: 8, 603: 7] }
            let client = try await fixture.signedIn()
            #expect(try await client.library.sync().failure == nil)
            func isInPlace() async throws -> Bool {
                let first = try await client.library.ratedMovies(ShelfPage(), policy: .offline).value
                let second = try await client.library.ratedMovies(ShelfPage(page: 2), policy: .offline).value
                return first.items.map(\.item.id) == [603] && first.totalResults == 2
                    && second.items.map(\.item.id) == [550] && second.items.map(\.rating.value) == [9]
            }
            try await client.library.rate(.movie(550), 9)
            #expect(try await isInPlace())
            fixture.clock.advance(by: .seconds(1))
            #expect(try await client.library.send().sent == 1)
            #expect(try await isInPlace())
        }
    }

    @Test func `what was never seen here counts on its shelf, and is shown once it was sent`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            _ = try await client.movies.details(550)
            _ = try await client.library.favoriteMovies(ShelfPage())
            _ = try await client.library.ratedEpisodes(ShelfPage())
            fixture.sandbox.behave(.offline)
            try await client.library.setFavorite(.movie(550))
            try await client.library.setFavorite(.movie(603))
            try await client.library.rate(.episode(of: 1399, season: 1, number: 1), 8)
            let movies = try await client.library.favoriteMovies(ShelfPage(), policy: .offline).value
            #expect(movies.items.map(\.id) == [550] && movies.totalResults == 2)
            let episodes = try await client.library.ratedEpisodes(ShelfPage(), policy: .offline).value
            #expect(episodes.items.isEmpty && episodes.totalResults == 1)
            fixture.sandbox.behave(.normal)
            #expect(try await client.library.sync().sent == 3)
            #expect(try await client.library.favoriteMovies(ShelfPage(), policy: .fresh).value.items.map(\.id) == [603, 550])
            #expect(try await client.library.ratedEpisodes(ShelfPage(), policy: .fresh).value.items.map(\.rating.value) == [8])
        }
    }

    /// The parts of a plain call, the usual ones, and those of screens.
    @Test(arguments: zip([[], SeasonPart.standard, ScreenParts.season], [[], EpisodePart.standard, ScreenParts.episode]))
    func `a rated episode is on its shelf at once if its season or itself was read, also offline`(
        _ seasonParts: Set<SeasonPart>, _ episodeParts: Set<EpisodePart>
    ) async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            _ = try await client.tvSeasons.details(1399, season: 1, including: seasonParts)
            let second = try await client.tvEpisodes.details(1399, season: 2, episode: 1, including: episodeParts).value.episode
            fixture.sandbox.behave(.offline)
            let rated: [Markable] = [.episode(of: 1399, season: 1, number: 2), .episode(of: 1399, season: 2, number: 1)]
            for (episode, value) in zip(rated, [7.0, 9]) { try await client.library.rate(episode, value) }
            let offline = try await client.library.ratedEpisodes(ShelfPage())
            #expect(offline.value.items.map(\.item.reference) == rated.reversed().map { episode($0) } && offline.hiddenItems == 0)
            #expect(offline.value.items.map(\.rating.value) == [9, 7] && offline.value.items.first?.item.episode == second)
            #expect(offline.value.items.allSatisfy { !$0.item.episode.name.isEmpty && $0.item.series == 1399 })
            fixture.sandbox.behave(.normal)
            let online = try await client.library.ratedEpisodes(ShelfPage(), policy: .fresh)
            #expect(online.value.items.count == 2)
        }
    }

    private func episode(_ item: Markable) -> EpisodeReference? { if case .episode(let reference) = item { reference } else { nil } }

    @Test func `a page that was emptied here is not the end of its shelf`() async throws {
        try await ClientFixture.with(Sandbox.Options(pageSize: 2)) { fixture in
            fixture.sandbox.edit("viewer") { $0.favoriteMovies = [550, 603, 13, 640, 129] }
            let client = try await fixture.signedIn()
            for try await _ in client.library.favoriteMovies.pages(ShelfPage()) {}
            for id in [129, 640] { try await client.library.setFavorite(.movie(id), false) }
            func shown(_ policy: ReadPolicy) async throws -> [Int] {
                var ids: [Int] = []
                for try await movie in client.library.favoriteMovies.pages(ShelfPage(), policy: policy).items { ids.append(movie.id) }
                return ids
            }
            #expect(try await shown(.cached) == [13, 603, 550])
            #expect(try await shown(.fresh) == [13, 603, 550])
            fixture.sandbox.behave(.offline)
            #expect(try await shown(.offline) == [13, 603, 550])
        }
    }

    @Test func `what a sync brought stands in the server's order, under what was marked since`() async throws {
        try await ClientFixture.with(Sandbox.Options(pageSize: 2)) { fixture in
            fixture.sandbox.edit("viewer") { $0.favoriteMovies = [550, 129, 13] }
            let client = try await fixture.signedIn()
            try await client.library.setFavorite(.movie(603))
            _ = try await client.movies.details(11)
            #expect(try await client.library.sync().failure == nil)
            fixture.sandbox.behave(.offline)
            try await client.library.setFavorite(.movie(11))
            let oldest = try await client.library.favoriteMovies(ShelfPage(.oldestFirst))
            #expect(oldest.origin == .titleIndex && oldest.value.items.map(\.id) == [550, 129, 13, 603, 11])
        }
    }

    @Test func `what is known here of a shelf stands in the order in which it was marked`() async throws {
        try await ClientFixture.with { fixture in
            let first = try await fixture.signedIn()
            for id in [550, 603, 13] { _ = try await first.movies.details(id) }
            await first.shutdown()
            fixture.sandbox.behave(.offline)
            for id in [550, 13, 603] {
                let client = try await fixture.client()
                try await client.library.setFavorite(.movie(id))
                await client.shutdown()
            }
            func known(_ client: MarqueeClient, _ order: ShelfOrder) async throws -> [Int] {
                try await client.library.favoriteMovies(ShelfPage(order)).value.items.map(\.id)
            }
            let client = try await fixture.client()
            #expect(try await known(client, .newestFirst) == [603, 13, 550])
            #expect(try await known(client, .oldestFirst) == [550, 13, 603])
            // The order does not change with the outcome of the changes, nor with other marks.
            try await client.library.rate(.movie(550), 3)
            fixture.sandbox.behave(.normal)
            #expect(try await client.library.send().sent == 4)
            _ = try await client.library.marks(on: .movie(550), policy: .fresh)
            fixture.sandbox.behave(.offline)
            let next = try await fixture.client()
            #expect(try await known(next, .newestFirst) == [603, 13, 550])
            #expect(try await known(next, .oldestFirst) == [550, 13, 603])
        }
    }
}

/// Carries requests over real sockets, and holds the answers of one path back until a gate opens.
private struct LateTransport: HTTPTransport {
    let gate: Gate
    let path: String
    let base = CurlTransport(CurlTransport.Configuration(usesEnvironmentProxies: false))

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let response = try await base.send(request)
        if request.url.contains(path) { await gate.pass() }
        return response
    }

    func shutdown() async { await base.shutdown() }
}
