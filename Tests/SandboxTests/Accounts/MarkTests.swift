import MarqueeSandbox
import Testing

/// Favorites and the watchlist.
struct MarkTests {
    private func body(_ kind: String, _ id: Int, _ name: String, _ isOn: Bool) -> String {
        #"{"media_type":"\#(kind)","media_id":\#(id),"\#(name)":\#(isOn)}"#
    }

    @Test(arguments: ["favorite", "watchlist"])
    func `a mark is set and taken away as often as one likes`(name: String) async throws {
        try await withSandbox { sandbox in
            let path = "/3/account/4242/\(name)?session_id=\(try sandbox.session())"
            func marked() -> [[Int]] {
                let library = sandbox.library(of: "viewer")
                return name == "favorite"
                    ? [library.favoriteMovies, library.favoriteTV] : [library.watchlistMovies, library.watchlistTV]
            }
            #expect(try sandbox.send("POST", path, body("movie", 550, name, true)).verdict == [201, 1])
            #expect(try sandbox.send("POST", path, body("movie", 550, name, true)).verdict == [201, 12])
            #expect(try sandbox.send("POST", path, body("tv", 1399, name, true)).verdict == [201, 1])
            #expect(try sandbox.send("POST", path, body("movie", 603, name, true)).verdict == [201, 1])
            #expect(marked() == [[550, 603], [1399]])
            #expect(try sandbox.send("POST", path, body("movie", 550, name, false)).verdict == [200, 13])
            #expect(try sandbox.send("POST", path, body("movie", 550, name, false)).verdict == [200, 13])
            #expect(marked() == [[603], [1399]])
            #expect(try sandbox.send("POST", path, body("movie", 550, name, true)).verdict == [201, 1])
            #expect(marked() == [[603, 550], [1399]])
        }
    }

    @Test func `what the catalog does not have cannot be marked`() async throws {
        try await withSandbox { sandbox in
            let path = "/3/account/4242/favorite?session_id=\(try sandbox.session())"
            #expect(try sandbox.send("POST", path, body("movie", 1, "favorite", true)).verdict == [404, 34])
            #expect(try sandbox.send("POST", path, body("tv", 550, "favorite", true)).verdict == [404, 34])
            #expect(try sandbox.send("POST", path, body("person", 31, "favorite", true)).verdict == [422, 5])
            #expect(sandbox.library(of: "viewer") == Sandbox.Library())
        }
    }

    @Test(arguments: [
        "", "{}", #"{"media_type":"movie","media_id":550}"#, #"{"media_type":"movie","favorite":true}"#,
        #"{"media_id":550,"favorite":true}"#, #"{"media_type":"movie","media_id":"550","favorite":true}"#,
        #"{"media_type":"movie","media_id":550.5,"favorite":true}"#, #"{"media_type":"movie","media_id":550,"favorite":1}"#,
        #"{"media_type":1,"media_id":550,"favorite":true}"#, #"{"media_type":"movie","media_id":null,"favorite":true}"#,
        #"{"media_type":"movie","media_id":99999999999999999999999,"favorite":true}"#,
    ])
    func `missing members and other types are refused`(_ body: String) async throws {
        try await withSandbox { sandbox in
            let session = try sandbox.session()
            #expect(try sandbox.send("POST", "/3/account/4242/favorite?session_id=\(session)", body).verdict == [422, 5])
            #expect(sandbox.library(of: "viewer") == Sandbox.Library())
        }
    }

    @Test func `only the account's own session opens it`() async throws {
        try await withSandbox(Sandbox.Options(accounts: [.viewer, .critic])) { sandbox in
            let (session, guest) = (try sandbox.session(of: "critic"), try sandbox.guestSession())
            let mark = body("movie", 550, "favorite", true)
            func verdict(_ id: String, _ query: String) throws -> [Int?] {
                try sandbox.send("POST", "/3/account/\(id)/favorite?\(query)", mark).verdict
            }
            #expect(try verdict("4242", "session_id=\(session)") == [401, 3])
            #expect(try verdict("nobody", "session_id=\(session)") == [401, 3])
            #expect(try verdict("17", "session_id=0123") == [401, 3])
            #expect(try verdict("17", "session_id=\(guest)") == [401, 3])
            #expect(try verdict("17", "guest_session_id=\(guest)") == [401, 3])
            #expect(try verdict("17", "") == [401, 17])
            #expect(try verdict("17", "session_id=") == [401, 17])
            #expect(try sandbox.ask("/3/account/4242?session_id=\(session)").verdict == [401, 3])
            #expect(sandbox.library(of: "viewer") == Sandbox.Library() && sandbox.library(of: "critic") == Sandbox.Library())
            #expect(try verdict("17", "session_id=\(session)") == [201, 1])
            #expect(sandbox.library(of: "critic").favoriteMovies == [550] && sandbox.library(of: "viewer").favoriteMovies == [])
            #expect(try sandbox.send("POST", "/3/account/17/favorite?session_id=\(session)", mark, bearer: nil).verdict == [401, 7])
        }
    }

    @Test func `the account says who it is`() async throws {
        try await withSandbox(Sandbox.Options(accounts: [.viewer, .critic])) { sandbox in
            let session = try sandbox.session(of: "critic")
            let answer = try sandbox.ask("/3/account?session_id=\(session)")
            let keys: Set = ["avatar", "id", "iso_639_1", "iso_3166_1", "name", "include_adult", "username"]
            #expect(try Set(answer.object.keys) == keys)
            #expect(try answer.object["id"] as? Int == 17)
            #expect(try answer.object["iso_639_1"] as? String == "de" && answer.object["iso_3166_1"] as? String == "AT")
            #expect(try sandbox.ask("/3/account/17?session_id=\(session)").body == answer.body)
            #expect(answer.headers["cache-control"] == "public, max-age=0" && answer.headers["etag"] != nil)
        }
        try await withSandbox(Sandbox.Options(maxAge: 3_600)) { sandbox in
            let answer = try sandbox.ask("/3/account?session_id=\(try sandbox.session())")
            #expect(answer.headers["cache-control"] == "public, max-age=0")
        }
    }

    @Test func `writable places tell their methods`() async throws {
        try await withSandbox { sandbox in
            let allowed = [
                "/3/account/4242/favorite": "POST", "/3/movie/550/rating": "POST, DELETE", "/3/list/1": "GET, HEAD, DELETE",
                "/3/authentication/session": "DELETE", "/3/account": "GET, HEAD", "/3/movie/550": "GET, HEAD",
            ]
            for (path, methods) in allowed {
                let answer = try sandbox.send("PUT", path)
                #expect(try answer.verdict == [405, 42])
                #expect(answer.headers["allow"] == methods)
            }
            #expect(try sandbox.ask("/3/movie/550/rating").verdict == [405, 42])
        }
    }
}
