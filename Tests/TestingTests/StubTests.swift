import Marquee
import MarqueeDomain
import MarqueeTesting
import Testing

/// Clients whose use cases a test replaces.
struct StubTests {
    @Test func `a function gets the arguments of a call, and its value reaches the caller with all facts of the read`() async throws {
        let marquee = try await MarqueeClient.stub {
            $0.movies.details = { id, parts in Read(MovieDetails(movie: Movie(id: id, title: "\(id) with \(parts.count) parts"))) }
            $0.movies.list = { _ in
                Read { (policy) in
                    Fetched(
                        .sample(.sample), origin: .store, age: .seconds(60), isStale: policy == .cached, refreshError: .sample(.offline),
                        marks: [.movie(550): Marks(isFavorite: true)])
                }
            }
        }
        #expect(try await marquee.movies.details(7).value.title == "7 with 7 parts")
        #expect(try await marquee.movies.details(7, including: [.credits]).value.title == "7 with 1 parts")
        let popular = try await marquee.movies.list(.popular)
        #expect(popular.value.items == [.sample] && popular.isStale && popular.refreshError?.code == .offline)
        #expect(popular.marks(on: .movie(550)).isFavorite)
        #expect(try await marquee.movies.list(.popular, policy: .fresh).isStale == false)
    }

    @Test func `an error of a function reaches the caller`() async throws {
        let marquee = try await MarqueeClient.stub {
            $0.search.movies = { _ in .failing(.sample(.rateLimited)) }
            $0.library.set = { (_, _) throws(MarqueeError) in throw .sample(.storageFull) }
        }
        let search = await #expect(throws: MarqueeError.self) { try await marquee.search.movies("star") }
        #expect(search?.code == .rateLimited)
        let mark = await #expect(throws: MarqueeError.self) { try await marquee.library.rate(.movie(11), 9) }
        #expect(mark?.code == .storageFull)
    }

    @Test func `a use case without a function fails with its name`() async throws {
        let marquee = try await MarqueeClient.stub()
        let calls: [(String, () async throws -> Void)] = [
            ("movies.details", { _ = try await marquee.movies.details(1) }),
            ("movies.genres", { _ = try await marquee.genres.movies() }),
            ("tv.season", { _ = try await marquee.tvSeasons.details(1, season: 1) }),
            ("people.latest", { _ = try await marquee.people.latest() }),
            ("search.multi", { _ = try await marquee.search.multi("a") }),
            ("suggestions", { _ = try await marquee.suggestions("a") }),
            ("preview", { _ = try await marquee.preview(.movie(1)) }),
            ("history.record", { try await marquee.history.record("a") }),
            ("account.current", { _ = try await marquee.account.current() }),
            ("account.details", { _ = try await marquee.account.details() }),
            ("account.session", { _ = try await marquee.user(id: 1) }),
            ("library.set", { try await marquee.library.setFavorite(.movie(1)) }),
            ("library.toggle", { try await marquee.library.toggleFavorite(.movie(1)) }),
            ("library.favoriteTV", { _ = try await marquee.library.favoriteTV() }),
            ("library.ratedEpisodes", { _ = try await marquee.library.ratedEpisodes() }),
            ("lists.mine", { _ = try await marquee.lists.mine() }),
            ("mixedLists.details", { _ = try await marquee.mixedLists.details(1) }),
            ("cache.info", { _ = try await marquee.cache.info() }),
            ("cache.titles", { _ = try await marquee.cache.titles() }),
        ]
        for (name, call) in calls {
            let error = await #expect(throws: MarqueeError.self, "\(name)") { try await call() }
            #expect(error?.code == .unstubbed && error?.operation == name && error?.reason.text.contains(name) == true, "\(name)")
        }
        for await _ in marquee.library.changes { Issue.record("A stub without changes sent one.") }
    }

    @Test func `a request of a program's own has the answer of its function, which must have the asked type`() async throws {
        struct Answer: Decodable, Sendable, Equatable { var id: Int }
        let (marquee, calls) = try await MarqueeClient.spy {
            $0.requests.send = { _ in Answer(id: 7) }
            $0.requests.cached = { _, _ in Read { (_) in Fetched(Answer(id: 8), origin: .store, age: .seconds(60)) } }
        }
        let request = CustomRequest.get("movie", .id(550))
        #expect(try await marquee.request(request, as: Answer.self) == Answer(id: 7))
        let cached = try await marquee.request(request, as: Answer.self, cached: .seconds(1), policy: .offline)
        #expect(cached.value == Answer(id: 8) && cached.origin == .store && cached.age == .seconds(60))
        #expect(await #expect(throws: MarqueeError.self) { try await marquee.request(request) }?.code == .unreadable)
        #expect(calls.requests.send == [request, request] && calls.requests.policies(of: \.cached) == [.offline])
        #expect(calls.requests.cached == [(request, .seconds(1))])
    }

    @Test func `views of a stub are the same stub`() async throws {
        let marquee = try await MarqueeClient.stub {
            $0.movies.details = { _, _ in Read(.sample) }
            $0.account.session = { (id) throws(MarqueeError) in id == 1 ? .sample : nil }
        }
        let views = [
            marquee.anonymous, marquee.user(.sample), try await marquee.user(id: 1), marquee.within(.seconds(1)),
            try marquee.client(language: "fr"),
        ]
        for view in views { #expect(try await view.movies.details(550).value.movie == .sample) }
        await #expect(throws: MarqueeError.self) { try await marquee.user(id: 2) }
    }

    @Test func `a stub needs no socket, no file and no credential, and is shut down like a client`() async throws {
        let marquee = try await MarqueeClient.stub()
        #expect(marquee.stats().requests == 0 && marquee.health().isReady)
        let run = Task { await marquee.run() }
        run.cancel()
        await run.value
    }
}
