import Marquee
import MarqueePresentation
import MarqueeSandbox
import TestKit
import Testing

/// A mark that was changed here and, before that could be sent, elsewhere.
@Suite(.timeLimit(.minutes(5)))
struct ConflictTests {
    private func resolved(_ fixture: ClientFixture) -> [ConflictPolicy.Winner] {
        fixture.events.events.compactMap { if case .conflictResolved(_, let winner) = $0.kind { winner } else { nil } }
    }

    @Test(arguments: [(ConflictPolicy.localWins, 3.0), (.serverWins, 9.0)])
    func `the policy decides, and an event tells`(_ policy: ConflictPolicy, rating: Double) async throws {
        try await ClientFixture.with { fixture in
            fixture.sandbox.edit("viewer") { $0.ratedMovies = [550: 5] }
            let client = try await fixture.signedIn { $0.conflicts = policy }
            _ = try await client.library.sync()
            fixture.sandbox.behave(.offline)
            try await client.library.rate(.movie(550), 3)
            fixture.clock.advance(by: .seconds(3600))
            fixture.sandbox.edit("viewer") { $0.ratedMovies = [550: 9] }
            fixture.sandbox.behave(.normal)
            let report = try await client.library.sync()
            #expect(report.failure == nil && report.sent == (rating == 3 ? 1 : 0) && report.superseded == (rating == 3 ? 0 : 1))
            #expect(fixture.sandbox.library(of: "viewer").ratedMovies == [550: rating])
            #expect(
                try await client.library.marks(on: .movie(550), policy: .offline).value
                    == Marks(rating: Rating(halfPoints: Int(rating * 2))))
            #expect(resolved(fixture) == [rating == 3 ? .local : .server])
        }
    }

    @Test func `a conflict of a change that waited for the network is told in the report`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            _ = try await client.library.sync()
            fixture.sandbox.behave(.offline)
            try await client.library.rate(.movie(238), 9)
            #expect(try await client.library.send().failure != nil)
            fixture.sandbox.edit("viewer") { $0.ratedMovies = [238: 3] }
            fixture.sandbox.behave(.normal)
            let report = try await client.library.sync()
            let nine = try Rating(9)
            #expect(
                report.conflicts
                    == [ResolvedConflict(item: .movie(238), elsewhere: .rating(try Rating(3)), local: .rating(nine), winner: .local)])
            #expect(ScreenTexts(.english).text(of: .synced(report)) == "1 sent. Elsewhere: rated 3; sent: rated 9.")
        }
    }

    @Test func `a conflict comes with the change of the marks, and is shown as a message`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            _ = try await client.library.sync()
            _ = try await client.movies.list(.topRated)
            fixture.sandbox.behave(.offline)
            try await client.library.rate(.movie(238), 9)
            #expect(try await client.library.send().failure != nil)
            fixture.sandbox.edit("viewer") { $0.ratedMovies = [238: 3] }
            fixture.sandbox.behave(.normal)
            let changes = client.library.changes
            let (messages, told) = AsyncStream.makeStream(of: Toast.Message.self)
            var context = PresentationContext()
            context.show = { told.yield($0) }
            let followed = client.library.changes
            let showing = Task { [context] in await context.showConflicts(in: followed, previews: client.preview) }
            #expect(try await client.library.send().sent == 1)
            let (three, nine) = (MarkValue.rating(try Rating(3)), MarkValue.rating(try Rating(9)))
            let expected = ResolvedConflict(item: .movie(238), elsewhere: three, local: nine, winner: .local)
            for await change in changes where change.conflict != nil {
                #expect(change.conflict == expected && change.item == .movie(238))
                break
            }
            for await message in messages {
                #expect(message == .conflict(expected, title: "The Godfather"))
                break
            }
            showing.cancel()
        }
    }

    @Test func `a change that was made offline is discarded offline`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            _ = try await client.library.sync()
            fixture.sandbox.behave(.offline)
            try await client.library.setFavorite(.movie(238))
            try await client.library.setWatchlist(.movie(238))
            for _ in 1...3 { #expect(try await client.library.send().failure?.code == .offline) }
            for change in try await client.library.pending() {
                #expect(try await client.library.discard(change) == .removed)
            }
            #expect(try await client.library.pending() == [])
        }
    }

    @Test func `what the server has by now anyway is not sent`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            _ = try await client.library.sync()
            fixture.sandbox.behave(.offline)
            try await client.library.setFavorite(.movie(550))
            fixture.clock.advance(by: .seconds(3600))
            fixture.sandbox.edit("viewer") { $0.favoriteMovies = [550] }
            fixture.sandbox.behave(.normal)
            let writes = fixture.sandbox.counters.writes
            #expect(try await client.library.send().sent == 1)
            #expect(fixture.sandbox.counters.writes == writes && resolved(fixture) == [])
        }
    }
}
