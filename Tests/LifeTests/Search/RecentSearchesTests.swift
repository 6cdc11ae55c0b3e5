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
        try await ClientFixture.with { fixture in
            fixture.sandbox.behave(.offline)
            let client = try await fixture.client()
            for text in ["amélie", "  Star \n Wars ", "fight"] {
                try await client.history.record(text)
                fixture.clock.advance(by: .seconds(1))
            }
            #expect(try await texts(client) == ["fight", "Star Wars", "amélie"])
            try await client.history.record("AMELIE")
            await client.shutdown()

            let later = try await fixture.client()
            #expect(try await texts(later) == ["AMELIE", "fight", "Star Wars"])
            #expect(try await texts(later, 2) == ["AMELIE", "fight"])
            let newest = try #require(try await later.history.recent(1).first)
            #expect(newest.searchedAt == fixture.clock.wall.now())
            #expect(fixture.sandbox.counters.requests == 0)
        }
    }

    @Test func `a search is forgotten, and then all of them`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            for text in ["one", "two", "three"] {
                try await client.history.record(text)
                fixture.clock.advance(by: .seconds(1))
            }
            try await client.history.remove("TWO")
            try await client.history.remove("never searched for")
            #expect(try await texts(client) == ["three", "one"])
            try await client.history.clear()
            #expect(try await texts(client).isEmpty)
            #expect(try await texts(fixture.client()).isEmpty)
        }
    }

    @Test func `a text that is no question is not remembered, and neither is a search by itself`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            for text in ["", " \n ", String(repeating: "x", count: 201)] {
                await #expect { try await client.history.record(text) } throws: { code($0) == .invalidInput }
            }
            _ = try await client.search.movies("fight")
            #expect(try await texts(client).isEmpty)
        }
    }

    @Test func `two clients of one folder share what is remembered`() async throws {
        try await ClientFixture.with { fixture in
            let (one, other) = (try await fixture.client(), try await fixture.client())
            try await one.history.record("shared")
            #expect(try await texts(other) == ["shared"])
            try await other.history.clear()
            #expect(try await texts(one).isEmpty)
        }
    }

    @Test func `each person has their own searches, and the device has those that were made in nobody's name`() async throws {
        try await ClientFixture.with(Sandbox.Options(accounts: [.viewer, .second])) { fixture in
            let client = try await fixture.signedIn()
            let viewer = client.user(try #require(try await client.account.current()))
            let second = client.user(try await client.account.signIn(username: "second", password: Secret("nachos")))
            try await viewer.history.record("secret admirer")
            try await second.history.record("secret garden")
            // An account is signed in, and this is anonymous all the same.
            try await client.history.record("secret of the device")
            for (asked, own) in [(viewer, "secret admirer"), (second, "secret garden"), (client, "secret of the device")] {
                #expect(try await texts(asked) == [own])
                #expect(try await asked.suggestions("secret") == [.recent(own)])
            }
            try await second.history.remove("secret admirer")
            try await second.history.clear()
            #expect(try await texts(second).isEmpty)
            #expect(try await texts(viewer.client(language: "fr-FR")) == ["secret admirer"])
            #expect(try await texts(client) == ["secret of the device"])
        }
    }

    @Test func `who has left is refused as everywhere, and who comes back finds their searches unless they were wiped`() async throws {
        try await ClientFixture.with(Sandbox.Options(accounts: [.viewer, .second])) { fixture in
            let client = try await fixture.signedIn()
            let session = try #require(try await client.account.current())
            let viewer = client.user(session)
            try await viewer.history.record("kept")
            try await client.history.record("of the device")
            _ = try await viewer.account.signOut()
            try await expectRefusals(viewer, "session.ended")
            #expect(try await texts(client.user(client.account.signIn(username: "viewer", password: Secret("popcorn")))) == ["kept"])
            try await client.account.wipe(session)
            try await expectRefusals(viewer, "session.unknown")
            #expect(try await texts(client.user(client.account.signIn(username: "viewer", password: Secret("popcorn")))).isEmpty)
            #expect(try await texts(client) == ["of the device"])
        }
    }

    private func expectRefusals(_ user: MarqueeClient, _ reason: String) async throws {
        let isRefusal = { (error: any Error) in (error as? MarqueeError)?.reason.key == reason }
        await #expect { try await user.history.record("late") } throws: { isRefusal($0) }
        await #expect { try await user.history.recent(5) } throws: { isRefusal($0) }
        await #expect { try await user.history.remove("kept") } throws: { isRefusal($0) }
        await #expect { try await user.history.clear() } throws: { isRefusal($0) }
        await #expect { try await user.suggestions("k") } throws: { isRefusal($0) }
    }

    @Test func `without a store nothing is remembered, and that is no error`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.storage = .none }
            try await client.history.record("gone")
            #expect(try await texts(client).isEmpty)
        }
    }

    @Test func `what a person searched for is in the user's file and in no other`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            try await client.history.record("findmeagain")
            await client.shutdown()
            let traces = try Marker("findmeagain", parts: ["findmeagain"]).search(folder: fixture.folder.path).traces
            #expect(!traces.isEmpty && traces.allSatisfy { $0.contains("user.sqlite") })
        }
    }
}
