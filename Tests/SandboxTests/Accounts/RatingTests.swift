import Foundation
import MarqueeSandbox
import Synchronization
import Testing

/// Ratings of accounts and of guests, and their `account_states`.
struct RatingTests {
    private let places = ["movie/550", "tv/1399", "tv/1399/season/1/episode/2"]

    @Test func `titles and episodes are rated, rated again and unrated`() async throws {
        try await withSandbox { sandbox in
            let session = try sandbox.session()
            for place in places {
                let path = "/3/\(place)/rating?session_id=\(session)"
                #expect(try sandbox.send("POST", path, #"{"value":8.5}"#).verdict == [201, 12])
                #expect(try sandbox.send("POST", path, #"{"value":9}"#).verdict == [201, 12])
            }
            let episode = Sandbox.Library.Episode(series: 1399, season: 1, number: 2)
            #expect(sandbox.library(of: "viewer").ratedMovies == [550: 9])
            #expect(sandbox.library(of: "viewer").ratedTV == [1399: 9])
            #expect(sandbox.library(of: "viewer").ratedEpisodes == [episode: 9])
            for place in places {
                let path = "/3/\(place)/rating?session_id=\(session)"
                #expect(try sandbox.send("DELETE", path).verdict == [200, 13])
                #expect(try sandbox.send("DELETE", path).verdict == [404, 34])
            }
            #expect(sandbox.library(of: "viewer") == Sandbox.Library())
        }
    }

    @Test(arguments: ["0", "0.25", "10.5", "11", "-1", "8.7", "8.25", "2.75", "1e30", "0.0"])
    func `a rating is half points from one half to ten`(_ value: String) async throws {
        try await withSandbox { sandbox in
            let answer = try sandbox.send("POST", "/3/movie/550/rating?session_id=\(try sandbox.session())", #"{"value":\#(value)}"#)
            #expect(try answer.verdict == [400, 18])
            #expect(try (answer.object["status_message"] as? String)?.contains("0.5 to 10") == true)
            #expect(sandbox.library(of: "viewer").ratedMovies == [:])
        }
    }

    @Test func `every half point is taken`() async throws {
        try await withSandbox { sandbox in
            let path = "/3/movie/550/rating?session_id=\(try sandbox.session())"
            for value in stride(from: 0.5, through: 10, by: 0.5) {
                #expect(try sandbox.send("POST", path, #"{"value":\#(value)}"#).status == 201)
                #expect(sandbox.library(of: "viewer").ratedMovies == [550: value])
            }
        }
    }

    @Test(arguments: ["{}", #"{"value":"8"}"#, #"{"value":true}"#, #"{"value":null}"#, #"{"value":[8]}"#])
    func `a rating without a number is refused`(_ body: String) async throws {
        try await withSandbox { sandbox in
            let path = "/3/movie/550/rating?session_id=\(try sandbox.session())"
            #expect(try sandbox.send("POST", path, body).verdict == [422, 5])
        }
    }

    @Test(arguments: [
        "movie/1", "movie/x", "tv/1", "tv/1399/season/1/episode/99", "tv/1399/season/99/episode/1", "tv/550/season/1/episode/1",
    ])
    func `what the catalog does not have cannot be rated`(_ place: String) async throws {
        try await withSandbox { sandbox in
            let session = try sandbox.session()
            #expect(try sandbox.send("POST", "/3/\(place)/rating?session_id=\(session)", #"{"value":8}"#).verdict == [404, 34])
            #expect(try sandbox.ask("/3/\(place)/account_states?session_id=\(session)").verdict == [404, 34])
        }
    }

    @Test func `a rating leaves the watchlist alone`() async throws {
        try await withSandbox { sandbox in
            sandbox.edit("viewer") { $0.watchlistMovies = [550] }
            _ = try sandbox.send("POST", "/3/movie/550/rating?session_id=\(try sandbox.session())", #"{"value":8}"#)
            #expect(sandbox.library(of: "viewer").watchlistMovies == [550])
        }
    }

    @Test func `states tell what is marked`() async throws {
        try await withSandbox { sandbox in
            let query = "?session_id=\(try sandbox.session())"
            let before = try sandbox.ask("/3/movie/550/account_states\(query)")
            #expect(before.text == #"{"id":550,"favorite":false,"rated":false,"watchlist":false}"#)
            #expect(before.headers["cache-control"] == "public, max-age=0" && before.headers["etag"] != nil)
            sandbox.edit("viewer") { library in
                library.favoriteMovies = [550]
                library.watchlistTV = [1399]
                library.ratedMovies = [550: 8.5]
                library.ratedEpisodes = [.init(series: 1399, season: 1, number: 2): 9]
            }
            #expect(
                try sandbox.ask("/3/movie/550/account_states\(query)").text
                    == #"{"id":550,"favorite":true,"rated":{"value":8.5},"watchlist":false}"#)
            #expect(
                try sandbox.ask("/3/tv/1399/account_states\(query)").text
                    == #"{"id":1399,"favorite":false,"rated":false,"watchlist":true}"#)
            #expect(
                try sandbox.ask("/3/tv/1399/season/1/episode/2/account_states\(query)").text
                    == #"{"id":63057,"favorite":false,"rated":{"value":9.0},"watchlist":false}"#)
            let season = try sandbox.ask("/3/tv/1399/season/1/account_states\(query)")
            #expect(
                season.text.hasPrefix(
                    #"{"id":3624,"results":[{"id":63056,"episode_number":1,"rated":false},{"id":63057,"episode_number":2,"rated":{"value":9.0}},"#
                ))
            #expect(try sandbox.ask("/3/movie/550/account_states").verdict == [401, 17])
            #expect(try sandbox.ask("/3/movie/550/account_states?session_id=0").verdict == [401, 3])
        }
    }

    @Test func `guests rate for themselves`() async throws {
        try await withSandbox { sandbox in
            let (guest, other) = (try sandbox.guestSession(), try sandbox.guestSession())
            #expect(guest.utf8.count == 32 && guest != other)
            #expect(try sandbox.ask("/3/guest_session/\(guest)/rated/movies").verdict == [404, 34])
            for place in places {
                #expect(try sandbox.send("POST", "/3/\(place)/rating?guest_session_id=\(guest)", #"{"value":7.5}"#).status == 201)
            }
            let states = try sandbox.ask("/3/movie/550/account_states?guest_session_id=\(guest)")
            #expect(states.text == #"{"id":550,"favorite":false,"rated":{"value":7.5},"watchlist":false}"#)
            for (shelf, id) in [("movies", 550), ("tv", 1399), ("tv/episodes", 63057)] {
                let rows = try sandbox.ask("/3/guest_session/\(guest)/rated/\(shelf)").rows
                #expect(rows.map { $0["id"] as? Int } == [id] && rows.map { $0["rating"] as? Double } == [7.5])
                #expect(try sandbox.ask("/3/guest_session/\(other)/rated/\(shelf)").verdict == [404, 34])
            }
            #expect(try sandbox.send("DELETE", "/3/movie/550/rating?guest_session_id=\(guest)").verdict == [200, 13])
            #expect(sandbox.library(of: "viewer") == Sandbox.Library())
            sandbox.revokeGuests()
            #expect(try sandbox.ask("/3/guest_session/\(guest)/rated/tv").verdict == [401, 3])
            #expect(try sandbox.send("POST", "/3/movie/550/rating?guest_session_id=\(guest)", #"{"value":7}"#).verdict == [401, 3])
        }
    }

    @Test func `a guest is forgotten after a day without a request`() async throws {
        let seconds = Mutex(1_700_000_000.0)
        let clock: @Sendable () -> Date = { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
        try await withSandbox(Sandbox.Options(clock: clock)) { sandbox in
            let answer = try sandbox.ask("/3/authentication/guest_session/new")
            #expect(try answer.object["expires_at"] as? String == "2023-11-15 22:13:20 UTC")
            let guest = try #require(try answer.object["guest_session_id"] as? String)
            let path = "/3/movie/550/account_states?guest_session_id=\(guest)"
            for _ in 0..<2 {
                seconds.withLock { $0 += 86_399 }
                #expect(try sandbox.ask(path).status == 200)
            }
            seconds.withLock { $0 += 86_400 }
            #expect(try sandbox.ask(path).verdict == [401, 3])
        }
    }
}
