import Marquee
import MarqueeSandbox
import Testing

/// Search for series through a whole client, a real socket and real files, and by the local index when there is no server.
@Suite(.timeLimit(.minutes(1)))
struct TVSearchTests {
    @Test func `hits come from the server, from memory and from their own kept answer`() async throws {
        try await Stage.with { stage in
            let page = try await stage.wholeLife { $0.search.tv.read("thrones") }
            #expect(page.items.map(\.id) == [1_399] && page.totalResults == 1)
        }
    }

    @Test func `a text that was never searched for is found among the series that passed through`() async throws {
        try await Stage.with { stage in
            let online = try await stage.client()
            _ = try await online.tv.chart(.popular())
            _ = try await online.movies.chart(.popular())
            stage.sandbox.behave(.offline)
            let client = try await stage.client()
            let found = try await client.search.tv("hann")
            #expect(found.origin == .titleIndex && found.isStale && found.refreshError?.code == .offline)
            #expect(found.value.items.map(\.id) == [40_008] && found.value.totalResults == 1)
            let series = try #require(found.value.items.first)
            #expect(series.name == "Hannibal" && series.firstAirDate == Day(year: 2013, month: 4, day: 4))
            #expect(series.posterPath?.description == "/imzvb941su6uhQ158GGurk7vF28.jpg")

            #expect(try await client.search.tv("godfather", .offline).value.items.isEmpty)
            #expect(try await client.search.tv(TVSearch("mandal", year: 2019)).value.items.map(\.id) == [82_856])
            #expect(try await client.search.tv(TVSearch("mandal", year: 2018)).value.items.isEmpty)
        }
    }

    @Test func `a series seen by its details only is found too, by either of its names`() async throws {
        try await Stage.with { stage in
            _ = try await stage.client { $0.language = "es-ES" }.tv.details(1_399)
            stage.sandbox.behave(.offline)
            let client = try await stage.client { $0.language = "es-ES" }
            #expect(try await client.search.tv("juego de tro").value.items.map(\.name) == ["Juego de tronos"])
            #expect(try await client.search.tv("game of thr").value.items.map(\.id) == [1_399])
        }
    }

    @Test func `texts that are no question are refused before anything is sent`() async throws {
        try await Stage.with { stage in
            let client = try await stage.client()
            for text in ["", " \n\t "] {
                await #expect { try await client.search.tv(TVSearch(text)) } throws: { code($0) == .invalidInput }
            }
            #expect(stage.sandbox.counters.requests == 0)
        }
    }
}
