import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

/// Requests that a program makes itself.
struct CustomRequestTests {
    private struct ReleaseDates: Decodable, Hashable {
        struct Country: Decodable, Hashable {
            let iso31661: String
            let posterPath: String?
        }

        let id: Int
        let results: [Country]
        let homepage: URL?
    }

    private func request(
        _ request: CustomRequest, for user: UserAuthorization? = nil, credential: Credential? = nil, audience: Audience = .standard
    ) throws -> TransportRequest {
        try Router(server: .tmdb, credential: credential ?? .accessToken(Marker.token))
            .request(for: RequestLine(request, for: user), audience: audience)
    }

    @Test func `a path and a query become the address`() throws {
        let base = "https://api.themoviedb.org"
        #expect(try request(.get("movie", .id(550), "release_dates")).url == base + "/3/movie/550/release_dates")
        #expect(try request(.get("movie/popular", query: ["page": "2"])).url == base + "/3/movie/popular?page=2")
        #expect(try request(.get("tv", .id(1399), "season", 0, "episode", .number(2))).url == base + "/3/tv/1399/season/0/episode/2")
        #expect(
            try request(.get("find", .value("tt0137523"), query: ["q": "a b&c=d/é"])).url == base
                + "/3/find/tt0137523?q=a%20b%26c%3Dd%2F%C3%A9")
        #expect(try request(.get("list", .id(1), version: .v4)).url == base + "/4/list/1")
        let get = try request(.get("movie", .id(550)))
        #expect(get.method == .get && get.isIdempotent && !get.isPrivate && get.body == nil)
        #expect(get.headers["Authorization"] == "Bearer " + Marker.token && get.operation == "GET /3/movie/{movie_id}")
    }

    @Test func `a value is named after the word in front of it, and no name is used twice`() {
        let request = CustomRequest.get("tv/season", .id(1), "compare", .value("a"), .value("b"), "tv", "season", .id(2), .id(3))
        #expect(request.template == "/3/tv/season/{season_id}/compare/{compare_value}/{value}/tv/season/{season_id_2}/{id}")
        #expect(CustomRequest.get("account", .account, "lists").template == "/3/account/{account_id}/lists")
        #expect(CustomRequest.post("list", .account, version: .v4).description == "POST /4/list/{account_object_id}")
    }

    @Test(arguments: [
        CustomRequest.get(), .get("movie", .id(0)), .get("movie", .id(-1)), .get("tv", .id(1), "season", .number(-1)),
        .get("movie", .value("")),
        .get("movie", .value(".")), .get("movie", .value("..")), .get("movie", .value("a/b")), .get("movie", .value("..%2F550")),
        .get("movie", .value("550?api_key=1")), .get("movie", .value("a#b")), .get("movie", .value("a\0")),
        .get("movie", .value("a\r\nX: y")),
        .get("movie", .value("é")), .get("movie", .value(String(repeating: "a", count: 129))), .get(""), .get("/movie"), .get("movie/"),
        .get("movie//550"), .get(".."), .get("../4/account"), .get("movie", "{movie_id}"), .get("movie?page=2"), .get("@example.com"),
        .get("movie", query: ["": "1"]), .get("movie", query: ["api_key": "1"]), .get("movie", query: ["Session_ID": "1"]),
        .get("movie", query: ["guest_session_id": "1"]), .get("movie", .id(550), query: ["movie_id": "551"]),
        .post("movie", body: Double.infinity),
    ])
    func `a value that could change the request is refused, and nothing is sent`(_ request: CustomRequest) async throws {
        let scene = WireScene()
        let error = await failure(ofAsync: { () async throws(MarqueeError) in
            try await TMDBRequests(scene.tmdb).send(request, as: MarqueeDomain.JSONValue.self, for: nil)
        })
        #expect(error?.code == .invalidInput && error?.operation == request.description)
        #expect(scene.transport.requests.isEmpty)
    }

    @Test func `language and region of the client are added only on request`() throws {
        let audience = try Audience(language: "fr-FR", region: "BE")
        func url(_ additions: CustomRequest.Additions, _ query: [String: String] = [:]) throws -> String {
            try request(.get("movie", .id(550), query: query, adding: additions), audience: audience).url
        }
        #expect(try url([]) == "https://api.themoviedb.org/3/movie/550")
        #expect(try url(.language) == "https://api.themoviedb.org/3/movie/550?language=fr-FR")
        #expect(try url([.language, .region]) == "https://api.themoviedb.org/3/movie/550?language=fr-FR&region=BE")
        #expect(try url(.language, ["language": "ja"]) == "https://api.themoviedb.org/3/movie/550?language=ja")
    }

    @Test func `a session goes where the version of the API expects it`() throws {
        let base = "https://api.themoviedb.org"
        #expect(
            try request(.get("movie", .id(550), adding: .session), for: .person).url.hasSuffix("/3/movie/550?session_id=" + Marker.session))
        #expect(try request(.get("movie", .id(550), adding: .session), for: .guest).url.hasSuffix("guest_session_id=" + Marker.guest))
        #expect(try request(.get("account", .account), for: .person).url == base + "/3/account/548?session_id=" + Marker.session)
        let v4 = try request(.get("account", .account, "lists", version: .v4), for: .person)
        #expect(v4.url == base + "/4/account/\(Marker.objectID)/lists")
        #expect(v4.headers["Authorization"] == "Bearer " + Marker.userToken && v4.isPrivate)
        for user in [nil, UserAuthorization.guest] {
            let code = #expect(throws: MarqueeError.self) { try request(.get("account", .account), for: user) }?.code
            #expect(code == (user == nil ? .unauthorized : .forbidden))
        }
        let key = RequestLine(.get("account", .account), lifetime: .seconds(1), for: .person)
        #expect(!String(describing: Router(server: .tmdb, credential: nil).key(for: key, audience: .standard)).contains(Marker.session))
        #expect(key.isPrivate)
    }

    @Test func `a write has a body, a connection of its own, and no second attempt`() throws {
        struct Body: Encodable {
            let mediaType = "movie"
            let value = 8.5
        }
        for (write, method) in [
            (CustomRequest.post("movie", .id(550), "rating", body: Body(), adding: .session), TransportMethod.post),
            (.put("movie", .id(550), "rating", body: Body(), adding: .session), .put),
            (.delete("movie", .id(550), "rating", body: Body(), adding: .session), .delete),
        ] {
            let request = try request(write, for: .person)
            #expect(request.method == method && !request.isIdempotent && request.isPrivate)
            #expect(request.body == Data(#"{"media_type":"movie","value":8.5}"#.utf8))
            #expect(request.headers["Content-Type"] == "application/json;charset=utf-8")
        }
        #expect(try request(.delete("movie", .id(550), "rating"), for: nil).body == nil)
        let json = try request(.post("list", body: ["mediaType": "tv", "items": [1, true]] as MarqueeDomain.JSONValue))
        #expect(json.body == Data(#"{"items":[1,true],"mediaType":"tv"}"#.utf8))
    }

    @Test func `a request prints neither its values nor its body`() {
        let request = CustomRequest.post("movie", .value(Marker.session), query: ["a": "b"], body: ["token": Marker.requestToken])
        #expect("\(request)" == "POST /3/movie/{movie_value}")
        for secret in [Marker.requestToken] {
            #expect(!String(reflecting: request).contains(secret))
            var dumped = ""
            dump(request, to: &dumped)
            #expect(!dumped.contains(secret))
        }
    }

    @Test func `an answer is decoded by the rules for TMDb`() async throws {
        let body = #"{"id":550,"homepage":"https://example.com/","results":[{"iso_3166_1":"DE","poster_path":7},{"no":1}]}"#
        let scene = WireScene(body: body)
        let answer = try await TMDBRequests(scene.tmdb).send(.get("movie", .id(550), "release_dates"), as: ReleaseDates.self, for: nil)
        #expect(answer.results == [.init(iso31661: "DE", posterPath: nil)] && answer.homepage == URL(string: "https://example.com/"))
        let json = try await TMDBRequests(scene.tmdb).send(
            .get("movie", .id(550), "release_dates"), as: MarqueeDomain.JSONValue.self, for: nil)
        #expect(json["id"].int == 550 && json["results"][1]["no"].int == 1)
    }

    @Test(arguments: [
        (200, #"{"results":[]}"#, MarqueeError.Code.unreadable, "answer.fieldMissing"),
        (200, #"{"id":{},"results":[]}"#, .unreadable, "answer.fieldType"),
        (200, #"{"id":1,"results":[{"iso_3166_1":{}}]}"#, .unreadable, "answer.listRows"), (200, "<html>", .unreadable, "answer.notJSON"),
        (404, #"{"status_code":34,"success":false}"#, .notFound, "tmdb.34"),
        (401, #"{"status_code":7,"success":false}"#, .unauthorized, "tmdb.7"),
        (200, #"{"status_code":34,"success":false}"#, .notFound, "tmdb.34"),
    ])
    func `a failure has the code, the operation and the place of every other one`(
        status: Int, body: String, code: MarqueeError.Code, reason: String
    ) async throws {
        let scene = WireScene(status: status, body: body)
        let request = CustomRequest.get("movie", .id(550), "release_dates")
        let error = await failure(ofAsync: { () async throws(MarqueeError) in
            try await TMDBRequests(scene.tmdb).send(request, as: ReleaseDates.self, for: nil)
        })
        #expect(error?.code == code && error?.reason.key == reason && error?.operation == "GET /3/movie/{movie_id}/release_dates")
        if reason == "answer.fieldType" { #expect(error?.reason.values["field"] == "id") }
    }

    @Test func `a lifetime counts more than the headers, and a body that must not be stored is not`() async throws {
        let api = TMDBRequests(WireScene(headers: ["Cache-Control": "max-age=60"], body: #"{"id":1}"#).tmdb)
        let remote = api.answer(.get("movie", .id(550)), as: MarqueeDomain.JSONValue.self, lifetime: .seconds(7_200), for: nil)
        #expect(try await remote.fetch(nil) == .body(Data(#"{"id":1}"#.utf8), validator: nil, freshFor: .seconds(7_200)))
        let forbidding = TMDBRequests(WireScene(headers: ["Cache-Control": "no-store"], body: #"{"id":1}"#).tmdb)
        let unstorable = forbidding.answer(.get("movie", .id(550)), as: MarqueeDomain.JSONValue.self, lifetime: .seconds(7_200), for: nil)
        #expect(try await unstorable.fetch(nil) == .unstorable(Data(#"{"id":1}"#.utf8)))
        let write = api.answer(.post("movie"), as: MarqueeDomain.JSONValue.self, lifetime: .seconds(1), for: nil)
        #expect(write.refusal?.code == .invalidInput && write.refusal?.reason.key == "request.cached")
    }

    @Test func `requests with other values have other keys`() throws {
        // In English, TMDb's own language, a request with the language has the answer of one without.
        let tmdb = WireScene(audience: try Audience(language: "fr-FR")).tmdb
        func key(_ request: CustomRequest) -> SnapshotKey {
            TMDBRequests(tmdb).answer(request, as: MarqueeDomain.JSONValue.self, lifetime: .seconds(1), for: nil).key
        }
        let requests: [CustomRequest] = [
            .get("movie", .id(550)), .get("movie", .id(551)), .get("movie", .id(550), query: ["page": "2"]),
            .get("movie", .id(550), "videos"),
            .get("movie", .id(550), adding: .language), .get("movie", .id(550), version: .v4), .get("tv", .id(550)),
            .get("movie", .value("550")),
            .get("movie", .id(550), query: ["language": "en-US"]),
        ]
        #expect(Set(requests.map { key($0).canonical }).count == requests.count && Set(requests.map(key)).count == requests.count)
        #expect(key(requests[0]) == key(.get("movie", .id(550))))
    }
}
