import Foundation
import TestKit
import Testing

@testable import MarqueeSandbox

struct RecorderTests {
    private static let ok = RecordingUpstream.Answer(
        status: 200, headers: ["Content-Type": "application/json"], body: Data(#"{"id": 1.50}"#.utf8))

    @Test func `An exchange is forwarded and recorded`() async throws {
        let asked = Asked()
        try await RecordingScene.with(.answering(Self.ok, asked)) { scene throws in
            let answer = try scene.sandbox.ask(
                "/3/movie/1?language=pt%2DBR&x", bearer: "credential",
                headers: [
                    "If-None-Match: \"a\"", "Range: bytes=0-1", "TE: trailers", "Accept: application/json", "X-Own: 1", "Connection: X-Own",
                    "Proxy-Authorization: a",
                ])
            #expect(answer.status == 200 && answer.text == #"{"id": 1.50}"# && answer.headers["content-type"] == "application/json")
            #expect(asked.requests.map(\.url) == ["https://api.example/3/movie/1?language=pt-BR&x="])
            #expect(asked.requests.map(\.headers) == [["accept": "application/json", "authorization": "Bearer credential"]])
            #expect(
                try scene.recordings
                    == Recordings(exchanges: [
                        RecordedExchange(
                            url: "https://api.example/3/movie/1?language=pt-BR&x=", headers: ["content-type": "application/json"],
                            body: Data(#"{"id": 1.50}"#.utf8))
                    ]))
            #expect(scene.sandbox.misses.isEmpty)
        }
    }

    @Test func `A secret that the upstream adds is not recorded, wherever the server repeats it`() async throws {
        let secret = "eyJhbGciOiJIUzI1NiJ9.c2VjcmV0LW9mLXRoZS11cHN0cmVhbQ"
        let answer = RecordingUpstream.Answer(
            status: 200, headers: ["Content-Type": "application/json", "X-Echo": "Bearer " + secret],
            body: Data(#"{"id": 1, "title": "\#(secret)", "overview": "before \#(secret) behind"}"#.utf8))
        var upstream = RecordingUpstream.answering(answer, Asked())
        upstream.secrets = [secret]
        try await RecordingScene.with(upstream) { scene throws in
            #expect(try scene.sandbox.ask("/3/movie/1").text.contains(secret))
            let recorded = try #require(try scene.recordings.exchanges.first)
            #expect(Leaks.find([secret], in: recorded.body + Data(recorded.headers.description.utf8)) == [])
            #expect(String(decoding: recorded.body, as: UTF8.self).contains("before "))
        }
    }

    @Test(arguments: [
        ("CONNECT", "api.example:443", 400), ("GET", "http://elsewhere.example/secret", 404), ("GET", "/3/../secret", 404),
        ("GET", "/3/%2e%2e/secret", 404), ("GET", "/3%2F..%2Fsecret", 404), ("GET", "/secret/3/movie/1", 404),
        ("GET", "//elsewhere.example/3", 404),
        ("GET", "/", 404), ("GET", "/3", 404), ("GET", "/t/p", 404), ("POST", "/t/p/w92/a.png", 404), ("GET", "/authenticate/a", 404),
        ("PATCH", "/3/movie/1", 405), ("TRACE", "/3/movie/1", 405), ("OPTIONS", "/3/movie/1", 405), ("GET", "\\\\elsewhere", 400),
    ])
    func `Nothing else is forwarded`(_ method: String, _ target: String, _ status: Int) async throws {
        let asked = Asked()
        try await RecordingScene.with(.answering(Self.ok, asked)) { scene throws in
            #expect(try scene.sandbox.ask(target, method: method).status == status)
            #expect(asked.requests.isEmpty)
            #expect(try scene.recordings.exchanges.isEmpty)
        }
    }

    @Test(arguments: [
        ("http://elsewhere.example/3/movie/1", "https://api.example/3/movie/1"),
        ("/3/tv/..%2Fmovie/1", "https://api.example/3/movie/1"),
        ("/3/search/movie?query=a%26b%23c%3Fd%0D%0AX:%20y", "https://api.example/3/search/movie?query=a%26b%23c%3Fd%0D%0AX%3A%20y"),
        ("/3/movie/a@b:c%5Cd%3Fe%23f", "https://api.example/3/movie/a%40b%3Ac%5Cd%3Fe%23f"),
        ("/t/p/w92/a.png", "https://pictures.example/t/p/w92/a.png"),
        ("/4/list/1", "https://api.example/4/list/1"),
    ])
    func `Every spelling of an address leads to the one server`(_ target: String, _ url: String) async throws {
        let asked = Asked()
        try await RecordingScene.with(.answering(Self.ok, asked)) { scene throws in
            #expect(try scene.sandbox.ask(target).status == 200)
            #expect(asked.requests.map(\.url) == [url])
        }
    }

    @Test(arguments: [("elsewhere.example", 403), ("127.0.0.1.elsewhere.example", 403), ("localhost:80", 200), ("[::1]:80", 200)])
    func `A page that reaches this computer under another name is refused`(_ host: String, _ status: Int) async throws {
        try await RecordingScene.with(.answering(Self.ok)) { scene throws in
            let client = try Client(port: scene.sandbox.port)
            try client.send("GET /3/movie/1 HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
            #expect(try client.answer().status == status)
        }
    }

    @Test func `A line break in a header field is refused`() async throws {
        let asked = Asked()
        try await RecordingScene.with(.answering(Self.ok, asked)) { scene throws in
            for field in ["X: a\nHost: b", "X: a\rY: b", "X: a\u{0}b"] {
                #expect(try scene.sandbox.ask("/3/movie/1", headers: [field]).status == 400)
            }
            #expect(asked.requests.isEmpty)
        }
        let hostile = RecordingUpstream.Answer(
            status: 200, headers: ["A": "b\r\nX: y", "Connection": "x", "Content-Encoding": "br", "B": "c"])
        try await RecordingScene.with(.answering(hostile)) { scene throws in
            let headers = try scene.sandbox.ask("/3/movie/1").headers
            #expect(headers["b"] == "c" && headers["x"] == nil && headers["a"] == nil && headers["content-encoding"] == nil)
        }
    }

    @Test func `A failure of the server is answered with 502 and not recorded`() async throws {
        struct Failure: Error {}
        try await RecordingScene.with(RecordingUpstream(baseURL: Asked.url) { _ in throw Failure() }) { scene throws in
            let answer = try scene.sandbox.ask("/3/guest_session/secret/rated/tv?api_key=secret")
            #expect(try answer.verdict == [502, 43])
            #expect(scene.sandbox.misses == ["The server did not answer GET /3/guest_session/<redacted>/rated/tv."])
            #expect(try scene.recordings.exchanges.isEmpty)
        }
    }

    @Test func `Stopping does not wait for the server`() async throws {
        let isAsked = Gate()
        let upstream = RecordingUpstream(baseURL: Asked.url) { _ in
            isAsked.open()
            try await Task.sleep(for: .seconds(86_400))
            return Self.ok
        }
        try await RecordingScene.with(upstream) { scene throws in
            let client = try Client(port: scene.sandbox.port)
            try client.send(Sandbox.request("/3/movie/1"))
            await isAsked.pass()
            await scene.sandbox.stop()
            #expect(client.isEnded())
        }
    }

    @Test func `Only the user can read a recording, and each run has a file of its own`() async throws {
        try await RecordingScene.with(.answering(Self.ok)) { scene throws in
            let second = try await Sandbox.start(recordingTo: scene.place, from: .answering(Self.ok))
            _ = try second.ask("/3/movie/2")
            await second.stop()
            _ = try scene.sandbox.ask("/3/movie/1")
            #expect(scene.files.count == 2 && scene.files.allSatisfy { $0.hasPrefix("recording-") && $0.hasSuffix(".ndjson") })
            func mode(_ path: String) throws -> Int? {
                (try FileManager.default.attributesOfItem(atPath: path))[.posixPermissions] as? Int
            }
            #expect(try mode(scene.place.path) == 0o700)
            for file in scene.files { #expect(try mode(scene.place.path + "/" + file) == 0o600) }
            #expect(Set(try scene.recordings.exchanges.map(\.url)) == ["https://api.example/3/movie/1", "https://api.example/3/movie/2"])
        }
    }

    @Test func `At any moment the file has whole lines only`() async throws {
        try await RecordingScene.with(.answering(Self.ok)) { scene throws in
            for number in 1...5 {
                _ = try scene.sandbox.ask("/3/movie/\(number)")
                let bytes = try scene.bytes
                #expect(bytes.last == 10 && bytes.count { $0 == 10 } == number)
                #expect(try scene.recordings.exchanges.count == number)
            }
        }
    }

    @Test func `A line that cannot be written is a miss, and leaves no part of it`() async throws {
        let folder = try TemporaryFolder()
        let writer = try RecordingWriter(folder: folder.path("a"), at: 0)
        try writer.add(Array("line\n".utf8))
        writer.close()
        #expect(throws: RecordingError.unwritable(file: writer.path, code: EBADF)) { try writer.add(Array("more\n".utf8)) }
        #expect(try folder.bytes(under: "a") == Data("line\n".utf8))
        #expect(throws: RecordingError.unwritable(file: folder.path("a") + "/x/y", code: ENOENT)) {
            try RecordingWriter(folder: folder.path("a") + "/x/y", at: 0)
        }
        #expect(writer.path.hasSuffix("/recording-19700101000000.ndjson"))
    }

    @Test func `A huge body passes and is not recorded`() async throws {
        let huge = RecordingUpstream.Answer(
            status: 200, headers: ["content-type": "application/json"], body: Data(repeating: 32, count: 5 << 20))
        try await RecordingScene.with(.answering(huge)) { scene throws in
            #expect(try scene.sandbox.ask("/3/movie/1?api_key=secret").body.count == 5 << 20)
            #expect(scene.sandbox.misses == ["GET /3/movie/1 is not recorded: its body is larger than 4194304 bytes."])
            #expect(try scene.recordings.exchanges.isEmpty)
            #expect(try scene.sandbox.send("POST", "/3/list", String(repeating: "a", count: 100_000)).status == 413)
        }
    }

    @Test func `It listens on loopback only`() async throws {
        var options = Sandbox.Options()
        options.host = "0.0.0.0"
        await #expect(throws: RecordingError.sandbox(.notAnAddress("0.0.0.0"))) {
            try await Sandbox.start(recordingTo: URL(fileURLWithPath: "/nonexistent"), from: .answering(Self.ok), options)
        }
        await #expect(throws: RecordingError.unwritable(file: "/nonexistent/a", code: ENOENT)) {
            try await Sandbox.start(recordingTo: URL(fileURLWithPath: "/nonexistent/a"), from: .answering(Self.ok))
        }
    }
}
