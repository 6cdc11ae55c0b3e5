import Marquee
import MarqueeSandbox
import Testing

/// Search for people through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(1)))
struct PeopleSearchTests {
    @Test func `hits come from the server, from memory and from their own kept answer`() async throws {
        try await Stage.with { stage in
            let page = try await stage.wholeLife { $0.search.people.read("hanks") }
            #expect(page.items.map(\.name) == ["Tom Hanks"] && page.totalResults == 1)
        }
    }

    @Test func `there is no index of people, so what was never searched for is offline`() async throws {
        try await Stage.with { stage in
            _ = try await stage.client().people.popular()
            _ = try await stage.client().people.details(31)
            try await stage.nothingKept { $0.search.people.read("hanks") }
            let client = try await stage.client()
            await #expect { try await client.search.people("hanks") } throws: { code($0) == .offline }
        }
    }

    @Test func `texts that are no question are refused before anything is sent`() async throws {
        try await Stage.with { stage in
            let client = try await stage.client()
            await #expect { try await client.search.people(" ") } throws: { code($0) == .invalidInput }
            #expect(stage.sandbox.counters.requests == 0)
        }
    }
}
