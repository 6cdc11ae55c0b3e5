import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Suggestions through a whole client and its real files.
@Suite(.timeLimit(.minutes(5)))
struct SuggestionsTests {
    private func titles(_ client: MarqueeClient, _ typed: String) async throws -> [MediaReference] {
        try await client.suggestions(typed).compactMap { if case .title(let title) = $0 { title.reference } else { nil } }
    }

    @Test func `titles that passed through are suggested by popularity, without a request, by later clients too`() async throws {
        try await ClientFixture.with { fixture in
            let online = try await fixture.client()
            for try await _ in online.movies.list.pages(.popular()) {}
            _ = try await online.tv.list(.popular())
            let requests = fixture.sandbox.counters.requests
            fixture.sandbox.behave(.offline)
            for client in [online, try await fixture.client()] {
                #expect(try await client.suggestions("godf").map(\.text) == ["The Godfather", "The Godfather Part II"])
                #expect(
                    try await client.suggestions("game") == [
                        .title(
                            edited(SuggestedTitle(reference: .tv(1_399), title: "Game of Thrones")) {
                                ($0.year, $0.matches) = (2011, [0..<4])
                            })
                    ])
                let the = try await titles(client, "THE")
                #expect(the.count == 10 && the.first == .movie(502_356) && the.contains(.tv(204_370)))
                #expect(try await client.suggestions("zzz").isEmpty)
            }
            #expect(fixture.sandbox.counters.requests == requests)
        }
    }

    @Test func `every key that is typed narrows the suggestions`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            for try await _ in client.movies.list.pages(.popular()) {}
            var before = try await titles(client, "t")
            for typed in ["to", "toy", "toy ", "toy s", "toy story"] {
                let now = try await titles(client, typed)
                #expect(now.contains(.movie(862)) && now.count <= max(before.count, 1), "\(typed)")
                before = now
            }
            #expect(before == [.movie(862)])
        }
    }

    @Test func `recent searches come first, a few of them, and go when they are forgotten`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            for try await _ in client.movies.list.pages(.popular()) {}
            for text in ["godot", "gods", "godfather trilogy", "Gödel", "other"] {
                try await client.history.record(text)
                fixture.clock.advance(by: .seconds(1))
            }
            #expect(
                try await client.suggestions("god").map(\.text) == [
                    "Gödel", "godfather trilogy", "gods", "The Godfather", "The Godfather Part II",
                ])
            try await client.history.clear()
            #expect(try await client.suggestions("god").map(\.text) == ["The Godfather", "The Godfather Part II"])
        }
    }

    @Test func `a title is suggested in the language of the person`() async throws {
        try await ClientFixture.with { fixture in
            let english = try await fixture.client()
            let spanish = try english.client(language: "es-ES")
            _ = try await english.tv.details(1_399)
            _ = try await spanish.tv.details(1_399)
            #expect(try await spanish.suggestions("jue").map(\.text) == ["Juego de tronos"])
            #expect(try await english.suggestions("game").map(\.text) == ["Game of Thrones"])
        }
    }

    @Test func `nothing is suggested for nothing, for too much, or without a store`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.movies.list(.popular())
            for typed in ["", "  ", "\u{0}", String(repeating: "t", count: 500), "%", "_", "*", "' OR 1=1 --"] {
                #expect(try await client.suggestions(typed).isEmpty, "\(typed)")
            }
            let bare = try await fixture.client { $0.storage = .none }
            _ = try await bare.movies.list(.popular())
            #expect(try await bare.suggestions("the").isEmpty)
        }
    }
}
