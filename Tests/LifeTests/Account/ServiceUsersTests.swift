import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// A client that serves many people has no user of its own, and its views keep people apart.
@Suite(.timeLimit(.minutes(5)))
struct ServiceUsersTests {
    @Test func `a sign-in makes no session current, and the client itself shows no marks`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn { $0.users = .many }
            let session = try #require(try await client.account.signIn(username: "viewer", password: "popcorn") as Session?)
            try await client.user(session).library.rate(.movie(550), 9)
            #expect(try await client.user(session).movies.details(550).marks(on: .movie(550)).rating == Rating(9))
            #expect(try await client.movies.details(550).marks.isEmpty)
            #expect(try await client.movies.details(550, policy: .fresh).marks.isEmpty)
            #expect(try await client.movies.list(.popular).marks.isEmpty)
            #expect(try await client.account.current() == nil)
            // Neither does the store know a current session, for a program that opens it for one person.
            #expect(try await fixture.client().account.current() == nil)
        }
    }

    @Test func `a session that an earlier run made current does not count`() async throws {
        try await ClientFixture.with(Sandbox.Options(accounts: [.viewer, .second])) { fixture in
            let earlier = try await fixture.signedIn()
            try await earlier.library.setFavorite(.movie(550))
            let viewer = try #require(try await earlier.account.current())
            let client = try await fixture.client { $0.users = .many }
            #expect(try await client.account.current() == nil)
            #expect(try await client.movies.details(550).marks.isEmpty)
            #expect(try await client.user(viewer).movies.details(550).marks(on: .movie(550)).isFavorite)
            _ = try await client.account.signIn(username: "second", password: "nachos")
            #expect(try await fixture.client().account.current()?.id == viewer.id)
        }
    }

    @Test func `what needs a person says what to do`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn { $0.users = .many }
            let session = try await client.account.signIn(username: "viewer", password: "popcorn")
            let calls: [(String, () async throws -> Void)] = [
                ("setFavorite", { try await client.library.setFavorite(.movie(550)) }),
                ("rate", { try await client.library.rate(.movie(550), 9) }),
                ("marks", { _ = try await client.library.marks(on: .movie(550)) }),
                ("favoriteMovies", { _ = try await client.library.favoriteMovies() }),
                ("pending", { _ = try await client.library.pending() }),
                ("sync", { _ = try await client.library.sync() }),
                ("record", { try await client.history.record("fight club") }),
                ("recent", { _ = try await client.history.recent(10) }),
                ("details", { _ = try await client.account.details() }),
                ("accountStates", { _ = try await client.movies.details(550, including: [.accountStates]) }),
                ("sessions", { _ = try await client.account.sessions() }),
                ("use", { try await client.account.use(session) }),
                ("check", { _ = try await client.account.check() }),
                ("signOut", { _ = try await client.account.signOut() }),
                ("mine", { _ = try await client.lists.mine() }),
                ("anonymous", { _ = try await client.anonymous.library.pending() }),
            ]
            for (name, call) in calls {
                let error = await #expect(throws: MarqueeError.self, "\(name)") { try await call() }
                #expect(error?.code == .unauthorized && error?.reason.key == "session.userNotNamed", "\(name)")
                #expect(error?.reason.text.contains("user(id:)") == true)
            }
        }
    }

    @Test func `a view is made from the id of a session alone`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.users = .many }
            let session = try await client.account.signIn(username: "viewer", password: "popcorn")
            let user = try await client.user(id: session.id)
            #expect(try await user.account.current() == session)
            #expect(try await client.account.session(session.id) == session)
            await #expect { try await client.user(id: session.id &+ 1) } throws: {
                ($0 as? MarqueeError)?.reason.key == "session.unknown"
            }
            _ = try await user.account.signOut()
            await #expect { try await client.user(id: session.id) } throws: { ($0 as? MarqueeError)?.reason.key == "session.ended" }
        }
    }

    @Test func `a person sees no session but their own`() async throws {
        try await ClientFixture.with(Sandbox.Options(accounts: [.viewer, .second])) { fixture in
            let client = try await fixture.client { $0.users = .many }
            let viewer = try await client.account.signIn(username: "viewer", password: "popcorn")
            let second = try await client.account.signIn(username: "second", password: "nachos")
            #expect(try await client.user(viewer).account.sessions() == [viewer])
            #expect(try await client.user(viewer).account.session(second.id) == nil)
            #expect(try await client.user(second).account.session(second.id) == second)
            #expect(try await client.user(viewer).account.sessions(after: nil, limit: 9) == [viewer])
            #expect(try await client.user(viewer).account.sessions(after: viewer.id, limit: 9) == [])
            #expect(try await client.user(viewer).account.sessions(after: nil, limit: 0) == [])
        }
    }

    @Test func `a program goes through all sessions, a few at a time`() async throws {
        try await ClientFixture.with(Sandbox.Options(accounts: [.viewer, .second])) { fixture in
            let client = try await fixture.client { $0.users = .many }
            let viewer = try await client.account.signIn(username: "viewer", password: "popcorn")
            let second = try await client.account.signIn(username: "second", password: "nachos")
            let both = [viewer, second].sorted { $0.id < $1.id }
            #expect(try await client.account.sessions(after: nil, limit: 1) == [both[0]])
            #expect(try await client.account.sessions(after: both[0].id, limit: 5) == [both[1]])
            #expect(try await client.account.sessions(after: both[1].id, limit: 5) == [])
            #expect(try await fixture.client().account.sessions(after: nil, limit: 5) == both)
        }
    }

    @Test func `people who come and go at once never see each other`() async throws {
        try await ClientFixture.with(Sandbox.Options(accounts: [.viewer, .second])) { fixture in
            let client = try await fixture.client { $0.users = .many }
            let movies = try await client.movies.list(.popular).value.items.map(\.id)
            let people = [
                Visitor(name: "viewer", password: "popcorn", movies: Array(movies[0..<3])),
                Visitor(name: "second", password: "nachos", movies: Array(movies[3..<6])),
            ]
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (seed, person) in people.enumerated() {
                    group.addTask { try await person.visit(client, draws: SplitMix64(seed: UInt64(seed))) }
                }
                group.addTask { try await lookAtNobody(client, movies: people.flatMap(\.movies)) }
                try await group.waitForAll()
            }
        }
    }

    private func lookAtNobody(_ client: MarqueeClient, movies: [Int]) async throws {
        for _ in 0..<60 {
            for movie in movies { #expect(try await client.movies.details(movie).marks.isEmpty) }
            #expect(try await client.suggestions("secret").isEmpty)
            #expect(try await client.account.current() == nil)
        }
    }
}

/// An account that signs in and out, marks movies and searches, in an order drawn at random.
private struct Visitor: Sendable {
    let name: String
    let password: String
    let movies: [Int]

    func visit(_ client: MarqueeClient, draws: SplitMix64) async throws {
        var draws = draws
        var id = try await client.account.signIn(username: name, password: password).id
        for step in 0..<60 {
            let user = try await client.user(id: id)
            let movie = movies[Int(draws.next() % UInt64(movies.count))]
            switch draws.next() % 5 {
            case 0: try await user.library.toggleFavorite(.movie(movie))
            case 1: try await user.library.rate(.movie(movie), 5)
            case 2: try await user.history.record("secret of \(name) \(step)")
            case 3: _ = try await user.library.send()
            default:
                _ = try await user.account.signOut()
                id = try await client.account.signIn(username: name, password: password).id
            }
            try await look(try await client.user(id: id))
        }
    }

    private func look(_ user: MarqueeClient) async throws {
        let current = try await user.account.current()
        #expect(current?.username == name)
        let marked = try await user.library.pending().compactMap { change in movies.contains(change.item.title.id) ? nil : change }
        #expect(marked.isEmpty)
        let recent = try await user.history.recent(100).map(\.text)
        #expect(recent.allSatisfy { $0.hasPrefix("secret of \(name)") })
        #expect(try await user.suggestions("secret").allSatisfy { $0.text.contains(name) })
        let details = try await user.account.details()
        #expect(details.value.username == name)
        let favorites = try await user.library.favoriteMovies(policy: .fresh)
        #expect(favorites.value.items.allSatisfy { movies.contains($0.id) })
    }
}
