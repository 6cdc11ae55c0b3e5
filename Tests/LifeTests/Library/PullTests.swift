import Foundation
import Marquee
import MarqueeNet
import MarqueeSandbox
import TestKit
import Testing

/// Whole shelves, and servers of which they cannot be had.
@Suite(.timeLimit(.minutes(5)))
struct PullTests {
    /// A client whose server has one movie on the watchlist, some favorites, and nothing else. 550 and 13 were known as favorites before.
    private func client(_ stage: Stage, favorites: String) async throws -> (MarqueeClient, StubTransport) {
        stage.sandbox.edit("viewer") { $0.favoriteMovies = [550, 13] }
        let before = try await stage.signedIn()
        for id in [550, 13] { #expect(try await before.library.marks(on: .movie(id)).value.isFavorite) }
        await before.shutdown()
        let transport = StubTransport { (request) async throws(TransportError) in
            let body =
                if request.url.contains("/favorite/movies") {
                    favorites
                } else if request.url.contains("/watchlist/movies") {
                    #"{"page": 1, "total_pages": 1, "total_results": 1, "results": [{"id": 603, "title": "The Matrix"}]}"#
                } else {
                    #"{"page": 1, "total_pages": 1, "total_results": 0, "results": []}"#
                }
            return HTTPResponse(status: 200, headers: [:], body: Data(body.utf8))
        }
        return (try await stage.client { $0.transport = transport }, transport)
    }

    private func asked(_ transport: StubTransport) -> Int { transport.requests.count { $0.url.contains("/favorite/movies") } }

    @Test func `a row that cannot be read leaves open what is not seen, and stops nothing`() async throws {
        try await Stage.with { stage in
            let (client, transport) = try await client(
                stage,
                favorites: """
                    {"page": 1, "total_pages": 1, "total_results": 3, "results": [
                        {"id": 550, "title": "Fight Club"}, {"id": 640, "title": "Catch Me If You Can"}, {"id": "?"}]}
                    """)
            let report = try await client.library.sync()
            #expect(report.failure == nil && report.pulled?.items == 3 && report.pulled?.unproven == 1)
            #expect(asked(transport) == 1)
            #expect(try await client.library.marks(on: .movie(640), .offline).value.isFavorite)
            #expect(try await client.library.marks(on: .movie(13), .offline).value.isFavorite)
            #expect(try await client.library.marks(on: .movie(603), .offline).value.isOnWatchlist)
            // Nothing is known of a favorite that was not seen, and of the watchlist all is.
            #expect(try await client.library.marks(on: .movie(680), .offline).isStale)
        }
    }

    @Test func `a shelf that does not come to its total fails at the end, when all others are read`() async throws {
        try await Stage.with { stage in
            let (client, transport) = try await client(
                stage,
                favorites: #"{"page": 1, "total_pages": 1, "total_results": 41, "results": [{"id": 640, "title": "Catch Me If You Can"}]}"#)
            let error = await failure { try await client.library.pull() }
            #expect(error?.reason.key == "shelf.incomplete" && error?.operation == "GET /3/account/{account_id}/favorite/movies")
            #expect(asked(transport) == 3)
            #expect(try await client.library.marks(on: .movie(603), .offline).value.isOnWatchlist)
            for id in [640, 550, 13] { #expect(try await client.library.marks(on: .movie(id), .offline).value.isFavorite) }
            #expect(try await client.library.marks(on: .movie(680), .offline).isStale)
        }
    }

    @Test func `a shelf of more pages than TMDb shows is not read to an end that it does not have`() async throws {
        try await Stage.with { stage in
            let (client, transport) = try await client(
                stage,
                favorites:
                    #"{"page": 1, "total_pages": 1500, "total_results": 30000, "results": [{"id": 640, "title": "Catch Me If You Can"}]}"#)
            let report = try await client.library.sync()
            #expect(report.failure == nil && report.pulled?.items == 2 && report.pulled?.unproven == 1)
            #expect(asked(transport) == 1)
            for id in [640, 550, 13] { #expect(try await client.library.marks(on: .movie(id), .offline).value.isFavorite) }
            #expect(try await client.library.marks(on: .movie(603), .offline).value.isOnWatchlist)
        }
    }

    @Test func `a server that cannot be reached is not asked for every shelf`() async throws {
        try await Stage.with { stage in
            let client = try await stage.signedIn()
            stage.sandbox.behave(.offline)
            let requests = stage.sandbox.counters.requests
            #expect(await failure { try await client.library.pull() }?.code == .offline)
            #expect(stage.sandbox.counters.requests <= requests + 1)
        }
    }
}
