import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Recent searches through a whole client and its real user file.
@Suite(.timeLimit(.minutes(5)))
struct RecentSearchesTests {
    private func texts(_ client: MarqueeClient, _ limit: Int = 10) async throws -> [String] {
        try await client.history.recent(limit).map(\.text)
    }

    @Test func `searches are remembered newest first, each once, by later clients too, without a server`() async throws {
        try await Stage.with { stage in
            stage.sandbox.behave(.offline)
            let client = try await stage.client()
            for text in ["amélie", "  Star \n Wars ", "fight"] {
                try await client.history.record(text)
                stage.clock.advance(by: .seconds(1))
            }
            #expect(try await texts(client) == ["fight", "Star Wars", "amélie"])
            try await client.history.record("AMELIE")
            await client.shutdown()

            let later = try await stage.client()
            #expect(try await texts(later) == ["AMELIE", "fight", "Star Wars"])
            #expect(try await texts(later, 2) == ["AMELIE", "fight"])
            let newest = try #require(try await later.history.recent(1).first)
            #expect(newest.searchedAt == stage.clock.wall.now())
            #expect(stage.sandbox.counters.requests == 0)
        }
    }

    @Test func `a search is forgotten, and then all of them`() async throws {
        try await Stage.with { stage in
            let client = try await stage.client()
            for text in ["one", "two", "three"] {
                try await client.history.record(text)
                stage.clock.advance(by: .seconds(1))
            }
            try await client.history.remove("TWO")
            try await client.history.remove("never searched for")
            #expect(try await texts(client) == ["three", "one"])
            try await client.history.clear()
            #expect(try await texts(client).isEmpty)
            #expect(try await texts(stage.client()).isEmpty)
        }
    }

    @Test func `a text that is no question is not remembered, and neither is a search by itself`() async throws {
        try await Stage.with { stage in
            let client = try await stage.client()
            for text in ["", " \n ", String(repeating: "x", count: 201)] {
                await #expect { try await client.history.record(text) } throws: { code($0) == .invalidInput }
            }
            _ = try await client.search.movies("fight")
            #expect(try await texts(client).isEmpty)
        }
    }

    @Test func `two clients of one folder share what is remembered`() async throws {
        try await Stage.with { stage in
            let (one, other) = (try await stage.client(), try await stage.client())
            try await one.history.record("shared")
            #expect(try await texts(other) == ["shared"])
            try await other.history.clear()
            #expect(try await texts(one).isEmpty)
        }
    }

    @Test func `without a store nothing is remembered, and that is no error`() async throws {
        try await Stage.with { stage in
            let client = try await stage.client { $0.storage = .none }
            try await client.history.record("gone")
            #expect(try await texts(client).isEmpty)
        }
    }

    @Test func `what a person searched for is in the user's file and in no other`() async throws {
        try await Stage.with { stage in
            let client = try await stage.client()
            try await client.history.record("findmeagain")
            await client.shutdown()
            let traces = try Marker("findmeagain", parts: ["findmeagain"]).search(folder: stage.folder.path).traces
            #expect(!traces.isEmpty && traces.allSatisfy { $0.contains("user.sqlite") })
        }
    }
}
