import Foundation
import MarqueeSandbox
import Testing

/// Headers, credentials and errors, which are alike on every route.
struct AnswerTests {
    @Test func `an unchanged answer has no body`() async throws {
        try await withSandbox { sandbox in
            let first = try sandbox.ask("/3/movie/550")
            let tag = try #require(first.headers["etag"])
            #expect(tag.hasPrefix("W/\""))
            #expect(first.headers["cache-control"] == "public, max-age=14400")
            #expect(first.headers["vary"] == "accept-encoding, Origin")
            #expect(first.headers["date"]?.hasSuffix(" GMT") == true)

            let again = try sandbox.ask("/3/movie/550", headers: ["If-None-Match: \"x\", \(tag)"])
            #expect(again.status == 304 && again.body.isEmpty)
            #expect(again.headers["etag"] == tag)
            #expect(again.headers["cache-control"] == "public, max-age=14400")
            #expect(sandbox.counters.notModified == 1)

            #expect(try sandbox.ask("/3/movie/550", headers: ["If-None-Match: W/\"x\""]).status == 200)
            #expect(try sandbox.ask("/3/movie/550?language=de", headers: ["If-None-Match: \(tag)"]).status == 200)
        }
    }

    @Test func `a lifetime fits its route`() async throws {
        try await withSandbox { sandbox async throws in
            let expected = [
                "/3/movie/popular": 3_600, "/3/search/movie?query=a": 7_200, "/3/configuration": 86_400, "/3/genre/movie/list": 86_400,
            ]
            for (path, seconds) in expected {
                #expect(try sandbox.ask(path).headers["cache-control"] == "public, max-age=\(seconds)")
            }
        }
        try await withSandbox(Sandbox.Options(maxAge: 2)) { sandbox async throws in
            #expect(try sandbox.ask("/3/movie/popular").headers["cache-control"] == "public, max-age=2")
        }
    }

    @Test(arguments: [
        ("text/html", 406), ("image/png, text/*", 406), ("application/json", 200), ("text/html, */*;q=0.8", 200),
        ("Application/* ; q=1", 200),
    ])
    func `only JSON is served`(accept: String, status: Int) async throws {
        try await withSandbox { sandbox in
            for path in ["/3/movie/550", "/3/account/4242/lists", "/4/list/1"] {
                let answer = try sandbox.ask(path, headers: ["Accept: \(accept)"])
                #expect((answer.status == 406) == (status == 406))
                #expect(try status != 406 || answer.code == 19)
            }
            #expect(try sandbox.ask("/t/p/w92/a.jpg", headers: ["Accept: \(accept)"]).status == 200)
        }
    }

    @Test func `a cache on the way reports the age`() async throws {
        try await withSandbox { sandbox async throws in
            #expect(try sandbox.ask("/3/movie/550").headers["age"] == "0")
            #expect(try sandbox.ask("/3/movie/0").headers["age"] == nil)
        }
        var options = Sandbox.Options(maxAge: 60)
        options.age = 50
        try await withSandbox(options) { sandbox async throws in
            let answer = try sandbox.ask("/3/movie/550")
            #expect(answer.headers["age"] == "50")
            let tag = try #require(answer.headers["etag"])
            #expect(try sandbox.ask("/3/movie/550", headers: ["If-None-Match: \(tag)"]).headers["age"] == "50")
        }
    }

    @Test func `a browser may ask from any origin`() async throws {
        try await withSandbox { sandbox in
            for path in ["/3/movie/550", "/3/movie/0", "/t/p/w92/a.jpg"] {
                #expect(try sandbox.ask(path, headers: ["Origin: http://example.com"]).headers["access-control-allow-origin"] == "*")
            }
            let client = try Client(port: sandbox.port)
            let headers = ["Origin: http://example.com", "Access-Control-Request-Method: DELETE"]
            try client.send(Sandbox.request("/3/movie/550/rating", method: "OPTIONS", bearer: nil, headers: headers))
            let answer = try client.answer()
            #expect(answer.status == 204 && answer.headers["content-length"] == nil)
            #expect(answer.headers["access-control-allow-methods"]?.contains("DELETE") == true)
            #expect(answer.headers["access-control-allow-headers"]?.contains("Authorization") == true)
            try client.send(Sandbox.request("/3/movie/550"))
            #expect(try client.answer().status == 200)
            #expect(sandbox.counters.writes == 0)
        }
    }

    @Test func `an answer is compressed on request`() async throws {
        try await withSandbox { sandbox in
            let plain = try sandbox.ask("/3/movie/popular")
            let packed = try sandbox.ask("/3/movie/popular", headers: ["Accept-Encoding: br, gzip;q=0.5"])
            #expect(plain.headers["content-encoding"] == nil)
            #expect(packed.headers["content-encoding"] == "gzip")
            #expect(packed.body.count < plain.body.count)
            #expect(gunzip(packed.body) == plain.body)
            let refused = try sandbox.ask("/3/movie/popular", headers: ["Accept-Encoding: gzip;q=0"])
            #expect(refused.headers["content-encoding"] == nil)
            let small = try sandbox.ask("/3/authentication", headers: ["Accept-Encoding: gzip"])
            #expect(small.headers["content-encoding"] == nil && small.status == 200)
        }
    }

    @Test func `a request needs a valid credential`() async throws {
        try await withSandbox { sandbox in
            #expect(try sandbox.ask("/3/authentication").object["success"] as? Bool == true)
            #expect(try sandbox.ask("/3/authentication?api_key=\(Sandbox.apiKey)", bearer: nil).status == 200)
            let refused = [
                try sandbox.ask("/3/authentication", bearer: nil), try sandbox.ask("/3/authentication", bearer: "wrong"),
                try sandbox.ask("/3/authentication", bearer: Sandbox.apiKey),
                try sandbox.ask("/3/authentication?api_key=\(Sandbox.accessToken)", bearer: nil),
            ]
            for answer in refused {
                #expect(answer.status == 401)
                #expect(try answer.object["status_code"] as? Int == 7)
                #expect(try answer.object["success"] as? Bool == false)
            }
        }
        try await withSandbox(Sandbox.Options(accessToken: "mine")) { sandbox async throws in
            #expect(try sandbox.ask("/3/authentication", bearer: "mine").status == 200)
            #expect(try sandbox.ask("/3/authentication").status == 401)
        }
    }

    @Test(arguments: [
        "/", "/3", "/3/movie", "/3/movie/0", "/3/movie/abc", "/3/movie/+550", "/3/movie/550/nothing", "/3/movie/popular/x", "/4/list/1",
        "/3/tv", "/3/tv/0", "/3/tv/+1399", "/3/tv/1399/season", "/3/tv/1399/season/99",
        "/3/tv/1399/season/1/episode", "/3/tv/1399/season/1/episode/99", "/3/tv/1399/season/1/nothing",
        "/3/tv/1399/season/1/episode/1/nothing", "/3/tv/tt0944947", "/3/person", "/3/person/0", "/3/person/31/nothing",
        "/3/person/31/images/x", "/3/search", "/3/search/nothing?query=a", "/3/trending/movie", "/3/trending/nothing/day",
        "/3/trending/movie/year", "/3/find", "/3/genre/tv",
    ])
    func `an unknown path is not found`(_ path: String) async throws {
        try await withSandbox { sandbox in
            let answer = try sandbox.ask(path)
            #expect(answer.status == 404)
            #expect(try answer.object["status_code"] as? Int == 34)
            #expect(try answer.object["success"] as? Bool == false)
        }
    }

    @Test func `another method is refused`() async throws {
        try await withSandbox { sandbox in
            let head = try sandbox.ask("/3/movie/550", method: "HEAD")
            let get = try sandbox.ask("/3/movie/550")
            #expect(head.status == 200 && head.headers["content-length"] == "\(get.body.count)")
            for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
                let answer = try sandbox.ask("/3/movie/550", method: method)
                #expect(answer.status == 405)
                #expect(try answer.object["status_code"] as? Int == 42)
            }
        }
    }

    @Test func `a path is decoded once and then resolved`() async throws {
        try await withSandbox { sandbox async throws in
            #expect(try sandbox.ask("/3/credit/x%2F..%2F..%2Fmovie%2F550").object["id"] as? Int == 550)
            #expect(try sandbox.ask("/3/movie/%35%35%30").object["id"] as? Int == 550)
            #expect(try sandbox.ask("/3/credit/x%252F..%252F..%252Fmovie%252F550").status == 404)
        }
    }
}
