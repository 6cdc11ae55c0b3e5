import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// The ratings of an account for the episodes of a season.
@Suite(.timeLimit(.minutes(5)))
struct EpisodeRatingsTests {
    private let season = SeasonReference(series: 1399, number: 1)

    @Test func `ratings of the server and those not yet sent are read together`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            fixture.sandbox.edit("viewer") { library in
                library.ratedEpisodes = [
                    .init(series: 1399, season: 1, number: 1): 9, .init(series: 1399, season: 1, number: 2): 6.5,
                ]
            }
            let first = try await client.library.episodeRatings(1399, season: 1)
            #expect(first.value.map(\.episodeNumber) == Array(1...10) && first.droppedRows == 0)
            #expect(first.value.prefix(3).map(\.rating?.halfPoints) == [18, 13, nil])
            fixture.sandbox.behave(.offline)
            try await client.library.rate(.episode(of: 1399, season: 1, number: 3), 8)
            try await client.library.removeRating(.episode(of: 1399, season: 1, number: 2))
            let offline = try await client.library.episodeRatings(1399, season: 1, policy: .offline)
            #expect(offline.value.prefix(3).map(\.rating?.halfPoints) == [18, nil, 16])
            let pending = offline.marks[.episode(of: 1399, season: 1, number: 3)]
            #expect(pending == Marks(rating: Rating(halfPoints: 16), pending: [.rating]))
            #expect(offline.marks[.episode(of: 1399, season: 1, number: 1)]?.rating == Rating(halfPoints: 18))
            fixture.sandbox.behave(.normal)
            _ = try await client.library.send()
            let sent = try await client.library.episodeRatings(1399, season: 1)
            #expect(sent.origin == .server && sent.value.prefix(3).map(\.rating?.halfPoints) == [18, nil, 16])
        }
    }

    @Test func `guests rate episodes too`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.account.signInAsGuest()
            try await client.library.rate(.episode(of: 1399, season: 1, number: 1), 4)
            _ = try await client.library.send()
            #expect(try await client.library.episodeRatings(season).value.first?.rating == Rating(halfPoints: 8))
            let visitor = try await fixture.client { $0.storage = .memory }
            #expect(await failure { try await visitor.library.episodeRatings(season) }?.reason.key == "session.none")
        }
    }
}
