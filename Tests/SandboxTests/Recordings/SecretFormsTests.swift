import Foundation
import Testing

@testable import MarqueeSandbox

/// What looks like a secret is removed, wherever it stands and however it is named.
struct SecretFormsTests {
    /// An exchange whose secret has no placeholder yet.
    struct Kind: Sendable, CustomTestStringConvertible {
        let name: String
        var target = "/3/movie/550"
        var asked: [String] = []
        var form: String?
        var headers: [String: String] = [:]
        var body = "{}"
        var isRecorded = true

        var testDescription: String { name }
    }

    /// A value that only its name makes a secret, and others that their form makes secrets.
    private static let (quiet, hex) = ("Quiet-Marker-Value", "c0ffee00c0ffee00c0ffee00c0ffee01")
    private static let claims = Data(#"{"sub":"Quiet-Marker-Value"}"#.utf8).base64EncodedString().replacing("=", with: "")
    private static let jwt = "eyJhbGciOiJIUzI1NiJ9.\(claims).c2lnbmF0dXJl"
    private static let credentials = base64("marker-user-4711:\(quiet)")
    /// Each letter as `u0051`, which needs its backslashes.
    private static let escaped = quiet.utf8.map { "u00" + String($0, radix: 16) }

    private static func percent(_ text: String) -> String { text.utf8.map { "%" + String($0, radix: 16) }.joined() }

    private static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

    private static let user = "marker-user-4711"
    private static let all = [quiet, hex, jwt, claims, user, "mk-7x", "c0ffee00"]

    private static func inBody(_ name: String, _ text: String) -> Kind { Kind(name: name, body: #"{"x": ["kept", "\#(text)"]}"#) }

    private static func echo(_ name: String, asked: String, _ text: String) -> Kind {
        var kind = inBody(name, text)
        kind.asked = [asked]
        return kind
    }

    private static func refused(_ name: String, _ body: String, _ type: String = "application/json") -> Kind {
        Kind(name: name, headers: ["content-type": type], body: body, isRecorded: false)
    }

    private static let texts: [Kind] = [
        inBody("address with a session", "https://a.example/?session_id=\(quiet)"),
        inBody("short session in an address", "https://a.example/?a=1&session_id=mk-7x&b=2"),
        inBody("session in a fragment", "https://a.example/#access_token=\(quiet)"),
        inBody("address to approve", "https://a.example/authenticate/\(quiet)/allow?x"),
        inBody("address of a guest", "https://a.example/3/Guest_Session/\(quiet)/rated/movies"),
        inBody("nested address", "https://a.example/?to=https%3A%2F%2Fb.example%3Fsession_id%3D\(quiet)%26a%3D1"),
        inBody("address nested twice", "https://a.example/?to=https%253A%252F%252Fb.example%253Fsession_id%253D\(quiet)"),
        inBody("JSON in JSON", #"{\"a\":{\"session_id\":\"\#(quiet)\"}}"#),
        inBody("JSON in JSON in JSON", #"{\"a\":\"{\\\"session_id\\\":[\\\"\#(quiet)\\\"]}\"}"#),
        inBody("cut JSON in JSON", #"{\"a\":1,\"session_id\": \"\#(quiet)"#),
        inBody("single quotes in a text", "{'session_id':'\(quiet)'}"),
        inBody("semicolons", "a=1;session_id=\(quiet);b=2"), inBody("brackets", "session_id[]=\(quiet)"),
        inBody("spaces", "session_id = \(quiet)"), inBody("colon", "X-Session-Id: \(quiet)"),
        inBody("bearer in a text", #"Authorization: Bearer \#(quiet)"#), inBody("nested name", "auth[session_id]=\(quiet)"),
        inBody("hexadecimal digits", hex), inBody("capital digits", "x\(hex.uppercased())y"),
        inBody("digits in a sentence", "The key is \(hex)."), inBody("escaped digits", "%63\(hex.dropFirst())"),
        inBody("JWT", jwt), inBody("JWT in a sentence", "Bearer \(jwt), thanks"),
        inBody("bearer in a sentence", "Send it as Bearer \(quiet), please"), inBody("Basic in a sentence", #"as basic\t\#(credentials)."#),
        inBody("colon without quotes", "PHPSESSID: \(quiet)"), inBody("one-time password", "Your OTP: \(quiet)"),
        inBody("pair of an archive in a text", #"{\"headers\":[{\"name\":\"api_key\",\"value\":\"\#(quiet)\"}]}"#),
        inBody("pair of a cut archive", #"[{\"name\": \"PHPSESSID\", \"value\": \"\#(quiet)"#),
        inBody("field of a form", "<input type='hidden' name='client_secret' value='\(quiet)'>"),
        inBody("token in a path", "https://a.example/4/auth/access_token/\(quiet)"),
        inBody("key in a path", "see /v1/api-key/\(quiet)/x"),
        Kind(
            name: "pair of an archive",
            body: #"{"h": [{"name": "X-Api-Key", "value": "\#(quiet)"}, {"value": "mk-7x", "name": "otp"}, "kept"]}"#),
        Kind(name: "pair of a collection", body: #"{"key": "client_secret", "value": {"a": "\#(quiet)", "b": "x"}, "c": "kept"}"#),
        Kind(name: "member's name", body: #"{"\#(hex)": "kept"}"#),
        Kind(name: "author", body: #"{"author_details": {"name": "kept \#(hex)", "avatar_path": "/a?session_id=\#(quiet)"}}"#),
        Kind(name: "creator", target: "/4/list/1", body: #"{"created_by": {"a": "kept session_id=\#(quiet)"}}"#),
    ]

    private static let names: [Kind] = [
        "refresh_token", "pass", "pwd", "jwt", "bearer", "sid", "Refresh-Token", "session_id[]", "session_id ", "x_session_id",
        "userPassword", "client_secret", "clientSecret", "passwd", "otp", "PHPSESSID", "csrftoken", "Set-Cookie",
    ].flatMap { name in
        [
            Kind(name: "member \(name)", body: #"{"\#(name)": "\#(quiet)", "a": "kept"}"#),
            Kind(name: "query \(name)", target: "/3/movie/550?" + PercentText.encoded(name) + "=\(quiet)", body: #"["kept"]"#),
        ]
    }

    private static let requests: [Kind] = [
        Kind(name: "capitals in the path", target: "/3/GUEST_SESSION/mk-7x/rated/movies", body: #"["kept"]"#),
        Kind(name: "token in the path", target: "/4/auth/access_token/mk-7x", body: #"["kept"]"#),
        Kind(name: "digits in the path", target: "/3/movie/\(hex)", body: #"["kept"]"#),
        Kind(
            name: "redirect", target: "/3/movie/550?redirect_to=https%3A%2F%2Fa.example%3Fsession_id%3D\(quiet)%26a%3D1", body: #"["kept"]"#
        ),
        Kind(name: "digits in a query", target: "/3/movie/550?query=\(hex)", body: #"["kept"]"#),
        Kind(name: "name in a query", target: "/3/movie/550?\(hex)=1", body: #"["kept"]"#),
        Kind(name: "form", target: "/3/list", form: "to=https%3A%2F%2Fa.example%3Fsession_id%3D\(quiet)&x=\(hex)", body: #"["kept"]"#),
        Kind(name: "callback", headers: ["authentication-callback": "https://a.example/?Request_Token=\(quiet)"], body: #"["kept"]"#),
        Kind(name: "tag with a session", headers: ["etag": #"W/"session_id=\#(quiet)""#], body: #"["kept"]"#),
        echo("bearer after a tab", asked: "Authorization: Bearer\t\(quiet)", quiet),
        echo("user of Basic", asked: "Authorization: Basic " + Data("\(user):\(quiet)".utf8).base64EncodedString(), user),
        echo("password of Basic", asked: "Authorization: Basic " + Data("\(user):\(quiet)".utf8).base64EncodedString(), quiet),
        echo("X-Authorization", asked: "X-Authorization: \(quiet)", quiet), echo("X-Session-Id", asked: "X-Session-Id: \(quiet)", quiet),
        echo("X-CSRF-Token", asked: "X-CSRF-Token: \(quiet)", quiet), echo("My-Api-Key", asked: "My-Api-Key: \(quiet)", quiet),
        echo("X-Cookie", asked: "X-Cookie: a=\(quiet)", quiet),
        echo("encoded cookie", asked: "Cookie: a=\(quiet.replacing("-", with: "%2D"))", quiet),
        echo("cookie, encoded", asked: "Cookie: a=\"\(quiet)\"", quiet.utf8.map { "%" + String($0, radix: 16) }.joined()),
        echo("X-Client-Secret", asked: "X-Client-Secret: \(quiet)", quiet),
        echo("percent twice", asked: "Cookie: a=\(quiet)", percent(percent(quiet))),
        echo("percent three times", asked: "Cookie: a=\(quiet)", percent(percent(percent(quiet)))),
        echo("percent four times", asked: "Cookie: a=\(quiet)", percent(percent(percent(percent(quiet))))),
        echo("escapes twice", asked: "Cookie: a=\(quiet)", #"\\\\"# + escaped.joined(separator: #"\\\\"#)),
        echo("escapes four times", asked: "Cookie: a=\(quiet)", escaped.map { String(repeating: "\\", count: 16) + $0 }.joined()),
        echo("percent in escapes", asked: "Cookie: a=\(quiet)", percent(escaped.map { #"\"# + $0 }.joined())),
        echo("entities in percent", asked: "Cookie: a=\(quiet)", percent(quiet.utf8.map { "&#\($0);" }.joined())),
        echo("base64 in percent", asked: "Cookie: a=\(quiet)", percent(base64(quiet))),
        echo("base64 of percent", asked: "Cookie: a=\(quiet)", base64(percent(quiet))),
        echo("base64 twice", asked: "Cookie: a=\(quiet)", base64(base64("x" + quiet))),
        echo("hexadecimal", asked: "Cookie: a=mk-7xabcde", "kept " + "mk-7xabcde".utf8.map { String($0, radix: 16) }.joined()),
        echo("spaced", asked: "Cookie: a=\(quiet)", "kept " + quiet.map(String.init).joined(separator: " ")),
        echo("entities", asked: "Cookie: a=\(quiet)", quiet.utf8.map { "&#\($0);" }.joined()),
        echo("hexadecimal entities", asked: "Cookie: a=\(quiet)", quiet.utf8.map { "&#x" + String($0, radix: 16) + ";" }.joined()),
    ]

    private static let others: [Kind] = [
        refused("two values", "{}\n{\"session_id\":\"\(quiet)\"}"), refused("byte order mark", "\u{FEFF}{\"session_id\":\"\(quiet)\"}"),
        refused("member twice", #"{"session_id":"\#(quiet)","session_id":""}"#), refused("JSONP", "f({\"a\":\"\(quiet)\"})"),
        refused("single quotes", "{'a':'\(quiet)'}"), refused("plain text", "session_id=\(quiet)", "text/plain"),
        refused("page", "<p>\(quiet)</p>", "text/html"), refused("picture elsewhere", #"{"session_id":"\#(quiet)"#, "image/png"),
        Kind(
            name: "JSON as a picture", target: "/3/authentication/session/new", headers: ["content-type": "image/png"],
            body: #"{"a":"kept","session_id":"\#(quiet)"}"#),
        Kind(
            name: "page instead of a picture", target: "/t/p/w92/a.png", headers: ["content-type": "text/html"], body: quiet,
            isRecorded: false),
    ]

    @Test(arguments: texts + names + requests + others)
    func `A secret of any form leaves nothing in the recording`(_ kind: Kind) async throws {
        let answer = RecordingUpstream.Answer(status: 200, headers: kind.headers, body: Data(kind.body.utf8))
        try await RecordingScene.with(.answering(answer)) { scene throws in
            let reply =
                if let form = kind.form {
                    try scene.sandbox.send("POST", kind.target, form, type: Sandbox.form)
                } else {
                    try scene.sandbox.ask(kind.target, bearer: nil, headers: kind.asked)
                }
            #expect(reply.text == kind.body)
            let bytes = try scene.bytes
            #expect(Leaks.find(Self.all, in: bytes) == [], "\(String(decoding: bytes, as: UTF8.self))")
            #expect(try scene.recordings.exchanges.count == (kind.isRecorded ? 1 : 0))
            if kind.isRecorded {
                #expect(bytes.firstRange(of: Data("kept".utf8)) != nil || kind.body.contains("kept") == false)
                #expect(scene.sandbox.misses == [])
            } else {
                let path = kind.target
                #expect(scene.sandbox.misses == ["GET \(path) is not recorded: its body is not one JSON value."])
            }
        }
    }

    @Test(arguments: [
        #"{"credit_id": "52542282760ee313280017f9", "id": "5f9e8a6f0d8e4b0037f6a1c2"}"#,
        #"{"results": [{"author_details": {"avatar_path": "/https://secure.gravatar.com/avatar/992eef352126a53d7e141bf9e8707576.jpg"}}]}"#,
        #"{"overview": "The pass: a session, a token; 100% \"real\" = true.", "key": "dQw4w9WgXcQ", "tagline": "Pass. Token: none"}"#,
        #"{"homepage": "https://a.example/browse/entity-0a1b2c3d-4e5f-6a7b-8c9d-0e1f2a3b4c5d?a=b&c=%20d", "poster_path": "/a.jpg"}"#,
        #"{"guest_session_id": "", "request_token": null, "x": "session_id=&a=1", "y": "{\"session_id\":null}"}"#, "[ 1.50 ]", "",
    ])
    func `An answer without secrets keeps its bytes`(_ body: String) async throws {
        let tag = #"W/"992eef352126a53d7e141bf9e8707576""#
        let answer = RecordingUpstream.Answer(status: 200, headers: ["etag": tag], body: Data(body.utf8))
        try await RecordingScene.with(.answering(answer)) { scene throws in
            _ = try scene.sandbox.ask("/3/movie/550?redirect_to=https%3A%2F%2Fa.example%3Fa%3D1", headers: ["Cookie: b=mk-7xabcdef"])
            let exchange = try #require(try scene.recordings.exchanges.first)
            #expect(String(decoding: exchange.body, as: UTF8.self) == body)
            #expect(exchange.headers == ["etag": tag])
            #expect(exchange.url.hasSuffix("?redirect_to=https%3A%2F%2Fa.example%3Fa%3D1"))
        }
    }

    @Test func `A tag that repeats a known secret is replaced, and an empty answer is recorded`() async throws {
        let answer = RecordingUpstream.Answer(status: 204, headers: ["etag": #"W/"\#(Self.hex)""#, "content-type": "text/plain"])
        try await RecordingScene.with(.answering(answer)) { scene throws in
            _ = try scene.sandbox.ask("/3/movie/550?api_key=\(Self.hex)")
            let exchange = try #require(try scene.recordings.exchanges.first)
            #expect(exchange.body.isEmpty && exchange.headers["etag"] == #"W/"recorded-key-1""#)
        }
    }

    @Test func `A secret that a text names is replaced by the same placeholder wherever it occurs`() async throws {
        let body = #"{"overview": "\#(Self.hex) and session_id=\#(Self.quiet)", "title": "\#(Self.quiet)", "x": "\#(Self.jwt)"}"#
        let answer = RecordingUpstream.Answer(status: 200, body: Data(body.utf8))
        try await RecordingScene.with(.answering(answer)) { scene throws in
            _ = try scene.sandbox.ask("/3/search/movie?query=\(Self.quiet)", bearer: nil)
            let exchange = try #require(try scene.recordings.exchanges.first)
            #expect(exchange.url.hasSuffix("?query=recorded-session-1"))
            #expect(
                String(decoding: exchange.body, as: UTF8.self)
                    == #"{"overview":"recorded-key-1 and session_id=recorded-session-1","title":"recorded-session-1","x":"recorded.access-token.1"}"#
            )
        }
    }

    @Test func `An answer with too many secrets is not recorded`() async throws {
        let many = (0..<600).map { #""\#(Self.hex)\#($0)""# }.joined(separator: ",")
        try await RecordingScene.with(.answering(RecordingUpstream.Answer(status: 200, body: Data("[\(many)]".utf8)))) { scene throws in
            _ = try scene.sandbox.ask("/3/movie/550")
            #expect(try scene.bytes.isEmpty)
            #expect(scene.sandbox.misses == ["GET /3/movie/550 is not recorded: it contains more than 500 secrets."])
        }
    }

    @Test func `A refused exchange is reported without its secrets`() async throws {
        try await RecordingScene.with(.answering(RecordingUpstream.Answer(status: 200, body: Data("x".utf8)))) { scene throws in
            _ = try scene.sandbox.ask("/3/GUEST_SESSION/mk-7x/rated/movies")
            #expect(
                scene.sandbox.misses == ["GET /3/GUEST_SESSION/<redacted>/rated/movies is not recorded: its body is not one JSON value."])
        }
    }
}
