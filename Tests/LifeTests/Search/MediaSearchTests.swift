import Marquee
import MarqueeSandbox
import Testing

/// Search for everything through a whole client, a real socket and real files, and by the local index when there is no server.
@Suite(.timeLimit(.minutes(1)))
struct MediaSearchTests {
    @Test func `hits come from the server, from memory and from their own kept answer`() async throws {
        try await Stage.with { stage in
            let page = try await stage.wholeLife { $0.search.all.read("an") }
            #expect(page.totalResults == 28 && page.totalPages == 2)
            #expect(page.items.prefix(3).map(\.id) == [.tv(82_856), .person(224_513), .movie(634_649)])
        }
    }

    @Test func `without a server movies and series are found among those that passed through, and people are not`() async throws {
        try await Stage.with { stage in
            let online = try await stage.client()
            for try await _ in online.trending.all.pages(.today()) {}
            stage.sandbox.behave(.offline)
            let client = try await stage.client()
            let found = try await client.search.all("godf")
            #expect(found.origin == .titleIndex && found.isStale && found.refreshError?.code == .offline)
            #expect(Set(found.value.items.map(\.id)) == [.movie(238), .movie(240)])
            let series = try await client.search.all("hannibal", .offline)
            #expect(series.value.items.map(\.id) == [.tv(40_008)] && series.value.items.first?.title == "Hannibal")
            #expect(series.refreshError == nil)
            #expect(try await client.search.all("hanks").value.items.isEmpty)
        }
    }

    @Test func `texts that are no question are refused before anything is sent`() async throws {
        try await Stage.with { stage in
            let client = try await stage.client()
            await #expect { try await client.search.all("\n") } throws: { code($0) == .invalidInput }
            #expect(stage.sandbox.counters.requests == 0)
        }
    }
}
