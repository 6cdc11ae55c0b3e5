import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// The account's shelves, with the changes that have not been sent yet.
@Suite(.timeLimit(.minutes(5)))
struct ShelfTests {
    @Test func `a shelf is read in pages and in both orders, online, offline and back`() async throws {
        try await ClientFixture.with(Sandbox.Options(pageSize: 2)) { fixture in
            fixture.sandbox.edit("viewer") { $0.favoriteMovies = [550, 603, 13, 640, 129] }
            let client = try await fixture.signedIn()
            var newest: [Int] = []
            for try await movie in client.library.favoriteMovies.pages(ShelfPage()).items { newest.append(movie.id) }
            #expect(newest == [129, 640, 13, 603, 550])
            let oldest = try await client.library.favoriteMovies(ShelfPage(.oldestFirst))
            #expect(oldest.value.items.map(\.id) == [550, 603] && oldest.value.totalResults == 5 && oldest.value.totalPages == 3)
            #expect(oldest.marks(on: .movie(550)) == .none || oldest.marks(on: .movie(550)).isFavorite)
            await client.shutdown()

            fixture.sandbox.behave(.offline)
            let next = try await fixture.client()
            var kept: [Int] = []
            for try await movie in next.library.favoriteMovies.pages(ShelfPage(), policy: .offline).items { kept.append(movie.id) }
            #expect(kept == newest)
            fixture.sandbox.behave(.normal)
            #expect(try await next.library.favoriteMovies(ShelfPage(), policy: .fresh).origin == .server)
        }
    }

    @Test func `ratings are read in pages too`() async throws {
        try await ClientFixture.with(Sandbox.Options(pageSize: 2)) { fixture in
            fixture.sandbox.edit("viewer") {
                $0.ratedMovies = [550: 9, 603: 8, 13: 7, 640: 6, 129: 5]
                $0.ratedTV = [1399: 4, 1396: 3]
                $0.ratedEpisodes = Dictionary(uniqueKeysWithValues: (1...3).map { (.init(series: 1399, season: 1, number: $0), 8) })
            }
            let client = try await fixture.signedIn()
            var ratings: [Int: Double] = [:]
            for try await movie in client.library.ratedMovies.pages(ShelfPage()).items { ratings[movie.id] = movie.rating.value }
            for try await series in client.library.ratedTV.pages(ShelfPage()).items { ratings[series.id] = series.rating.value }
            #expect(ratings == [550: 9, 603: 8, 13: 7, 640: 6, 129: 5, 1399: 4, 1396: 3])
            var episodes: Set<Int?> = []
            for try await episode in client.library.ratedEpisodes.pages(ShelfPage()).items {
                episodes.insert(episode.item.episode.episodeNumber)
            }
            #expect(episodes == [1, 2, 3])
        }
    }

    @Test func `a whole library is read to its end, proven, and known offline`() async throws {
        try await ClientFixture.with(Sandbox.Options(pageSize: 3)) { fixture in
            fixture.sandbox.edit("viewer") {
                $0.favoriteMovies = [550, 603, 13, 640, 129, 11, 278]
                $0.favoriteTV = [1399]
                $0.watchlistMovies = [238]
                $0.ratedMovies = [550: 9, 13: 4.5]
                $0.ratedEpisodes = [.init(series: 1399, season: 1, number: 1): 8]
            }
            let client = try await fixture.signedIn()
            let report = try await client.library.sync()
            #expect(report.failure == nil && report.pulled?.items == 12 && report.pulled?.changed == 12)
            fixture.sandbox.behave(.offline)
            for id in [550, 603, 13, 640, 129, 11, 278] {
                #expect(try await client.library.marks(on: .movie(id), policy: .offline).value.isFavorite)
            }
            let known = try await client.library.marks(on: .movie(680))
            #expect(known.value == .none && !known.isStale)
            #expect(try await client.library.ratedEpisodes(ShelfPage(), policy: .offline).value.items.map(\.rating.value) == [8])
            #expect(await failure { try await client.library.pull() }?.code == .offline)
            #expect(try await client.library.marks(on: .movie(550), policy: .offline).value.isFavorite)
            fixture.sandbox.behave(.normal)
            // Another device.
            fixture.sandbox.edit("viewer") {
                $0.favoriteMovies = [603]
                $0.ratedMovies[550] = nil
            }
            #expect(
                try await client.library.pull()
                    == edited(PullReport()) {
                        $0.items = 5
                        $0.changed = 7
                    })
            #expect(try await client.library.marks(on: .movie(550), policy: .offline).value == .none)
        }
    }

    @Test func `what waits lies over the server's shelf, also over pages that were kept before`() async throws {
        try await ClientFixture.with { fixture in
            fixture.sandbox.edit("viewer") {
                $0.favoriteMovies = [550, 603]
                $0.ratedMovies = [550: 9]
            }
            let client = try await fixture.signedIn()
            _ = try await client.movies.list(.popular())
            _ = try await client.library.sync()
            fixture.sandbox.behave(.offline)
            try await client.library.setFavorite(.movie(550), false)
            try await client.library.setFavorite(.movie(13))
            try await client.library.rate(.movie(550), 2)
            try await client.library.rate(.movie(603), 10)

            let favorites = try await client.library.favoriteMovies(ShelfPage(), policy: .offline)
            #expect(favorites.value.items.map(\.id) == [13, 603] && favorites.value.totalResults == 2)
            #expect(favorites.marks(on: .movie(13)).pending == [.favorite])
            #expect(favorites.value.items.first?.title == "Forrest Gump")
            let rated = try await client.library.ratedMovies(ShelfPage(), policy: .offline)
            #expect(rated.value.items.map(\.item.id) == [603, 550] && rated.value.items.map(\.rating.value) == [10, 2])

            fixture.sandbox.behave(.normal)
            fixture.clock.advance(by: .seconds(1))
            _ = try await client.library.send()
            fixture.sandbox.behave(.offline)
            // The cached page is older than the changes that were sent since, and shows them all the same.
            #expect(try await client.library.favoriteMovies(ShelfPage(), policy: .offline).value.items.map(\.id) == [13, 603])
            fixture.sandbox.behave(.normal)
            let fresh = try await client.library.favoriteMovies(ShelfPage())
            #expect(fresh.origin == .server && fresh.value.items.map(\.id) == [13, 603])
        }
    }

    @Test func `a shelf that was never read shows what is known here`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            _ = try await client.movies.list(.popular())
            fixture.sandbox.behave(.offline)
            #expect(await failure { try await client.library.watchlistMovies(ShelfPage()) }?.code == .offline)
            try await client.library.setWatchlist(.movie(550))
            let shown = try await client.library.watchlistMovies(ShelfPage())
            #expect(shown.value.items.map(\.title) == ["Fight Club"] && shown.origin == .titleIndex && shown.isStale)
        }
    }

    @Test func `recommendations need an approval of version 4`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            #expect(
                await failure { try await client.library.recommendedMovies() }?.reason.key == "session.userToken")
            let pending = try await client.account.beginSignIn(ApprovalRequest(.v4))
            #expect(fixture.sandbox.approve(pending.requestToken.reveal(), as: "viewer"))
            _ = try await client.account.completeSignIn(pending)
            let movies = try await client.library.recommendedMovies()
            #expect(!movies.value.items.isEmpty)
            #expect(try await !client.library.recommendedTV().value.items.isEmpty)
            fixture.sandbox.behave(.offline)
            #expect(try await client.library.recommendedMovies(page: 1, policy: .offline).value == movies.value)
        }
    }

    @Test func `a shelf that does not come to its total is an error, and what was known stays`() async throws {
        try await ClientFixture.with(Sandbox.Options(pageSize: 2)) { fixture in
            fixture.sandbox.edit("viewer") { $0.favoriteMovies = [550, 603, 13] }
            let client = try await fixture.signedIn()
            #expect(try await client.library.sync().failure == nil)
            let liar = try await fixture.client { $0.transport = LyingTransport() }
            let error = await failure { try await liar.library.pull() }
            #expect(error?.code == .unreadable && error?.reason.key == "shelf.incomplete")
            #expect(error?.operation == "GET /3/account/{account_id}/favorite/movies")
            #expect(try await client.library.marks(on: .movie(13), policy: .offline).value.isFavorite)
        }
    }
}

/// Tells of 41 favorites and never shows more than 21.
private struct LyingTransport: HTTPTransport {
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let rows = (1...21).map { #"{"id": \#($0), "title": "Movie \#($0)"}"# }.joined(separator: ",")
        let body = #"{"page": 1, "total_pages": 1, "total_results": 41, "results": [\#(rows)]}"#
        return TransportResponse(status: 200, headers: [:], body: Data(body.utf8))
    }

    func shutdown() async {}
}
