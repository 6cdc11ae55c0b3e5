import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Favorites, the watchlist and ratings: set online and offline, visible at once, and sent.
@Suite(.timeLimit(.minutes(5)))
struct MarksTests {
    private func library(_ fixture: ClientFixture) -> Sandbox.Library { fixture.sandbox.library(of: "viewer") }

    @Test func `a favorite is set, read, sent and removed, online and offline`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            #expect(try await client.library.toggleFavorite(.movie(550)) == Marks(isFavorite: true, pending: [.favorite]))
            #expect(try await client.library.send().sent == 1)
            #expect(library(fixture).favoriteMovies == [550])
            #expect(try await client.library.marks(on: .movie(550), policy: .offline).value == Marks(isFavorite: true))

            fixture.sandbox.behave(.offline)
            #expect(try await client.library.toggleFavorite(.movie(550)) == Marks(pending: [.favorite]))
            #expect(try await client.library.setFavorite(.tv(1399)).isFavorite)
            let report = try await client.library.send()
            #expect(report.failure?.code == .offline && report.waiting == 2 && report.sent == 0)
            await client.shutdown()

            let next = try await fixture.client()
            #expect(try await next.library.marks(on: .tv(1399), policy: .offline).value == Marks(isFavorite: true, pending: [.favorite]))
            fixture.sandbox.behave(.normal)
            #expect(try await next.library.sync().sent == 2)
            #expect(library(fixture).favoriteMovies == [] && library(fixture).favoriteTV == [1399])
            #expect(try await next.library.pending() == [])
        }
    }

    @Test func `a title of a list, of details or of a reference is marked as it is`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            let movie = try #require(try await client.movies.list(.popular).first)
            let series = try await client.tv.details(1399).value
            #expect(try await client.library.toggleFavorite(movie).isFavorite)
            #expect(try await client.library.setWatchlist(movie.reference).isOnWatchlist)
            #expect(try await client.library.rate(series, 9).rating == Rating(halfPoints: 18))
            #expect(try await client.library.marks(on: movie).value.isOnWatchlist)
            #expect(try await !client.library.toggleWatchlist(movie).isOnWatchlist)
            #expect(try await !client.library.setFavorite(movie, false).isFavorite)
            #expect(try await client.library.set(.watchlist(true), on: series).isOnWatchlist)
            #expect(try await client.library.removeRating(series.reference).rating == nil)
            for other in [MediaReference.person(31), .collection(10)] {
                let error = await failure { try await client.library.toggleFavorite(other) }
                #expect(error?.code == .invalidInput && error?.reason.key == "mark.kind")
                #expect(await failure { try await client.library.marks(on: other) }?.code == .invalidInput)
            }
            #expect(try await client.library.pending().allSatisfy { $0.item.title.kind != .person })
        }
    }

    @Test func `the watchlist is changed offline and sent later`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            fixture.sandbox.behave(.offline)
            try await client.library.setWatchlist(.movie(603))
            try await client.library.toggleWatchlist(.tv(1396))
            #expect(try await client.library.toggleWatchlist(.tv(1396)).isOnWatchlist == false)
            try await client.library.setWatchlist(.tv(1399), true)
            fixture.sandbox.behave(.normal)
            #expect(try await client.library.sync().failure == nil)
            #expect(library(fixture).watchlistMovies == [603] && library(fixture).watchlistTV == [1399])
        }
    }

    @Test func `ratings of movies, series and episodes are set in half points, and removed`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            let episode = Markable.episode(of: 1399, season: 1, number: 1)
            #expect(try await client.library.rate(.movie(550), 8.5).rating == Rating(8.5))
            try await client.library.rate(.tv(1399), 10)
            try await client.library.rate(episode, 0.5)
            #expect(try await client.library.sync().sent == 3)
            #expect(library(fixture).ratedMovies == [550: 8.5] && library(fixture).ratedTV == [1399: 10])
            #expect(library(fixture).ratedEpisodes == [.init(series: 1399, season: 1, number: 1): 0.5])

            fixture.sandbox.behave(.offline)
            #expect(try await client.library.removeRating(episode).rating == nil)
            try await client.library.rate(.movie(550), 3)
            fixture.sandbox.behave(.normal)
            #expect(try await client.library.sync().sent == 2)
            #expect(library(fixture).ratedMovies == [550: 3] && library(fixture).ratedEpisodes == [:])
        }
    }

    @Test func `a mark of any kind is set from a value`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            #expect(try await client.library.set(.favorite(true), on: .movie(550)) == Marks(isFavorite: true, pending: [.favorite]))
            try await client.library.set(.watchlist(true), on: .tv(1399))
            try await client.library.set(.rating(Rating(8.5)), on: .episode(of: 1399, season: 1, number: 1))
            #expect(try await client.library.sync().sent == 3)
            #expect(library(fixture).favoriteMovies == [550] && library(fixture).watchlistTV == [1399])
            #expect(library(fixture).ratedEpisodes == [.init(series: 1399, season: 1, number: 1): 8.5])

            #expect(try await client.library.set(.favorite(false), on: .movie(550)) == Marks(pending: [.favorite]))
            try await client.library.set(.rating(nil), on: .episode(of: 1399, season: 1, number: 1))
            #expect(try await client.library.sync().sent == 2)
            #expect(library(fixture).favoriteMovies == [] && library(fixture).ratedEpisodes == [:])
            let error = await failure { try await client.library.set(.watchlist(true), on: .episode(of: 1399, season: 1, number: 1)) }
            #expect(error?.reason.key == "mark.episode")
        }
    }

    @Test func `a guest can rate`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.account.signInAsGuest()
            fixture.sandbox.behave(.offline)
            try await client.library.rate(.movie(550), 6.5)
            fixture.sandbox.behave(.normal)
            let report = try await client.library.sync()
            #expect(report.sent == 1 && report.failure == nil)
            #expect(fixture.sandbox.writes.last?.account == "guest")
            let rated = try await client.library.ratedMovies(ShelfPage(), policy: .fresh)
            #expect(rated.value.items.map(\.item.id) == [550] && rated.value.items.map(\.rating.value) == [6.5])
        }
    }

    @Test(arguments: [0, 0.25, 0.4, 10.5, 11, -1, 7.3, .nan, .infinity, -.infinity, 1e300])
    func `a rating outside of the half points from 0.5 to 10 is refused without a request`(_ rating: Double) async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            let error = await failure { try await client.library.rate(.movie(550), rating) }
            #expect(error?.code == .invalidInput && error?.reason.key == "rating.range")
            #expect(try await client.library.pending() == [])
        }
    }

    @Test(arguments: [Markable.movie(0), .movie(-1), .tv(0), .episode(of: 0, season: 1, number: 1), .episode(of: 1, season: -1, number: 1)])
    func `an item with an impossible id cannot be marked`(_ item: Markable) async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            #expect(await failure { try await client.library.rate(item, 5) }?.reason.key == "mark.item")
            #expect(
                await failure { try await client.library.setFavorite(.episode(of: 1399, season: 1, number: 1)) }?.reason.key
                    == "mark.episode")
        }
    }

    @Test func `every read of a title has its marks, from the server, the store and memory`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            #expect(try await client.movies.list(.popular()).marks == [:])
            try await client.library.setFavorite(.movie(550))
            try await client.library.rate(.movie(603), 7)
            let remembered = try await client.movies.list(.popular())
            #expect(remembered.origin == .memory)
            #expect(
                remembered.marks == [
                    .movie(550): Marks(isFavorite: true, pending: [.favorite]),
                    .movie(603): Marks(rating: Rating(halfPoints: 14), pending: [.rating]),
                ])
            #expect(try await client.movies.list(.popular(), policy: .fresh).marks(on: .movie(550)).isFavorite)
            #expect(try await client.movies.details(550).marks(on: .movie(550)).isFavorite)
            #expect(try await client.search.movies("Fight").marks(on: .movie(550)).isFavorite)
            #expect(try await client.trending.movies(.today()).marks(on: .movie(550)).isFavorite)
            let home = try await client.movies.home().rows.compactMap { try? $0.outcome.get().marks(on: .movie(550)) }
            #expect(home.contains { $0.isFavorite })
            await client.shutdown()
            let next = try await fixture.client()
            let kept = try await next.movies.list(.popular(), policy: .offline)
            #expect(kept.origin == .store && kept.marks == remembered.marks)
            fixture.sandbox.behave(.offline)
            let found = try await next.search.movies("club")
            #expect(found.origin == .titleIndex && found.marks(on: .movie(550)).isFavorite)
            fixture.sandbox.behave(.normal)
            _ = try await next.account.signOut()
            #expect(try await next.movies.list(.popular(), policy: .offline).marks == [:])
        }
    }

    @Test func `ratings of episodes are in the marks of their season and series`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            let reference = EpisodeReference(series: 1399, season: 1, number: 2)
            try await client.library.rate(.episode(reference), 9.5)
            let season = try await client.tvSeasons.details(SeasonReference(series: 1399, number: 1))
            #expect(season.marks(on: reference).rating?.value == 9.5)
            #expect(season.marks(on: EpisodeReference(series: 1399, season: 1, number: 1)) == .none)
            let series = try await client.tv.details(1399)
            let last = try #require(series.value.lastEpisodeToAir?.reference(in: 1399))
            try await client.library.rate(.episode(last), 7)
            #expect(try await client.tv.details(1399).marks(on: last).rating?.value == 7)
            #expect(try await client.tv.details(1399, policy: .offline).marks(on: last).rating?.value == 7)
        }
    }

    @Test func `the marks on an item are requested once and then stored`() async throws {
        try await ClientFixture.with { fixture in
            fixture.sandbox.edit("viewer") {
                $0.favoriteMovies = [550]; $0.ratedMovies = [550: 4.5]
            }
            let client = try await fixture.signedIn()
            let asked = try await client.library.marks(on: .movie(550))
            #expect(asked.value == Marks(isFavorite: true, rating: Rating(halfPoints: 9)) && asked.origin == .server)
            let known = try await client.library.marks(on: .movie(550))
            #expect(known.value == asked.value && known.origin == .store && !known.isStale)
            fixture.sandbox.behave(.offline)
            let unknown = try await client.library.marks(on: .movie(603))
            #expect(unknown.value == .none && unknown.isStale && unknown.refreshError?.code == .offline)
            #expect(await failure { try await client.library.marks(on: .movie(550), policy: .fresh) }?.code == .offline)
            #expect(try await client.library.toggleFavorite(.movie(550)).isFavorite == false)
        }
    }

    @Test func `a rejected change is undone, and its error is available`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            // TMDb has no such movie.
            try await client.library.setFavorite(.movie(999_999_999))
            try await client.library.setFavorite(.movie(550))
            let report = try await client.library.send()
            #expect(report.sent == 1 && report.rejected == 1 && report.waiting == 0 && report.failure == nil)
            let marks = try await client.library.marks(on: .movie(999_999_999), policy: .offline).value
            #expect(marks == Marks(rejected: [.favorite]))
            let pending = try await client.library.pending()
            guard case .rejected(let error)? = pending.first?.state else {
                Issue.record("It should be rejected.")
                return
            }
            #expect(error.code == .notFound && error.tmdbCode == 34)
            let writes = fixture.sandbox.counters.writes
            #expect(try await client.library.send().sent == 0)
            #expect(fixture.sandbox.counters.writes == writes)

            try await client.library.retry(try #require(pending.first))
            #expect(try await client.library.send().rejected == 1)
            try await client.library.discard(try #require(pending.first))
            #expect(try await client.library.pending() == [])
            #expect(try await client.library.marks(on: .movie(999_999_999), policy: .offline).value == .none)
        }
    }

    @Test func `a change whose answer is lost is sent again`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            try await client.library.rate(.movie(550), 8)
            // More than once: libcurl itself repeats a request for each open connection.
            fixture.sandbox.behave(.lostAnswer)
            let lost = try await client.library.send()
            fixture.sandbox.behave(.normal)
            #expect(lost.sent == 0 && lost.waiting == 1 && lost.failure != nil)
            #expect(library(fixture).ratedMovies == [550: 8])
            // The known value is sent too, because the server may have the other one.
            try await client.library.removeRating(.movie(550))
            #expect(try await client.library.send().sent == 1)
            #expect(library(fixture).ratedMovies == [:])
        }
    }

    @Test func `changes are announced, all of them or those on one item`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            let all = client.library.changes
            let one = client.library.changes(on: .movie(603))
            try await client.library.setFavorite(.movie(550))
            try await client.library.setFavorite(.movie(603))
            _ = try await client.library.send()
            var seen: [LibraryChange] = []
            for await change in all {
                seen.append(change)
                if seen.count == 4 { break }
            }
            let pending = Marks(isFavorite: true, pending: [.favorite])
            #expect(
                seen == [
                    LibraryChange(item: .movie(550), marks: pending), LibraryChange(item: .movie(603), marks: pending),
                    LibraryChange(item: .movie(550), marks: Marks(isFavorite: true)),
                    LibraryChange(item: .movie(603), marks: Marks(isFavorite: true)),
                ])
            var iterator = one.makeAsyncIterator()
            #expect(await iterator.next() == LibraryChange(item: .movie(603), marks: Marks(isFavorite: true)))
            await client.shutdown()
            #expect(await iterator.next() == nil)
        }
    }

    @Test func `startSyncing sends changes at once, and again when the server is back`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            let sending = client.startSyncing()
            let changes = client.library.changes(on: .movie(550))
            try await client.library.setFavorite(.movie(550))
            for await change in changes where change.marks == Marks(isFavorite: true) { break }
            #expect(library(fixture).favoriteMovies == [550])
            #expect(client.startSyncing() == sending)
            await client.shutdown()
            #expect(sending.isCancelled)
        }
    }
}
