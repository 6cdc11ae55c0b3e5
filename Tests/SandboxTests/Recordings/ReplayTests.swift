import Foundation
import Synchronization
import TestKit
import Testing

@testable import MarqueeSandbox

struct ReplayTests {
    private static let movie = RecordedExchange(
        url: "https://api.themoviedb.org/3/movie/550?language=en-US&append_to_response=images%2Cvideos&api_key=0123",
        headers: [
            "content-type": "application/json;charset=utf-8", "cache-control": "max-age=60", "etag": #"W/"a""#, "content-encoding": "br",
            "content-length": "9", "date": "Mon, 01 Jan 2024 00:00:00 GMT", "set-cookie": "a=b", "age": "7",
        ], body: Data(#"{"id": 550}"#.utf8))

    @Test(arguments: [
        "/3/movie/550?append_to_response=images,videos&language=en-US", "/3/movie/550?language=en%2DUS&append_to_response=images%2cvideos",
        "/tmdb/3/movie/%35%35%30?language=en-US&append_to_response=images,videos&api_key=other&session_id=x&guest_session_id=y",
        "/3/./movie//550?language=en-US&append_to_response=images,videos&access_token=z&request_token=z",
    ])
    func `A request matches without credentials, its base path and the order of its parameters`(_ target: String) async throws {
        try await withReplay([Self.movie]) { sandbox throws in
            let answer = try sandbox.ask(target, bearer: "other")
            #expect(answer.status == 200 && answer.text == #"{"id": 550}"#)
            #expect(sandbox.misses.isEmpty)
        }
    }

    @Test(arguments: [
        "https://proxy.example/tmdb/3/movie/1", "http://127.0.0.1:1/3/movie/1", "/3/movie/1", "https://a.example/api/v1/3/movie/1#x",
    ])
    func `A recording matches whatever stands before its version`(_ url: String) async throws {
        try await withReplay([RecordedExchange("GET", url, "{}")]) { sandbox throws in
            #expect(try sandbox.ask("/3/movie/1").status == 200)
        }
    }

    @Test func `A number that is not a version stays in a path`() {
        #expect(RequestShape(method: "GET", url: "/3/tv/3/season/4")?.path == ["3", "tv", "3", "season", "4"])
        #expect(RequestShape(method: "GET", url: "/a/4/list/3")?.path == ["4", "list", "3"])
        #expect(RequestShape(method: "GET", url: "https://a.example/b/t/p/w92/3.png")?.path == ["t", "p", "w92", "3.png"])
        #expect(RequestShape(method: "GET", url: "/3/movie/%zz") == nil)
    }

    @Test(arguments: [
        ("/3/guest_session/abc/rated/movies", "/3/guest_session/def/rated/movies"),
        ("/3/account/12/favorite/movies", "/3/account/99/favorite/movies"),
        ("/4/account/0a1b/lists", "/4/account/ffff/lists"), ("/3/movie/1?x=1&x=2", "/3/movie/1?x=2&x=1"),
    ])
    func `Credentials in a path and the order of repeated parameters are not compared`(_ recorded: String, _ asked: String) async throws {
        try await withReplay([RecordedExchange("GET", recorded, "{}")]) { sandbox throws in
            #expect(try sandbox.ask(asked).status == 200)
        }
    }

    @Test(arguments: [
        ("/3/movie/popular", "/3/movie/popular?page=1", true), ("/3/movie/popular?page=1", "/3/movie/popular", true),
        ("/3/movie/popular?page=1", "/3/movie/popular?page=2", false), ("/3/movie/popular?page=0", "/3/movie/popular", false),
        ("/3/movie/1?append_to_response=videos,credits", "/3/movie/1?append_to_response=credits%2Cvideos", true),
        ("/3/movie/1?append_to_response=videos", "/3/movie/1?append_to_response=credits%2Cvideos", false),
    ])
    func `The first page needs no number, and appended parts have no order`(
        _ recorded: String, _ asked: String, _ isFound: Bool
    ) async throws {
        try await withReplay([RecordedExchange("GET", recorded, "{}")]) { sandbox throws in
            #expect(try sandbox.ask(asked).status == (isFound ? 200 : 404))
        }
    }

    @Test func `A header field that describes the recorded transfer is not sent again`() async throws {
        try await withReplay([Self.movie]) { sandbox throws in
            let target = "/3/movie/550?language=en-US&append_to_response=images,videos"
            let answer = try sandbox.ask(target)
            #expect(answer.headers["cache-control"] == "max-age=60" && answer.headers["etag"] == #"W/"a""# && answer.headers["age"] == "7")
            #expect(
                answer.headers["content-length"] == "11" && answer.headers["content-encoding"] == nil && answer.headers["set-cookie"] == nil
            )
            #expect(answer.headers["date"]?.contains("2024") == false)
            let held = try sandbox.ask(target, headers: [#"If-None-Match: "a""#])
            #expect(held.status == 304 && held.body.isEmpty)
            #expect(try sandbox.ask(target, headers: [#"If-None-Match: "b""#]).status == 200)
            #expect(try sandbox.ask(target, method: "HEAD").status == 200)
        }
    }

    @Test func `A recorded header field cannot begin another one`() async throws {
        let exchange = RecordedExchange(
            "GET", "/3/a", "{}", headers: ["content-type": "a\r\nX: y", "etag": "a\r\nX: y", "cache-control": "a\nX: y", "age": "\u{7F}"])
        try await withReplay([exchange]) { sandbox throws in
            let answer = try sandbox.ask("/3/a")
            #expect(answer.headers["x"] == nil && answer.headers["etag"] == nil && answer.text == "{}")
        }
    }

    @Test func `Answers to one request come in their order, and the last one repeats`() async throws {
        let exchanges = [
            RecordedExchange("GET", "/3/movie/1/account_states?session_id=a", "1"),
            RecordedExchange("POST", "/3/movie/1/rating?session_id=a", "2", status: 201, asked: #"{"value": 8}"#),
            RecordedExchange("GET", "/3/movie/1/account_states?session_id=a", "3"),
            RecordedExchange("POST", "/3/movie/1/rating?session_id=a", "4", status: 201, asked: #"{"value": 9}"#),
            RecordedExchange("GET", "/3/movie/1/account_states?session_id=a", "5"),
        ]
        try await withReplay(exchanges) { sandbox throws in
            #expect(try sandbox.send("POST", "/3/movie/1/rating?session_id=b", #"{"value":9.0}"#).text == "4")
            let states = try (0..<4).map { _ in try sandbox.ask("/3/movie/1/account_states?session_id=b").text }
            #expect(states == ["1", "3", "5", "5"])
            #expect(try sandbox.send("POST", "/3/movie/1/rating?session_id=b", #"{ "value" : 8 }"#).text == "2")
            #expect(sandbox.misses.isEmpty)
        }
    }

    @Test func `A body is compared as JSON without secrets, where the recording has one`() async throws {
        let exchanges = [
            RecordedExchange(
                "POST", "/3/authentication/token/validate_with_login", "1",
                asked: #"{"username": "a", "password": "b", "request_token": "c"}"#), RecordedExchange("POST", "/3/list", "2"),
            RecordedExchange("DELETE", "/3/list/1", "3"),
        ]
        try await withReplay(exchanges) { sandbox throws in
            let login = #"{"request_token":"z","username":"y","password":"x"}"#
            #expect(try sandbox.send("POST", "/3/authentication/token/validate_with_login", login).text == "1")
            #expect(try sandbox.send("POST", "/3/list", #"{"name": "any"}"#).text == "2")
            #expect(try sandbox.ask("/3/list/1", method: "DELETE").text == "3")
        }
    }

    @Test(arguments: [
        (
            "GET", "/3/movie/550?language=de-DE&append_to_response=images,videos", "",
            "GET /3/movie/550?append_to_response=images%2Cvideos&language=de-DE is not recorded. Nearest: the same path; `language`: asked `de-DE`, recorded `en-US`."
        ),
        (
            "GET", "/3/movie/550?language=en-US&append_to_response=images,videos&page=2&api_key=secret", "",
            "GET /3/movie/550?append_to_response=images%2Cvideos&language=en-US&page=2 is not recorded. Nearest: the same path; `page`: asked `2`, not recorded."
        ),
        (
            "GET", "/3/movie/550?language=en-US", "",
            "GET /3/movie/550?language=en-US is not recorded. Nearest: the same path; `append_to_response`: not asked, recorded `images,videos`."
        ),
        (
            "GET", "/3/movie/551", "",
            "GET /3/movie/551 is not recorded. Nearest path: GET /3/movie/550?append_to_response=images%2Cvideos&language=en-US."
        ),
        ("GET", "/3/movie/550/rating", "", "GET /3/movie/550/rating is not recorded. Nearest: the same path with POST."),
        (
            "POST", "/3/movie/550/rating", #"{"value": 7, "password": "secret"}"#,
            "POST /3/movie/550/rating is not recorded. Nearest: the same request; in the body, `password`: asked `\"*\"`, not recorded; in the body, `value`: asked `7`, recorded `8`."
        ),
        ("POST", "/3/movie/550/rating", "secret", "POST /3/movie/550/rating is not recorded. Nearest: the same request; the body differs."),
        (
            "GET", "/3/guest_session/secret/rated/tv", "",
            "GET /3/guest_session/*/rated/tv is not recorded. Nearest path: GET /3/movie/550?append_to_response=images%2Cvideos&language=en-US."
        ),
    ])
    func `A miss is answered with 404 and explained by the nearest request`(
        _ method: String, _ target: String, _ body: String, _ text: String
    ) async throws {
        let heard = Mutex<[String]>([])
        var options = Sandbox.Options()
        options.onMiss = { miss in heard.withLock { $0.append(miss) } }
        let rating = RecordedExchange("POST", "/3/movie/550/rating", "{}", asked: #"{"value": 8}"#)
        try await withReplay([Self.movie, rating], options) { sandbox throws in
            let answer = try sandbox.send(method, target, body)
            #expect(answer.status == 404)
            #expect(try answer.code == 34)
            #expect(try answer.object["success"] as? Bool == false)
            #expect(try answer.object["status_message"] as? String == text)
            #expect(sandbox.misses == [text] && heard.withLock { $0 } == [text])
            #expect(sandbox.log.map(\.miss) == [text])
            #expect(!text.contains("secret"))
        }
    }

    @Test func `A miss names what the recording has lost`() async throws {
        let folder = try TemporaryFolder()
        let file = URL(fileURLWithPath: folder.path("a"))
        try Data(
            (RecordingsTests.line + "\n{\"method\":\"GET\"\n" + #"{"method":"GET","url":"/3/held","status":304}"# + "\n"
                + #"{"method":"GET","url":"/3/odd","status":999}"#).utf8
        ).write(to: file)
        try await withTaskExecutorPreference(BlockingExecutor.shared) {
            let sandbox = try await Sandbox.start(replaying: file)
            #expect(try sandbox.ask("/3/held").status == 404)
            #expect(
                sandbox.misses.first?.hasSuffix(
                    " 1 exchanges of the recording cannot be read, the first: a, line 2: This is not JSON."
                        + " 1 answers with status 304 have no body and are not replayed."
                        + " 1 answers have a status below 200 or above 599 and are not replayed.") == true)
            await sandbox.stop()
        }
        try Data().write(to: file)
        await #expect(throws: RecordingError.notARecording(file: "a", reason: "It has no exchanges.")) {
            try await Sandbox.start(replaying: file)
        }
    }

    @Test func `Pictures, other statuses and packed answers are replayed byte for byte`() async throws {
        let picture = RecordedExchange(url: "https://image.example/t/p/w92/a.png", body: Data([0x89, 0x50, 0, 0xFF, 10]))
        let long = #"{"a": "\#(String(repeating: "x", count: 2_000))"}"#
        try await withReplay([
            picture, RecordedExchange("GET", "/3/long", long),
            RecordedExchange("GET", "/3/busy", #"{"status_code": 25}"#, status: 429, headers: ["retry-after": "3"]),
        ]) { sandbox throws in
            let answer = try sandbox.ask("/t/p/w92/a.png", bearer: nil)
            #expect(answer.body == [0x89, 0x50, 0, 0xFF, 10] && answer.headers["content-type"] == "image/png")
            let packed = try sandbox.ask("/3/long", headers: ["Accept-Encoding: gzip"])
            #expect(packed.headers["content-encoding"] == "gzip" && gunzip(packed.body) == Array(long.utf8))
            let busy = try sandbox.ask("/3/busy")
            #expect(busy.status == 429 && busy.headers["retry-after"] == "3")
        }
    }

    @Test func `Behaviors, scripts and faults work on replayed answers`() async throws {
        try await withReplay([RecordedExchange("GET", "/3/a", "{\"a\": 1}"), RecordedExchange("GET", "/3/a", "2")]) { sandbox throws in
            sandbox.script([.status(503), .json("[]"), .fault(.truncated)])
            #expect(try sandbox.ask("/3/a").status == 503)
            #expect(try sandbox.ask("/3/a").text == "[]")
            #expect(throws: ClientError.ended) { try sandbox.ask("/3/a") }
            #expect(try sandbox.ask("/3/a").text == "2")
            sandbox.behave(.offline)
            #expect(throws: ClientError.refused) { try sandbox.ask("/3/a") }
            sandbox.behave(.lostAnswer)
            #expect(throws: ClientError.ended) { try sandbox.ask("/3/unknown") }
            #expect(sandbox.misses.count == 1)
        }
    }
}

/// A sandbox that replays lines or exchanges.
func withReplay(_ exchanges: [RecordedExchange], _ options: Sandbox.Options = Sandbox.Options(), _ body: (Sandbox) async throws -> Void)
    async throws
{
    try await withTaskExecutorPreference(BlockingExecutor.shared) {
        let sandbox = try await Sandbox.start(replaying: Recordings(exchanges: exchanges), options)
        do {
            try await body(sandbox)
        } catch {
            await sandbox.stop()
            throw error
        }
        await sandbox.stop()
    }
}

extension RecordedExchange {
    init(_ method: String = "GET", _ url: String, _ body: String, status: Int = 200, asked: String? = nil, headers: [String: String] = [:])
    {
        self.init(
            method: method, url: url, status: status, headers: headers, body: Data(body.utf8), requestBody: asked.map { Data($0.utf8) })
    }
}
