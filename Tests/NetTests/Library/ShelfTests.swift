import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

struct ShelfTests {
    private let library = TMDBLibrary(WireScene().tmdb)
    private let movies = """
        {"page":2,"results":[{"id":550,"title":"Fight Club","release_date":"1999-10-15"},{"id":0.5},{"id":11,"title":"Star Wars"},
         {"id":550,"title":"Fight Club"}],"total_pages":3,"total_results":43}
        """
    private let series = """
        {"page":1,"results":[{"id":1399,"name":"Game of Thrones","first_air_date":"2011-04-17"},{"name":"No id"}],
         "total_pages":1,"total_results":2}
        """

    @Test func `movies on a shelf are read, indexed and can be marked`() throws {
        for shelf in [Shelf.favoriteMovies, .watchlistMovies] {
            let remote = library.shelf(shelf, ShelfPage(page: 2), as: .person)
            let page = try remote.adapt(Data(movies.utf8))
            #expect(page.value.page == 2 && page.value.totalPages == 3 && page.value.totalResults == 43 && page.dropped == 1)
            #expect(page.value.items.map(\.id) == [550, 11, 550])
            #expect(page.titles.map(\.reference) == [.movie(550), .movie(11), .movie(550)])
            #expect(page.markables == [.movie(550), .movie(11)])
            #expect(remote.isPrivate && remote.refusal == nil)
        }
    }

    @Test func `series on a shelf are read, indexed and can be marked`() throws {
        for shelf in [Shelf.favoriteTV, .watchlistTV] {
            let page = try library.shelf(shelf, ShelfPage(), as: .person).adapt(Data(series.utf8))
            #expect(page.value.items.map(\.name) == ["Game of Thrones"] && page.dropped == 1)
            #expect(page.titles.map(\.reference) == [.tv(1399)] && page.markables == [.tv(1399)])
        }
    }

    @Test func `a guest has no favorites and no watchlist, and no request is sent`() async {
        let scene = WireScene()
        let library = TMDBLibrary(scene.tmdb)
        let refusals = [
            library.shelf(.favoriteMovies, ShelfPage(), as: .guest).refusal, library.shelf(.favoriteTV, ShelfPage(), as: .guest).refusal,
            library.shelf(.watchlistMovies, ShelfPage(), as: .guest).refusal, library.shelf(.watchlistTV, ShelfPage(), as: .guest).refusal,
            await failure(ofAsync: { () async throws(MarqueeError) in
                try await library.shelf(.favoriteTV, ShelfPage(), as: .guest).fetch(nil)
            }),
        ]
        for refusal in refusals { #expect(refusal?.code == .forbidden && refusal?.reason.key == "session.guest") }
        #expect(refusals[0]?.operation == "GET /3/account/{account_id}/favorite/movies")
        #expect(scene.transport.requests.isEmpty)
    }

    @Test func `the operations of an account's shelves are those of its reads`() {
        let (page, sorted, user) = (ShelfPage(), SortedShelfPage(), UserAuthorization.person)
        let keys = [
            library.shelf(.favoriteMovies, page, as: user).key, library.shelf(.favoriteTV, page, as: user).key,
            library.shelf(.watchlistMovies, page, as: user).key, library.shelf(.watchlistTV, page, as: user).key,
            library.shelf(.ratedMovies, page, as: user).key, library.shelf(.ratedTV, page, as: user).key,
            library.shelf(.ratedEpisodes, page, as: user).key,
            library.sortedFavoriteMovies(sorted, as: user).key, library.sortedFavoriteTV(sorted, as: user).key,
            library.sortedWatchlistMovies(sorted, as: user).key, library.sortedWatchlistTV(sorted, as: user).key,
            library.sortedRatedMovies(sorted, as: user).key, library.sortedRatedTV(sorted, as: user).key,
            library.episodeRatings(of: SeasonReference(series: 1, number: 1), as: user).key,
        ]
        #expect(library.shelfOperations(of: .account) == Set(keys.map(\.operation)) && keys.count == 14)
    }

    @Test func `the operations of a guest's shelves are those of its reads`() {
        let (page, user) = (ShelfPage(), UserAuthorization.guest)
        let keys = [
            library.shelf(.ratedMovies, page, as: user).key, library.shelf(.ratedTV, page, as: user).key,
            library.shelf(.ratedEpisodes, page, as: user).key,
            library.episodeRatings(of: SeasonReference(series: 1, number: 1), as: user).key,
        ]
        #expect(library.shelfOperations(of: .guest) == Set(keys.map(\.operation)))
    }

    @Test(arguments: [0, -1, 501, Int.min, Int.max])
    func `a page that TMDb does not serve is not requested`(_ number: Int) {
        let page = ShelfPage(page: number)
        let refusals = [
            library.shelf(.favoriteMovies, page, as: .person).refusal, library.shelf(.watchlistTV, page, as: .person).refusal,
            library.shelf(.ratedEpisodes, page, as: .person).refusal, library.shelf(.ratedMovies, page, as: .guest).refusal,
            library.recommendedTV(page: number, as: .person).refusal,
        ]
        for refusal in refusals { #expect(refusal?.reason.key == "page.range") }
    }

    @Test func `a shelf is fresh for five minutes, unless the server says otherwise`() async throws {
        for (headers, seconds) in [
            ([:] as TransportHeaders, 300), (["Cache-Control": "public, max-age=60"], 60), (["Cache-Control": "no-store"], 0),
        ] {
            let scene = WireScene(headers: headers, body: movies)
            let library = TMDBLibrary(scene.tmdb)
            for remote in [library.shelf(.favoriteMovies, ShelfPage(), as: .person), library.recommendedMovies(page: 1, as: .person)] {
                guard case .body(_, _, let lifetime) = try await remote.fetch(nil) else {
                    Issue.record("No body came.")
                    continue
                }
                #expect(lifetime == .seconds(seconds))
            }
        }
    }

    @Test func `recommendations are read, indexed and can be marked`() throws {
        let page = try library.recommendedMovies(page: 2, as: .person).adapt(Data(movies.utf8))
        #expect(page.value.items.count == 3 && page.titles.count == 3 && page.markables == [.movie(550), .movie(11)])
        #expect(try library.recommendedTV(page: 1, as: .person).adapt(Data(series.utf8)).markables == [.tv(1399)])
    }

    @Test(arguments: [
        UserAuthorization(kind: .account, session: Secret("s"), accountID: 1),
        UserAuthorization(kind: .account, session: Secret("s"), accountID: 1, userToken: Secret("a.b.c")),
        UserAuthorization(kind: .account, session: Secret("s"), accountID: 1, objectID: "abc"),
        UserAuthorization(kind: .account, session: Secret("s"), accountID: 1, userToken: Secret("a\r\nX: y"), objectID: "abc"),
        UserAuthorization(kind: .account, session: Secret("s"), accountID: 1, userToken: Secret(""), objectID: "abc"), .guest,
    ])
    func `recommendations need a token of version 4, and no request is sent without it`(_ user: UserAuthorization) async {
        let scene = WireScene()
        let library = TMDBLibrary(scene.tmdb)
        let remote = library.recommendedTV(page: 1, as: user)
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await remote.fetch(nil) })
        for refusal in [library.recommendedMovies(page: 1, as: user).refusal, error] {
            #expect(refusal?.code == .unauthorized && refusal?.reason.key == "session.userToken")
            #expect(refusal?.meansSessionRefused == false)
        }
        #expect(scene.transport.requests.isEmpty)
    }

    @Test func `the token of an account is enough if the program has no credential or a v3 key`() async throws {
        for credential in [nil, try Credential.apiKey(Marker.key)] {
            let scene = WireScene(body: movies, credential: credential)
            _ = try await TMDBLibrary(scene.tmdb).recommendedMovies(page: 1, as: .person).fetch(nil)
            #expect(scene.transport.requests.first?.headers["Authorization"] == "Bearer " + Marker.userToken)
            #expect(scene.transport.requests.first?.url.contains("api_key") == false)
        }
    }
}
