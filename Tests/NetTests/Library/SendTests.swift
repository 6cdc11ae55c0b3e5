import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

struct SendTests {
    private static let values: [(value: MarkValue, item: Markable)] = [
        (.favorite(true), .movie(550)), (.favorite(false), .tv(1399)), (.watchlist(true), .tv(1399)), (.watchlist(false), .movie(550)),
        (.rating(Rating(halfPoints: 17)), .movie(550)), (.rating(nil), .tv(1399)),
        (.rating(Rating(halfPoints: 1)), .episode(of: 1399, season: 1, number: 1)),
        (.rating(nil), .episode(of: 1399, season: 0, number: 1)),
    ]
    private static let removals: [(value: MarkValue, item: Markable)] = [
        (.favorite(false), .movie(550)), (.watchlist(false), .tv(1399)), (.rating(nil), .movie(550)),
        (.rating(nil), .episode(of: 1399, season: 1, number: 1)),
    ]
    private static let additions: [(value: MarkValue, item: Markable)] = [
        (.favorite(true), .movie(550)), (.watchlist(true), .tv(1399)), (.rating(Rating(halfPoints: 20)), .tv(1399)),
    ]

    @Test(arguments: values)
    func `a mark is set by one request, which may be retried`(_ value: MarkValue, _ item: Markable) async throws {
        for (status, body) in [
            (200, #"{"status_code":1,"status_message":"Success."}"#), (201, #"{"success":true,"status_code":12}"#),
            (200, #"{"status_code":13}"#), (200, #"{"success":false,"status_code":40}"#),
        ] {
            let scene = WireScene(status: status, body: body)
            try await TMDBLibrary(scene.tmdb).set(value, on: item, as: .person)
            #expect(scene.transport.requests.count == 1 && scene.transport.requests.first?.isIdempotent == true)
        }
    }

    @Test(arguments: values)
    func `an answer without an acknowledgement is an error`(_ value: MarkValue, _ item: Markable) async {
        for (status, body, code) in [
            (200, "", MarqueeError.Code.unreadable), (200, "{}", .unreadable), (200, "<html>", .unreadable), (200, "[]", .unreadable),
            (200, #"{"success":true}"#, .unreadable), (200, #"{"success":true,"status_code":null}"#, .unreadable),
            (200, #"{"success":false}"#, .refused), (200, #"{"success":false,"status_code":7}"#, .unauthorized),
            (200, #"{"status_code":17}"#, .unauthorized), (200, #"{"status_code":999}"#, .refused), (302, "", .unreadable),
            (401, "<html>", .unreadable), (403, "", .unreadable), (404, "", .unreadable), (451, "<html>", .unreadable),
            (401, #"{"success":false,"status_code":3}"#, .forbidden), (404, #"{"success":false,"status_code":37}"#, .notFound),
            (429, "", .rateLimited), (500, "", .server), (400, #"{"success":false,"status_code":18}"#, .refused),
        ] {
            let scene = WireScene(status: status, body: body)
            let error = await failure(ofAsync: { () async throws(MarqueeError) in
                try await TMDBLibrary(scene.tmdb).set(value, on: item, as: .person)
            })
            #expect(error?.code == code && error?.status == (code == .unreadable && status == 200 ? nil : status), "\(status) \(body)")
        }
    }

    @Test(arguments: [
        (404, #"{"success":false,"status_code":34}"#), (200, #"{"success":false,"status_code":21}"#), (200, #"{"status_code":21}"#),
        (200, #"{"success":true,"status_code":21}"#), (404, #"{"success":false,"status_code":6}"#),
    ])
    func `removing a mark that the server does not have succeeds, and setting one fails`(_ status: Int, _ body: String) async throws {
        let library = TMDBLibrary(WireScene(status: status, body: body).tmdb)
        for (value, item) in Self.removals { try await library.set(value, on: item, as: .person) }
        for (value, item) in Self.additions {
            let error = await failure(ofAsync: { () async throws(MarqueeError) in try await library.set(value, on: item, as: .person) })
            #expect(error?.code == .notFound)
        }
    }

    @Test func `an episode can only be rated, and a guest can only rate`() async {
        let scene = WireScene(body: #"{"success":true}"#)
        let library = TMDBLibrary(scene.tmdb)
        let episode = Markable.episode(of: 1399, season: 1, number: 1)
        for value in [MarkValue.favorite(true), .watchlist(false)] {
            let error = await failure(ofAsync: { () async throws(MarqueeError) in try await library.set(value, on: episode, as: .person) })
            #expect(error?.code == .invalidInput && error?.reason.key == "mark.episode")
            let guest = await failure(ofAsync: { () async throws(MarqueeError) in try await library.set(value, on: .movie(1), as: .guest) }
            )
            #expect(guest?.code == .forbidden && guest?.reason.key == "session.guest" && guest?.status == nil)
        }
        #expect(scene.transport.requests.isEmpty)
    }

    @Test(arguments: [
        Markable.movie(0), .movie(-1), .tv(Int.min), .episode(of: 0, season: 1, number: 1), .episode(of: 1, season: -1, number: 1),
    ])
    func `an impossible item is refused before a request is sent`(_ item: Markable) async {
        let scene = WireScene(body: #"{"success":true}"#)
        let library = TMDBLibrary(scene.tmdb)
        for value in [MarkValue.rating(nil), .favorite(true), .watchlist(true)] {
            if case .episode = item, value.kind != .rating { continue }
            let error = await failure(ofAsync: { () async throws(MarqueeError) in try await library.set(value, on: item, as: .person) })
            #expect(error?.code == .invalidInput)
        }
        #expect(scene.transport.requests.isEmpty)
    }

    @Test(arguments: [
        "", ".", "..", "a/b", "../../movie/550", "a%2Fb", "a b", "a\r\nX: y", "a\0", "é", "a?b", "a#b", "a;b=c", "a\\b",
        String(repeating: "a", count: 129),
    ])
    func `a value that is invalid in a path is refused`(_ text: String) async {
        let scene = WireScene(body: #"{"page":1,"results":[],"total_pages":1,"total_results":0}"#)
        let (library, account) = (TMDBLibrary(scene.tmdb), TMDBAccount(scene.tmdb))
        let guest = UserAuthorization(kind: .guest, session: Secret(text))
        let person = UserAuthorization(
            kind: .account, session: Secret("s"), accountID: 1, userToken: Secret(Marker.userToken), objectID: text)
        let refusals = [
            library.shelf(.ratedMovies, ShelfPage(), as: guest).refusal, library.shelf(.ratedTV, ShelfPage(), as: guest).refusal,
            library.shelf(.ratedEpisodes, ShelfPage(), as: guest).refusal, library.recommendedMovies(page: 1, as: person).refusal,
            library.recommendedTV(page: 1, as: person).refusal,
            await failure(ofAsync: { () async throws(MarqueeError) in try await account.check(guest) }),
        ]
        for refusal in refusals { #expect(refusal?.code == .invalidInput && refusal?.reason.key == "path.value") }
        #expect(scene.transport.requests.isEmpty)
    }

    @Test(arguments: [0, -1, Int.min])
    func `the id of an account is at least 1`(_ id: Int) async {
        let scene = WireScene()
        let user = UserAuthorization(kind: .account, session: Secret("s"), accountID: id)
        #expect(TMDBLibrary(scene.tmdb).shelf(.favoriteMovies, ShelfPage(), as: user).refusal?.code == .invalidInput)
        #expect(TMDBLists(scene.tmdb).lists(MediaListsPage(), as: user).refusal?.code == .invalidInput)
    }
}
