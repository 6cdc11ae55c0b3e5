import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Details with the marks of an account in the same answer: that account's answer only.
@Suite(.timeLimit(.minutes(5)))
struct AccountStatesTests {
    @Test func `each account has its own answer, and a signed-out one has none`() async throws {
        try await ClientFixture.with(Sandbox.Options(accounts: [.viewer, .second])) { fixture in
            let client = try await fixture.client()
            await #expect { try await client.movies.details(550, including: [.accountStates]) } throws: { code($0) == .unauthorized }
            let viewer = try await client.account.signIn(username: "viewer", password: "popcorn")
            let second = try await client.account.signIn(username: "second", password: "nachos")
            try await client.user(viewer).library.setFavorite(.movie(550))
            _ = try await client.user(viewer).library.send()

            let parts: Set<MoviePart> = [.credits, .accountStates]
            let asked = try await client.user(viewer).movies.details(550, including: parts)
            #expect(asked.origin == .server && asked.value.accountStates?.isFavorite == true && asked.value.credits != nil)
            #expect(asked.marks(on: .movie(550)).isFavorite)
            #expect(try await client.user(viewer).movies.details(550, including: parts).origin == .memory)

            fixture.sandbox.behave(.offline)
            // An answer that is stored for one account is there for that account only, in memory and in the store.
            for later in [client, try await fixture.client()] {
                let stored = try await later.user(viewer).movies.details(550, including: parts, policy: .offline)
                #expect(stored.value.accountStates?.isFavorite == true)
                await #expect { try await later.user(second).movies.details(550, including: parts, policy: .offline) } throws: {
                    code($0) == .offline
                }
                await #expect { try await later.anonymous.movies.details(550, including: parts, policy: .offline) } throws: {
                    code($0) == .unauthorized
                }
                await #expect { try await later.anonymous.movies.details(550, including: [.credits], policy: .offline) } throws: {
                    code($0) == .offline
                }
            }
            fixture.sandbox.behave(.normal)
            let others = try await client.user(second).movies.details(550, including: parts)
            #expect(others.origin == .server && others.value.accountStates == Marks.none)

            _ = try await client.user(viewer).account.signOut()
            fixture.sandbox.behave(.offline)
            await #expect { try await client.user(viewer).movies.details(550, including: parts, policy: .offline) } throws: {
                [.unauthorized, .offline].contains(code($0))
            }
        }
    }
}
