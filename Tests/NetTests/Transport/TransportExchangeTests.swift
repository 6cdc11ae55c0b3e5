import Foundation
import MarqueeNet
import TestKit
import Testing

@Suite("Any transport: answers", .timeLimit(.minutes(5)))
struct TransportExchangeTests {
    @Test("A user agent of the request takes the place of the transport's", arguments: Carrier.everyVersion)
    func userAgent(_ carrier: Carrier) async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply() }
        _ = try await carrier.with {
            try await $0.send(TransportRequest(.get, server.url(), headers: ["User-Agent": "Mine/2"], limits: .patient))
        }
        #expect(server.record.requests.first?.header("User-Agent") == "Mine/2")
        #expect(server.record.requests.first?.count(of: "User-Agent") == 1)
    }

    @Test("Bodies arrive whole, under the method of the request", arguments: Carrier.everyVersion, [TransportMethod.post, .put, .delete])
    func body(_ carrier: Carrier, _ method: TransportMethod) async throws {
        let server = try LoopbackServer.answering { request, peer in peer.reply(201, body: request.body) }
        let body = Data((0..<2_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        let answer = try await carrier.with { transport async throws in
            try await transport.send(TransportRequest(method, server.url(), headers: ["Content-Type": "application/json"], body: body))
        }
        #expect(answer.status == 201)
        #expect(answer.body == body)
        let request = try #require(server.record.requests.first)
        #expect(request.method == method.rawValue)
        #expect(request.header("Content-Type") == "application/json")
        #expect(request.header("Expect") == nil)
    }

    @Test("A write without a body says that its length is zero", arguments: Carrier.everyVersion, [TransportMethod.post, .put])
    func emptyBody(_ carrier: Carrier, _ method: TransportMethod) async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply() }
        _ = try await carrier.with { try await $0.send(TransportRequest(method, server.url())) }
        #expect(server.record.requests.first?.header("Content-Length") == "0")
        #expect(server.record.requests.first?.header("Content-Type") == nil)
    }

    @Test("A body of zero bytes and a zero byte in a body are kept", arguments: Carrier.everyVersion)
    func binaryBody(_ carrier: Carrier) async throws {
        let server = try LoopbackServer.answering { request, peer in peer.reply(body: request.body) }
        try await carrier.with { transport async throws in
            for body in [Data(), Data([0]), Data([1, 0, 2])] {
                #expect(try await transport.send(TransportRequest(.post, server.url(), body: body, limits: .patient)).body == body)
            }
        }
    }

    @Test("A packed body is unpacked", arguments: Carrier.everyVersion)
    func gzip(_ carrier: Carrier) async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply(headers: [("Content-Encoding", "gzip")], body: Gzip.answer) }
        #expect(try await carrier.with { try await $0.get(server.url()) }.text == #"{"answer":"unpacked"}"#)
    }

    @Test("Every status is an answer", arguments: Carrier.everyVersion, [200, 201, 204, 304, 400, 404, 429, 500, 503, 599])
    func status(_ carrier: Carrier, _ status: Int) async throws {
        let isBare = status == 204 || status == 304
        let server = try LoopbackServer.answering { _, peer in
            if isBare {
                peer.send("HTTP/1.1 \(status) Bare\r\nETag: \"a\"\r\n\r\n")
            } else {
                peer.reply(status, headers: [("ETag", "\"a\"")], "text")
            }
        }
        try await carrier.with { transport async throws in
            for _ in 0..<2 {
                let answer = try await transport.get(server.url())
                #expect(answer.status == status)
                #expect(answer.headers["etag"] == "\"a\"")
                #expect(answer.text == (isBare ? "" : "text"))
            }
        }
    }

    @Test("A redirect is an answer; where it points hears nothing", arguments: Carrier.everyVersion, [301, 302, 303, 307, 308])
    func redirect(_ carrier: Carrier, _ status: Int) async throws {
        let other = try LoopbackServer.answering { _, peer in peer.reply() }
        let server = try LoopbackServer.answering { _, peer in peer.reply(status, headers: [("Location", other.url("/elsewhere"))]) }
        let answer = try await carrier.with { transport async throws in
            try await transport.send(TransportRequest(.get, server.url(), headers: ["Authorization": "Bearer marker"], limits: .patient))
        }
        #expect(answer.status == status)
        #expect(answer.headers["Location"] == other.url("/elsewhere"))
        #expect(other.record.accepted == 0)
        #expect(server.record.requests.count == 1)
    }

    @Test(
        "A challenge is an answer", arguments: Carrier.everyVersion,
        ["Basic realm=\"x\"", "Bearer", "Negotiate", "NTLM", "Digest realm=\"x\", nonce=\"y\""])
    func challenge(_ carrier: Carrier, _ challenge: String) async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply(401, headers: [("WWW-Authenticate", challenge)], "no") }
        #expect(try await carrier.with { try await $0.get(server.url()) }.status == 401)
        #expect(server.record.requests.count == 1)
    }

    @Test("Cookies are not kept", arguments: Carrier.everyVersion)
    func cookies(_ carrier: Carrier) async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply(headers: [("Set-Cookie", "a=b; Path=/")]) }
        try await carrier.with { transport async throws in
            #expect(try await transport.get(server.url()).headers["Set-Cookie"] == "a=b; Path=/")
            _ = try await transport.get(server.url())
        }
        #expect(server.record.requests.count == 2)
        #expect(server.record.requests.allSatisfy { $0.header("Cookie") == nil })
    }

    @Test("Interim answers are skipped, with their header fields", arguments: Carrier.here)
    func interim(_ carrier: Carrier) async throws {
        let server = try LoopbackServer.answering { _, peer in
            peer.send("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nX-Early: 1\r\n\r\n")
            peer.reply(headers: [("X-Final", "2")], "done")
        }
        let answer = try await carrier.with { try await $0.get(server.url()) }
        #expect(answer.status == 200)
        #expect(answer.headers["X-Early"] == nil)
        #expect(answer.headers["X-Final"] == "2")
        #expect(answer.text == "done")
    }

    @Test("A body without a stated length ends with the connection", arguments: Carrier.everyVersion)
    func untilClose(_ carrier: Carrier) async throws {
        let server = try LoopbackServer { peer in
            guard peer.nextRequest() != nil else { return }
            peer.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nall of it")
        }
        #expect(try await carrier.with { try await $0.get(server.url()) }.text == "all of it")
    }
}
