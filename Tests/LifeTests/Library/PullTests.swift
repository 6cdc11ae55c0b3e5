import Foundation
import Marquee
import MarqueeNet
import MarqueeSandbox
import TestKit
import Testing

/// Whole shelves, and servers of which they cannot be had.
@Suite(.timeLimit(.minutes(5)))
struct PullTests {
    /// A client whose server has one movie on the watchlist, some favorites and rated episodes, and nothing else. Without favorites, it
    /// fails when it is asked for them. 550 and 13 were known as favorites before.
    private func client(
        _ fixture: ClientFixture, favorites: String?, episodes: String = PullTests.nothing
    ) async throws -> (MarqueeClient, StubTransport) {
        fixture.sandbox.edit("viewer") { $0.favoriteMovies = [550, 13] }
        let before = try await fixture.signedIn()
        for id in [550, 13] { #expect(try await before.library.marks(on: .movie(id)).value.isFavorite) }
        await before.shutdown()
        let transport = StubTransport { (request) async throws(TransportError) in
            let body: String? =
                if request.url.contains("/favorite/movies") {
                    favorites
                } else if request.url.contains("/rated/tv/episodes") {
                    episodes
                } else if request.url.contains("/watchlist/movies") {
                    #"{"page": 1, "total_pages": 1, "total_results": 1, "results": [{"id": 603, "title": "The Matrix"}]}"#
                } else {
                    PullTests.nothing
                }
            return TransportResponse(status: body == nil ? 500 : 200, headers: [:], body: Data((body ?? "").utf8))
        }
        return (try await fixture.client { $0.transport = transport }, transport)
    }

    private static let nothing = #"{"page": 1, "total_pages": 1, "total_results": 0, "results": []}"#

    private func asked(_ transport: StubTransport) -> Int { transport.requests.count { $0.url.contains("/favorite/movies") } }

    @Test func `a row that cannot be read leaves open what is not seen, and stops nothing`() async throws {
        try await ClientFixture.with { fixture in
            let (client, transport) = try await client(
                fixture,
                favorites: """
                    {"page": 1, "total_pages": 1, "total_results": 3, "results": [
                        {"id": 550, "title": "Fight Club"}, {"id": 640, "title": "Catch Me If You Can"}, {"id": "?"}]}
                    """)
            let report = try await client.library.sync()
            #expect(report.failure == nil && report.pulled?.items == 3 && report.pulled?.incomplete == 1)
            #expect(asked(transport) == 1)
            #expect(try await client.library.marks(on: .movie(640), policy: .offline).value.isFavorite)
            #expect(try await client.library.marks(on: .movie(13), policy: .offline).value.isFavorite)
            #expect(try await client.library.marks(on: .movie(603), policy: .offline).value.isOnWatchlist)
            // Nothing is known of a favorite that was not seen, and of the watchlist all is.
            #expect(try await client.library.marks(on: .movie(680), policy: .offline).isStale)
        }
    }

    @Test func `a shelf that does not come to its total fails at the end, when all others are read`() async throws {
        try await ClientFixture.with { fixture in
            let (client, transport) = try await client(
                fixture,
                favorites: #"{"page": 1, "total_pages": 1, "total_results": 41, "results": [{"id": 640, "title": "Catch Me If You Can"}]}"#)
            let error = await failure { try await client.library.pull() }
            #expect(error?.reason.key == "shelf.incomplete" && error?.operation == "GET /3/account/{account_id}/favorite/movies")
            #expect(asked(transport) == 3)
            #expect(try await client.library.marks(on: .movie(603), policy: .offline).value.isOnWatchlist)
            for id in [640, 550, 13] { #expect(try await client.library.marks(on: .movie(id), policy: .offline).value.isFavorite) }
            #expect(try await client.library.marks(on: .movie(680), policy: .offline).isStale)
        }
    }

    @Test func `a shelf of more pages than TMDb shows is not read to an end that it does not have`() async throws {
        try await ClientFixture.with { fixture in
            let (client, transport) = try await client(
                fixture,
                favorites:
                    #"{"page": 1, "total_pages": 1500, "total_results": 30000, "results": [{"id": 640, "title": "Catch Me If You Can"}]}"#)
            let report = try await client.library.sync()
            #expect(report.failure == nil && report.pulled?.items == 2 && report.pulled?.incomplete == 1)
            #expect(asked(transport) == 1)
            for id in [640, 550, 13] { #expect(try await client.library.marks(on: .movie(id), policy: .offline).value.isFavorite) }
            #expect(try await client.library.marks(on: .movie(603), policy: .offline).value.isOnWatchlist)
        }
    }

    @Test func `a shelf that the server fails to show does not keep the others from being read`() async throws {
        try await ClientFixture.with { fixture in
            let (client, _) = try await client(fixture, favorites: nil)
            let report = try await client.library.sync()
            #expect(report.failure?.status == 500 && report.failure?.operation == "GET /3/account/{account_id}/favorite/movies")
            #expect(try await client.library.marks(on: .movie(603), policy: .offline).value.isOnWatchlist)
            #expect(try await client.library.marks(on: .movie(13), policy: .offline).value.isFavorite)
        }
    }

    @Test func `an episode whose place TMDb has lost leaves open what else is not seen`() async throws {
        try await ClientFixture.with { fixture in
            let first = try await fixture.signedIn()
            let known = Markable.episode(of: 1399, season: 1, number: 1)
            try await first.library.rate(known, 8)
            #expect(try await first.library.send().sent == 1)
            await first.shutdown()
            let (client, _) = try await client(
                fixture, favorites: Self.nothing,
                episodes: """
                    {"page": 1, "total_pages": 1, "total_results": 2, "results": [
                        {"id": 63056, "show_id": 1399, "season_number": 1, "episode_number": 2, "name": "The Kingsroad", "rating": 7},
                        {"id": 63057, "show_id": 1399, "name": "Lord Snow", "rating": 6}]}
                    """)
            #expect(try await client.library.pull().incomplete == 1)
            #expect(try await client.library.marks(on: known, policy: .offline).value.rating?.value == 8)
            #expect(try await client.library.marks(on: .episode(of: 1399, season: 1, number: 2), policy: .offline).value.rating?.value == 7)
        }
    }

    @Test func `a server that cannot be reached is not asked for every shelf`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            fixture.sandbox.behave(.offline)
            let requests = fixture.sandbox.counters.requests
            #expect(await failure { try await client.library.pull() }?.code == .offline)
            #expect(fixture.sandbox.counters.requests <= requests + 1)
        }
    }

    @Test func `a mark that is set and sent while its shelf is on its way stays`() async throws {
        try await ClientFixture.with { fixture in
            let gate = Gate()
            let client = try await fixture.signedIn {
                $0.transport = HoldingTransport(gate: gate, path: "/favorite/movies", holdsAnswers: true)
            }
            async let report = client.library.pull()
            await gate.arrivals(1)
            try await client.library.setFavorite(.movie(603))
            #expect(try await client.library.send().sent == 1)
            #expect(fixture.sandbox.library(of: "viewer").favoriteMovies == [603])
            gate.open()
            _ = try await report
            #expect(try await client.library.marks(on: .movie(603), policy: .offline).value == Marks(isFavorite: true))
        }
    }
}
