import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

struct CacheHeadersTests {
    private static let tenYears = 315_360_000

    @Test(arguments: [
        ("public, max-age=600", 600), ("max-age=600", 600), ("MAX-AGE=600", 600), ("public,max-age = 600", 600), (#"max-age="600""#, 600),
        ("max-age=0", 0), ("max-age=600, must-revalidate", 600), ("s-maxage=5, max-age=600", 600), ("no-store", 0),
        ("no-cache", 0), ("max-age=600, no-store", 0), ("no-store, max-age=600", 0), ("No-Store", 0),
        (#"no-cache="Set-Cookie", max-age=600"#, 0),
        ("max-age=99999999999999999999", tenYears), ("max-age=9223372036854775807", tenYears), ("max-age=315360001", tenYears),
    ])
    func `freshness is what the server says`(_ header: String, _ seconds: Int) {
        #expect(CacheHeaders(["cache-control": header]).freshFor == .seconds(seconds))
    }

    @Test(arguments: [
        "max-age", "max-age=", "max-age=-1", "max-age=+1", "max-age=1.5", "max-age=soon", "max-age=٦", "max-age=1 x",
    ])
    func `an age that cannot be read means stale`(_ header: String) {
        #expect(CacheHeaders(["Cache-Control": header]).freshFor == .zero)
    }

    @Test(arguments: [
        ("no-store", true), ("No-Store", true), ("max-age=600, no-store", true), ("public,no-store ,max-age=1", true),
        ("no-store=1", true), ("no-cache", false), ("private", false), ("max-age=0", false), ("no-stored", false), ("x=no-store", false),
    ])
    func `an answer that must not be stored is for its call only`(_ header: String, _ isForbidden: Bool) async throws {
        let scene = WireScene(headers: ["Cache-Control": header], body: #"{"genres": []}"#)
        let answer = try await TMDBMovies(scene.tmdb).genres().fetch(nil)
        #expect((answer == .unstorable(Data(#"{"genres": []}"#.utf8))) == isForbidden)
    }

    @Test(arguments: ["", ",", "=", "public", "s-maxage=600", "x-max-age=600", "maxage=600"])
    func `garbage says nothing`(_ header: String) {
        #expect(CacheHeaders(["Cache-Control": header]).freshFor == nil)
    }

    @Test func `no header says nothing`() {
        #expect(CacheHeaders([:]).freshFor == nil)
        #expect(CacheHeaders([:]).validator == nil)
        #expect(CacheHeaders(["Age": "5", "Expires": "0"]).freshFor == nil)
    }

    @Test(arguments: [
        ("0", 600), ("100", 500), ("600", 0), ("601", 0), ("99999999999999999999", 0), ("-5", 600), ("x", 600), ("", 600), ("1.5", 600),
    ])
    func `the time that a cache on the way has held it counts`(_ age: String, _ seconds: Int) {
        #expect(CacheHeaders(["Cache-Control": "max-age=600", "age": age]).freshFor == .seconds(seconds))
    }

    @Test func `several headers are read as one`() {
        var headers: TransportHeaders = ["Cache-Control": "public"]
        headers.append("cache-control", "max-age=600")
        #expect(CacheHeaders(headers).freshFor == .seconds(600))
        headers.append("CACHE-CONTROL", "no-store")
        #expect(CacheHeaders(headers).freshFor == .zero)
    }

    @Test(arguments: [#"W/"abc""#, #""abc""#, #""""#, #""a b""#, "\"" + String(repeating: "x", count: 254) + "\""])
    func `a validator is stored as it is`(_ tag: String) {
        #expect(CacheHeaders(["etag": tag]).validator == tag)
    }

    @Test(arguments: [
        "*", "abc", "W/abc", #""a", "b""#, #"W/"a", W/"b""#, #""a"#, #"w/"a""#, "", "\"a\r\nX-Injected: 1\"", "a\rb", "a\nb", "a\0b",
        "a\tb", "a\u{7F}", "é", "\u{2028}", "🎬", String(repeating: "x", count: 257),
        String(repeating: "x", count: 1 << 20),
    ])
    func `a validator that could not go back out is ignored`(_ tag: String) {
        #expect(CacheHeaders(["ETag": tag]).validator == nil)
    }

    @Test func `an answer comes with its validator and freshness, or the operation's own`() async throws {
        let body = Data("body".utf8)
        let told = WireScene(headers: ["ETag": "\"a\"", "Cache-Control": "max-age=60"], body: "body")
        #expect(try await TMDBMovies(told.tmdb).genres().fetch(nil) == .body(body, validator: "\"a\"", freshFor: .seconds(60)))
        let silent = WireScene(body: "body")
        #expect(try await TMDBMovies(silent.tmdb).genres().fetch(nil) == .body(body, validator: nil, freshFor: .seconds(86_400)))
        #expect(try await TMDBImages(silent.tmdb).configuration().fetch(nil).freshFor == .seconds(259_200))
        #expect(try await TMDBMovies(silent.tmdb).details(1).fetch(nil).freshFor == .seconds(14_400))
        #expect(try await TMDBSearch(silent.tmdb).movies("x").fetch(nil).freshFor == .seconds(3_600))
    }

    @Test func `an unchanged answer is valid only for a request with a validator`() async throws {
        let scene = WireScene(status: 304, headers: ["Cache-Control": "max-age=60"])
        let genres = TMDBMovies(scene.tmdb).genres()
        #expect(try await genres.fetch("\"a\"") == .unchanged(freshFor: .seconds(60)))
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await genres.fetch(nil) })
        #expect(error?.code == .unreadable)
        #expect(error?.status == 304)
        #expect(scene.transport.requests.map { $0.headers["If-None-Match"] } == ["\"a\"", nil])
    }

    /// It was stored by an earlier version, and is not sent.
    @Test func `unchanged is no answer to what is no validator`() async throws {
        let scene = WireScene(status: 304)
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await TMDBMovies(scene.tmdb).genres().fetch("*") })
        #expect(error?.status == 304)
        #expect(scene.transport.requests.map { $0.headers["If-None-Match"] } == [nil])
    }

    @Test func `what happens is noted with route and figures`() async throws {
        let scene = WireScene(status: 203, body: "12345")
        _ = try await TMDBMovies(scene.tmdb).details(550).fetch(nil)
        let events = scene.events.events
        #expect(events.count == 2)
        #expect(events.allSatisfy { $0.operation == "GET /3/movie/{movie_id}" })
        guard case .requestFinished(203, 5, let duration) = events.last?.kind else {
            Issue.record("No answer was noted.")
            return
        }
        #expect(duration >= .zero)
    }
}

extension RemoteAnswer {
    fileprivate var freshFor: Duration {
        switch self {
        case .body(_, _, let freshFor), .unchanged(let freshFor): freshFor
        case .unstorable: .zero
        }
    }
}
