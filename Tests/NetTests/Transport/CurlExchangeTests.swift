import Foundation
import MarqueeNet
import TestKit
import Testing

@Suite("CurlTransport: answers", .timeLimit(.minutes(5)))
struct CurlExchangeTests {
    @Test("A read is sent as it stands, with nothing added but what the protocol needs")
    func get() async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply(headers: [("X-Two", "a"), ("x-two", "b")], "hello") }
        let answer = try await withCurl { transport async throws in
            try await transport.send(
                TransportRequest(.get, server.url("/3/a/../b?q=%20x"), headers: ["X-One": "1", "X-Empty": ""], limits: .patient))
        }
        #expect(answer.status == 200)
        #expect(answer.text == "hello")
        #expect(answer.headers.values(of: "X-Two") == ["a", "b"])
        let request = try #require(server.record.requests.first)
        #expect(request.method == "GET")
        #expect(request.target == "/3/a/../b?q=%20x")
        #expect(request.header("X-One") == "1")
        #expect(request.header("X-Empty") == "")
        #expect(request.header("User-Agent") == "Scene/1")
        #expect(request.header("Accept-Encoding")?.contains("gzip") == true)
        #expect(Set(request.headers.map(\.name)) == ["Host", "User-Agent", "Accept-Encoding", "X-One", "X-Empty"])
        #expect(request.body.isEmpty)
    }

    @Test("A read may have a body too")
    func readWithBody() async throws {
        let server = try LoopbackServer.answering { request, peer in peer.reply(body: request.body) }
        let request = TransportRequest(.get, server.url(), body: Data("asked".utf8), limits: .patient)
        #expect(try await withCurl { try await $0.send(request) }.text == "asked")
        #expect(server.record.requests.first?.method == "GET")
    }

    @Test("Trailers are ignored")
    func trailers() async throws {
        let server = try LoopbackServer.answering { _, peer in
            peer.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nX-Late: 1\r\n\r\n")
        }
        let answer = try await withCurl { try await $0.get(server.url()) }
        #expect(answer.text == "abc")
        #expect(answer.headers["X-Late"] == nil)
    }

    @Test("Header bytes that are not UTF-8 do not spoil the answer")
    func headerBytes() async throws {
        let server = try LoopbackServer.answering { _, peer in
            peer.send(Array("HTTP/1.1 200 OK\r\nX-Name:caf".utf8) + [0xE9] + Array("\r\nContent-Length: 0\r\n\r\n".utf8))
        }
        #expect(try await withCurl { try await $0.get(server.url()) }.headers["X-Name"] == "caf\u{FFFD}")
    }

}
