import Foundation
import Synchronization
import TestKit
import Testing

@testable import MarqueeSandbox

/// A recording has no secret, wherever that was, and replays all the same.
struct SecretRemovalTests {
    private static let (token, key) = (Marker.accessToken.text, Marker.apiKey.text)
    private static let account = Sandbox.Account(
        username: "marker-user-0005", password: "marker-password-0006", id: 987_654_321, objectID: "0badcafe0badcafe0badcafe",
        name: "marker-name-0007")

    private static var options: Sandbox.Options {
        Sandbox.Options(accessToken: token, apiKey: key, accounts: [account])
    }

    /// Calls of every kind that carries a secret. Returns the results of a program from the answers, and the secrets that it got.
    private static func program(_ sandbox: Sandbox, approve: (String) -> Void) throws -> (output: [String], secrets: [String]) {
        var (output, secrets): ([String], [String]) = ([], [])
        func note(_ answer: Answer) throws -> [String: Any] {
            let object = try answer.object
            let rows = try answer.rows.map { "\($0["id"] ?? "") \($0["rating"] ?? "") \($0["name"] ?? $0["title"] ?? "")" }
            output.append("\(answer.status) \(object["status_code"] ?? "") \(object["title"] ?? "") \(object["rated"] ?? "") \(rows)")
            return object
        }
        func secret(_ name: String, _ answer: Answer) throws -> String {
            let text = try #require(try note(answer)[name] as? String)
            secrets.append(text)
            return text
        }
        func get(_ target: String, bearer: String? = token) throws { _ = try note(try sandbox.ask(target, bearer: bearer)) }
        func send(_ method: String, _ target: String, _ body: String, bearer: String? = token) throws -> Answer {
            try sandbox.send(method, target, body, bearer: bearer)
        }

        try get("/3/movie/550?language=de-DE&append_to_response=reviews,images")
        try get("/3/movie/550?api_key=\(key)", bearer: nil)
        try get("/3/search/multi?query=star&api_key=\(key)&page=1", bearer: nil)
        try get("/3/list/1?api%5Fkey=\(key)", bearer: nil)
        output.append("\(try sandbox.ask("/t/p/w92/a.jpg", bearer: token).body.count)")

        // A login of version 3, with a wrong password first.
        let login = try secret("request_token", try sandbox.ask("/3/authentication/token/new", bearer: token))
        func credentials(_ password: String) -> String {
            #"{"username":"\#(account.username)","password":"\#(password)","request_token":"\#(login)"}"#
        }
        _ = try note(try send("POST", "/3/authentication/token/validate_with_login", credentials("marker-wrong-00088")))
        _ = try note(try send("POST", "/3/authentication/token/validate_with_login", credentials(account.password)))
        let session = try secret("session_id", try send("POST", "/3/authentication/session/new", #"{"request_token":"\#(login)"}"#))
        let id = try #require(try sandbox.ask("/3/account?session_id=\(session)", bearer: token).object["id"] as? Int)
        for _ in 0..<2 {
            try get("/3/movie/550/account_states?session_id=\(session)")
            _ = try note(try send("POST", "/3/movie/550/rating?session_id=\(session)", #"{"value":8.5}"#))
            _ = try note(
                try send(
                    "POST", "/3/account/\(id)/favorite?session_id=\(session)", #"{"media_type":"movie","media_id":603,"favorite":true}"#))
            try get("/3/account/\(id)/favorite/movies?session_id=\(session)")
        }
        let list = try note(
            try send("POST", "/3/list?session_id=\(session)", #"{"name":"Long evenings","description":"","language":"en"}"#))
        try get("/3/list/\(list["list_id"] ?? 0)?session_id=\(session)")
        try get("/3/account/\(id)/lists?session_id=\(session)")

        // An approval of version 3, asked for too early once.
        let pending = try secret("request_token", try sandbox.ask("/3/authentication/token/new", bearer: token))
        _ = try note(try send("POST", "/3/authentication/session/new", #"{"request_token":"\#(pending)"}"#))
        approve(pending)
        _ = try secret("session_id", try send("POST", "/3/authentication/session/new", #"{"request_token":"\#(pending)"}"#))

        // A guest.
        let guest = try secret("guest_session_id", try sandbox.ask("/3/authentication/guest_session/new", bearer: token))
        _ = try note(try send("POST", "/3/movie/603/rating?guest_session_id=\(guest)", #"{"value":6}"#))
        try get("/3/guest_session/\(guest)/rated/movies")

        // Version 4.
        let request = try secret("request_token", try send("POST", "/4/auth/request_token", #"{"redirect_to":"https://a.example"}"#))
        approve(request)
        let granted = try send("POST", "/4/auth/access_token", #"{"request_token":"\#(request)"}"#)
        let (user, object) = (try secret("access_token", granted), try secret("account_id", granted))
        try get("/4/account/\(object)/lists", bearer: user)
        let mixed = try note(try send("POST", "/4/list", #"{"name":"Mixed","iso_639_1":"en"}"#, bearer: user))
        try get("/4/list/\(mixed["id"] ?? 0)", bearer: user)
        try get("/4/account/\(object)/movie/favorites", bearer: user)
        let converted = try secret(
            "session_id", try send("POST", "/3/authentication/session/convert/4", #"{"access_token":"\#(user)"}"#))
        _ = try note(try send("DELETE", "/3/authentication/session", #"{"session_id":"\#(converted)"}"#))
        _ = try note(try send("DELETE", "/4/auth/access_token", #"{"access_token":"\#(user)"}"#, bearer: user))
        return (output, secrets)
    }

    @Test func `A program that signs in in every way replays with the same output, and no secret is recorded`() async throws {
        try await withSandbox(Self.options) { server in
            let cookies: @Sendable (RecordingUpstream.Request, inout RecordingUpstream.Answer) -> Void = { _, answer in
                answer.headers["set-cookie"] = "s=marker-cookie-0009; Path=/, t=marker-cookie-0010"
                answer.headers["x-echo"] = Self.token
            }
            try await RecordingScene.with(.sandbox(server, change: cookies)) { scene throws in
                let (output, secrets) = try Self.program(scene.sandbox) { #expect(server.approve($0, as: Self.account.username)) }
                #expect(scene.sandbox.misses == [])
                #expect(secrets.count == 9 && Set(secrets).count == 9)
                let own = [
                    Self.token, Self.key, Self.account.username, Self.account.password, Self.account.objectID, Self.account.name,
                    "987654321",
                    "marker-wrong-00088", "marker-cookie",
                ]
                let parts = (secrets + [Self.token]).flatMap { $0.split(separator: ".").dropFirst().map(String.init) }
                let bytes = try scene.bytes
                #expect(Leaks.find(own + secrets + parts, in: bytes) == [])
                #expect(!Marker.accessToken.isIn(Array(bytes)) && !Marker.apiKey.isIn(Array(bytes)))
                #expect(bytes.count > 20_000)

                try await scene.replay { replay in
                    let (replayed, placeholders) = try Self.program(replay) { _ in }
                    #expect(replay.misses == [])
                    #expect(replayed == output)
                    #expect(
                        placeholders == [
                            "recorded-request-token-1", "recorded-session-1", "recorded-request-token-2", "recorded-session-2",
                            "recorded-guest-session-1", "recorded-request-token-3", "recorded.access-token.2", "000000000000000000000001",
                            "recorded-session-3",
                        ])
                }
            }
        }
    }

    @Test func `The search finds a secret however it is written`() {
        let secret = "c0ffee1badc0de2defaced3decade4ab"
        let forms = [
            secret, secret.uppercased(), #"{"a":"\#(secret)"}"#, #"{"\#(secret)":1}"#, #"{"a":"{\"b\":\"\#(secret)\"}"}"#,
            #"{"a":"\#(Self.unicode(secret))"}"#, #"{"a":"x%3D\#(Self.percent(secret))"}"#,
            #"{"a":"\#(Self.percent(Self.percent(secret)))"}"#,
            secret.map(String.init).joined(separator: " "), secret.utf8.map { "&#\($0);" }.joined(),
            secret.utf8.map { String($0, radix: 16) }.joined(),
        ]
        for form in forms { #expect(Leaks.find([secret], in: Data(form.utf8)) == [secret], "\(form)") }
        for front in ["", "a", "ab", "abc"] {
            #expect(Leaks.find([secret], in: Data(#"{"a":"\#(Data((front + secret).utf8).base64EncodedString())"}"#.utf8)) == [secret])
        }
        #expect(Leaks.find([secret], in: Data(#"{"a":"b"}"#.utf8)) == [])
    }

    private static func unicode(_ text: String) -> String { text.utf16.map { "\\u" + String(format: "%04x", $0) }.joined() }
    private static func percent(_ text: String) -> String { text.utf8.map { "%" + String(format: "%02X", $0) }.joined() }

    @Test(arguments: [
        "text", "upper", "unicode", "percent", "mixed percent", "percent twice", "base64", "shifted base64", "basic", "in JSON", "name",
    ])
    func `A secret that the server repeats elsewhere is replaced however it is written`(_ form: String) async throws {
        let echo: @Sendable (RecordingUpstream.Request, inout RecordingUpstream.Answer) -> Void = { _, answer in
            let key = Self.key
            let text =
                switch form {
                case "upper": "x\(key.uppercased())y"
                case "unicode": Self.unicode(key)
                case "percent": "https://a.example/?k=\(Self.percent(key))&l=1"
                case "mixed percent": "%63" + key.dropFirst()
                case "percent twice": Self.percent(Self.percent(key))
                case "base64": Data(key.utf8).base64EncodedString()
                case "shifted base64": Data("ab\(key)".utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
                case "basic": "Basic " + Data("user:\(key)".utf8).base64EncodedString()
                case "in JSON": #"{\"a\": \"\#(key)\"}"#
                default: key
                }
            answer.headers = ["content-type": "application/json", "etag": "\"\(text.filter { $0 != "\"" })\"", "x": text]
            answer.body = Data(form == "name" ? #"{"\#(key)": "kept"}"#.utf8 : #"{"a": ["kept", {"b": "\#(text)"}]}"#.utf8)
        }
        try await withSandbox(Self.options) { server in
            try await RecordingScene.with(.sandbox(server, change: echo)) { scene throws in
                _ = try scene.sandbox.ask("/3/movie/550?api_key=\(Self.key)", bearer: nil)
                let exchanges = try scene.recordings.exchanges
                #expect(exchanges.count == 1 && exchanges.allSatisfy { String(decoding: $0.body, as: UTF8.self).contains("kept") })
                #expect(exchanges.first?.url.hasSuffix("?api_key=recorded-key-1") == true)
                #expect(Leaks.find([Self.key], in: try scene.bytes) == [])
            }
        }
    }

    @Test(arguments: [
        ("/3/account?session_id=marker-a-1", #"{"id": 9876543, "session_id"#),
        ("/3/authentication/token/new", "<html>marker-b-22222</html>"),
        ("/4/auth/access_token", "\u{FF}"),
    ])
    func `A damaged answer about an account is not recorded`(_ target: String, _ body: String) async throws {
        let answer = RecordingUpstream.Answer(status: 200, headers: ["content-type": "application/json"], body: Data(body.utf8))
        try await RecordingScene.with(.answering(answer)) { scene throws in
            #expect(try scene.sandbox.ask(target).status == 200)
            #expect(try scene.bytes.isEmpty)
            #expect(scene.sandbox.misses.first?.hasSuffix(" is not recorded: its body is not one JSON value.") == true)
        }
    }

    @Test func `Answers keep their bytes unless they contain a secret, and reviewers keep their names`() async throws {
        let body = #"{ "results": [ {"author": "Sample", "author_details": {"username": "sample", "rating": 8.50}} ], "key": "video" }"#
        let answer = RecordingUpstream.Answer(status: 200, headers: ["content-type": "application/json"], body: Data(body.utf8))
        try await RecordingScene.with(.answering(answer)) { scene throws in
            _ = try scene.sandbox.ask("/3/movie/550/reviews")
            #expect(try scene.recordings.exchanges.map { String(decoding: $0.body, as: UTF8.self) } == [body])
        }
    }

    @Test func `The preferences of an account are replaced too`() async throws {
        let body = #"""
            {"avatar": {"gravatar": {"hash": "marker1"}, "tmdb": {"avatar_path": "/marker2.jpg"}}, "id": 9876543, "iso_639_1": "en",
            "name": "", "include_adult": true, "username": "marker3"}
            """#
        let answer = RecordingUpstream.Answer(status: 200, headers: ["content-type": "application/json"], body: Data(body.utf8))
        try await RecordingScene.with(.answering(answer)) { scene throws in
            _ = try scene.sandbox.ask("/3/account/9876543?session_id=marker4")
            let bytes = try scene.bytes
            #expect(Leaks.find(["marker", "9876543"], in: bytes) == [])
            let exchange = try #require(try scene.recordings.exchanges.first)
            #expect(exchange.url == "https://api.example/3/account/1?session_id=recorded-session-1")
            #expect(
                String(decoding: exchange.body, as: UTF8.self)
                    == #"{"avatar":{"gravatar":{"hash":"00000000000000000000000000000001"},"tmdb":{"avatar_path":null}},"id":1,"iso_639_1":"en","name":"","include_adult":false,"username":"recorded-user-1"}"#
            )
        }
    }

    @Test func `A form is recorded without its secrets, and a body of another kind is not recorded`() async throws {
        let answer = RecordingUpstream.Answer(status: 200, body: Data("{}".utf8))
        try await RecordingScene.with(.answering(answer)) { scene throws in
            _ = try scene.sandbox.send("POST", "/3/list", "session_id=marker-1&name=a%20b&Pass_Word=marker-2", type: Sandbox.form)
            _ = try scene.sandbox.send("POST", "/3/list", #"{"password": "marker-3"#)
            _ = try scene.sandbox.send("POST", "/3/list", #"{"a": [{"sessionId": ["marker-4", {"x": "marker-5"}], "PASSWORD": 12345}]}"#)
            #expect(
                try scene.recordings.exchanges.map { $0.requestBody.map { String(decoding: $0, as: UTF8.self) } } == [
                    "session_id=recorded-session-1&name=a%20b&Pass_Word=recorded-password-1", nil,
                    #"{"a":[{"sessionId":["recorded-session-2",{"x":"recorded-session-3"}],"PASSWORD":0}]}"#,
                ])
            #expect(Leaks.find(["marker", "12345"], in: try scene.bytes) == [])
        }
    }
}
