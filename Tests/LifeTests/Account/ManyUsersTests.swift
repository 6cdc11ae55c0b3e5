import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Many people in one process, through one client.
@Suite(.timeLimit(.minutes(5)))
struct ManyUsersTests {
    @Test func `each person sees the same catalog and their own marks and answers`() async throws {
        let accounts = (1...8).map { Sandbox.Account(username: "user\($0)", password: "pass\($0)", id: 100 + $0) }
        try await ClientFixture.with(Sandbox.Options(accounts: accounts)) { fixture in
            let client = try await fixture.client()
            var sessions: [Session] = []
            for account in accounts {
                sessions.append(try await client.account.signIn(username: account.username, password: Secret(account.password)))
            }
            _ = try await client.movies.list(.popular())
            let requests = fixture.sandbox.counters.requests
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (index, session) in sessions.enumerated() {
                    group.addTask {
                        let user = client.user(session)
                        try await user.library.rate(.movie(550), Double(index + 1) / 2)
                        let page = try await user.movies.list(.popular())
                        #expect(page.origin == .memory)
                        #expect(page.marks == [.movie(550): Marks(rating: Rating(halfPoints: index + 1), pending: [.rating])])
                    }
                }
                try await group.waitForAll()
            }
            #expect(fixture.sandbox.counters.requests == requests)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for session in sessions {
                    group.addTask {
                        let user = client.user(session)
                        let report = try await user.library.sync()
                        #expect(report.sent == 1)
                        let (asked, kept) = (try await user.account.details(), try await user.account.details(policy: .offline))
                        #expect(asked.value.username == session.username && kept.value.username == session.username)
                    }
                }
                try await group.waitForAll()
            }
            for (index, account) in accounts.enumerated() {
                #expect(fixture.sandbox.library(of: account.username).ratedMovies == [550: Double(index + 1) / 2])
            }
        }
    }

    @Test func `a person's client speaks any language and stays that person's`() async throws {
        try await ClientFixture.with(Sandbox.Options(accounts: [.viewer, .second])) { fixture in
            let client = try await fixture.signedIn()
            let viewer = try #require(try await client.account.current())
            let second = try await client.account.signIn(username: "second", password: Secret("nachos"))
            let french = try client.user(viewer).client(language: "fr-FR")
            try await french.library.setFavorite(.movie(550))
            #expect(try await french.movies.details(550).marks(on: .movie(550)).isFavorite)
            #expect(try await client.user(second).movies.details(550).marks(on: .movie(550)) == .none)
            #expect(try await client.movies.details(550).marks(on: .movie(550)) == .none)
            #expect(try await french.account.current() == viewer)
        }
    }
}
