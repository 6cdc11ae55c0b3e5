import Marquee
import MarqueeSandbox
import Testing

/// What is trending through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(1)))
struct TrendingTests {
    @Test(arguments: Trending.Window.allCases)
    func `trending movies come from the server, from memory and from the store`(_ window: Trending.Window) async throws {
        try await Stage.with { stage in
            let page = try await stage.wholeLife { $0.trending.movies.read(Trending(window)) }
            #expect(page.totalResults == 30 && page.items.prefix(2).map(\.id) == [502_356, 76_600])
            #expect(asked(stage) == ["/3/trending/movie/\(window.rawValue)"])
        }
    }

    @Test(arguments: Trending.Window.allCases)
    func `trending series come from the server, from memory and from the store`(_ window: Trending.Window) async throws {
        try await Stage.with { stage in
            let page = try await stage.wholeLife { $0.trending.tv.read(Trending(window)) }
            #expect(page.totalResults == 12 && page.items.prefix(2).map(\.name) == ["Dirty Linen", "The Path"])
            #expect(asked(stage) == ["/3/trending/tv/\(window.rawValue)"])
        }
    }

    @Test(arguments: Trending.Window.allCases)
    func `trending people come from the server, from memory and from the store`(_ window: Trending.Window) async throws {
        try await Stage.with { stage in
            let page = try await stage.wholeLife { $0.trending.people.read(Trending(window)) }
            #expect(page.totalResults == 60 && page.items.prefix(2).map(\.name) == ["Ana de Armas", "Pedro Pascal"])
            #expect(asked(stage) == ["/3/trending/person/\(window.rawValue)"])
        }
    }

    @Test(arguments: Trending.Window.allCases)
    func `all that is trending comes from the server, from memory and from the store`(_ window: Trending.Window) async throws {
        try await Stage.with { stage in
            let page = try await stage.wholeLife { $0.trending.all.read(Trending(window)) }
            #expect(page.totalResults == 102 && page.totalPages == 6)
            #expect(page.items.prefix(3).map(\.id) == [.movie(502_356), .movie(76_600), .tv(202_250)])
            #expect(asked(stage) == ["/3/trending/all/\(window.rawValue)"])
        }
    }

    @Test func `pages of all kinds follow each other to the last, online and from the store`() async throws {
        try await Stage.with { stage in
            for _ in ["online", "from the store"] {
                var kinds: [MediaKind: Int] = [:]
                for try await item in try await stage.client().trending.all.pages(.thisWeek()).items {
                    kinds[item.id.kind, default: 0] += 1
                }
                #expect(kinds == [.movie: 30, .tv: 12, .person: 60])
                stage.sandbox.behave(.offline)
            }
            #expect(stage.sandbox.counters.requests == 6)
        }
    }

    @Test func `windows and kinds are kept apart, and what is not kept is offline`() async throws {
        try await Stage.with { stage in
            _ = try await stage.client().trending.movies(.today())
            stage.sandbox.behave(.offline)
            let client = try await stage.client()
            await #expect { try await client.trending.movies(.thisWeek()) } throws: { code($0) == .offline }
            await #expect { try await client.trending.all(.today()) } throws: { code($0) == .offline }
            await #expect { try await client.trending.tv(.today()) } throws: { code($0) == .offline }
            await #expect { try await client.trending.people(.today()) } throws: { code($0) == .offline }
            #expect(try await client.trending.movies(.today()).origin == .store)
        }
    }

    private func asked(_ stage: Stage) -> Set<String> {
        Set(stage.sandbox.log.compactMap { $0.path.split(separator: "?").first.map(String.init) })
    }
}
