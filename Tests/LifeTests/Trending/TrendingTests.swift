import Marquee
import MarqueeSandbox
import Testing

/// Trends through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct TrendingTests {
    @Test(arguments: Trending.Window.allCases)
    func `each list comes from the server, from memory and from the store`(_ window: Trending.Window) async throws {
        try await ClientFixture.with { fixture in
            let page = try await fixture.wholeLife { $0.trending.movies.read(Trending(window)) }
            #expect(!page.items.isEmpty)
        }
        try await ClientFixture.with { fixture in
            let page = try await fixture.wholeLife { $0.trending.tv.read(Trending(window)) }
            #expect(!page.items.isEmpty)
        }
        try await ClientFixture.with { fixture in
            let page = try await fixture.wholeLife { $0.trending.people.read(Trending(window)) }
            #expect(!page.items.isEmpty)
        }
        try await ClientFixture.with { fixture in
            let page = try await fixture.wholeLife { $0.trending.all.read(Trending(window)) }
            #expect(Set(page.items.map(\.id.kind)).isSubset(of: [.movie, .tv, .person]) && page.items.count > 1)
        }
    }

    @Test func `without a server and anything kept trends are offline`() async throws {
        try await ClientFixture.with { fixture in try await fixture.nothingCached { $0.trending.all.read(.today()) } }
    }

    @Test func `the pages of a mixed list bring every item once`() async throws {
        var options = Sandbox.Options()
        options.pageSize = 5
        try await ClientFixture.with(options) { fixture in
            var seen: [MediaReference] = []
            for try await item in try await fixture.client().trending.all.pages(.today()).items { seen.append(item.id) }
            #expect(seen.count > 10 && Set(seen).count == seen.count)
        }
    }
}
