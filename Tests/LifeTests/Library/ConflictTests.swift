import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// A mark that was changed here and, before that could be sent, elsewhere.
@Suite(.timeLimit(.minutes(5)))
struct ConflictTests {
    private func resolved(_ stage: ClientFixture) -> [ConflictPolicy.Winner] {
        stage.events.events.compactMap { if case .conflictResolved(_, let winner) = $0.kind { winner } else { nil } }
    }

    @Test(arguments: [(ConflictPolicy.localWins, 3.0), (.serverWins, 9.0)])
    func `the policy decides, and an event tells`(_ policy: ConflictPolicy, rating: Double) async throws {
        try await ClientFixture.with { stage in
            stage.sandbox.edit("viewer") { $0.ratedMovies = [550: 5] }
            let client = try await stage.signedIn { $0.conflicts = policy }
            _ = try await client.library.sync()
            stage.sandbox.behave(.offline)
            try await client.library.rate(.movie(550), 3)
            stage.clock.advance(by: .seconds(3600))
            stage.sandbox.edit("viewer") { $0.ratedMovies = [550: 9] }
            stage.sandbox.behave(.normal)
            let report = try await client.library.sync()
            #expect(report.failure == nil && report.sent == (rating == 3 ? 1 : 0) && report.superseded == (rating == 3 ? 0 : 1))
            #expect(stage.sandbox.library(of: "viewer").ratedMovies == [550: rating])
            #expect(
                try await client.library.marks(on: .movie(550), policy: .offline).value
                    == Marks(rating: Rating(halfPoints: Int(rating * 2))))
            #expect(resolved(stage) == [rating == 3 ? .local : .server])
        }
    }

    @Test func `what the server has by now anyway is not sent`() async throws {
        try await ClientFixture.with { stage in
            let client = try await stage.signedIn()
            _ = try await client.library.sync()
            stage.sandbox.behave(.offline)
            try await client.library.setFavorite(.movie(550))
            stage.clock.advance(by: .seconds(3600))
            stage.sandbox.edit("viewer") { $0.favoriteMovies = [550] }
            stage.sandbox.behave(.normal)
            let writes = stage.sandbox.counters.writes
            #expect(try await client.library.send().sent == 1)
            #expect(stage.sandbox.counters.writes == writes && resolved(stage) == [])
        }
    }
}
