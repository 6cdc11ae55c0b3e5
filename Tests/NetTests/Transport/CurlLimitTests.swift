import Dispatch
import Foundation
import MarqueeNet
import TestKit
import Testing

@Suite("CurlTransport: limits", .timeLimit(.minutes(5)))
struct CurlLimitTests {
    private static let short = Duration.milliseconds(300)

    @Test("Silence ends at the first-byte deadline")
    func silence() async throws {
        let server = try LoopbackServer { $0.waitUntilGone() }
        let failure = try await withCurl { transport async throws in
            await transport.failure(of: HTTPRequest(.get, server.url(), limits: HTTPLimits(firstByte: Self.short)))
        }
        #expect(failure == TransportError(.timeout, "the first byte took too long"))
    }

    @Test("The first-byte deadline is no deadline for the rest")
    func slowBody() async throws {
        let server = try LoopbackServer.answering { _, peer in
            peer.send("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n")
            for letter in ["s", "l", "o", "w"] where peer.pause(milliseconds: 150) { peer.send(letter) }
        }
        #expect(try await withCurl { try await $0.get(server.url(), limits: HTTPLimits(firstByte: .milliseconds(500))) }.text == "slow")
    }

    @Test(
        "A trickle of header or body bytes ends at the total deadline",
        arguments: ["HTTP/1.1 200 OK\r\nX-Slow: ", "HTTP/1.1 200 OK\r\n\r\n"])
    func trickle(_ start: String) async throws {
        let server = try LoopbackServer { peer in
            peer.send(start)
            while peer.pause(milliseconds: 20), peer.send("x") {}
        }
        let clock = ContinuousClock()
        let began = clock.now
        let failure = try await withCurl { transport async throws in
            await transport.failure(of: HTTPRequest(.get, server.url(), limits: HTTPLimits(total: Self.short)))
        }
        #expect(failure?.kind == .timeout)
        #expect(clock.now - began >= Self.short)
    }

    @Test("A handshake that is never answered ends at the connect deadline")
    func handshake() async throws {
        let server = try LoopbackServer { $0.waitUntilGone() }
        let failure = try await withCurl { transport async throws in
            await transport.failure(of: HTTPRequest(.get, "https://127.0.0.1:\(server.port)/", limits: HTTPLimits(connect: Self.short)))
        }
        #expect(failure?.kind == .timeout)
        #expect(failure?.detail.contains("libcurl 28") == true)
    }

    @Test("Time spent in line for a slot does not count")
    func line() async throws {
        let server = try LoopbackServer.answering { request, peer in
            if request.target == "/slow", !peer.pause(milliseconds: 2_500) { return }
            peer.reply(request.target)
        }
        try await withCurl(connectionsPerHost: 1) { transport async throws in
            async let slow = transport.get(server.url("/slow"))
            await server.until { $0.requests.count == 1 }
            #expect(try await transport.get(server.url("/quick"), limits: HTTPLimits(total: .seconds(2))).text == "/quick")
            #expect(try await slow.text == "/slow")
        }
    }

    @Test("A body may be as large as the limit and not a byte larger")
    func bodyCap() async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply(body: [UInt8](repeating: 65, count: 100_000)) }
        try await withCurl { transport async throws in
            #expect(try await transport.get(server.url(), limits: HTTPLimits(bodyBytes: 100_000)).body.count == 100_000)
            #expect(await transport.failure(of: HTTPRequest(.get, server.url(), limits: HTTPLimits(bodyBytes: 99_999)))?.kind == .tooLarge)
        }
    }

    @Test("An endless body is stopped")
    func endlessBody() async throws {
        let server = try LoopbackServer { peer in
            peer.send("HTTP/1.1 200 OK\r\n\r\n")
            while peer.send([UInt8](repeating: 65, count: 10_000)) {}
        }
        #expect(try await withCurl { await $0.failure(of: HTTPRequest(.get, server.url())) }?.kind == .tooLarge)
        await server.until { $0.open == 0 }
    }

    @Test("A packed body counts as what it unpacks to")
    func gzipBomb() async throws {
        let bomb = Gzip.bomb(unpackedBytes: 8 << 20)
        #expect(bomb.count < 64 << 10)
        let server = try LoopbackServer.answering { _, peer in peer.reply(headers: [("Content-Encoding", "gzip")], body: bomb) }
        let limits = HTTPLimits(bodyBytes: 1 << 20)
        let failure = try await withCurl { await $0.failure(of: HTTPRequest(.get, server.url(), limits: limits)) }
        #expect(failure == TransportError(.tooLarge, "the body is larger than the limit"))
    }

    @Test("A header section may be as large as the limit and not a byte larger")
    func headerCap() async throws {
        let head = "HTTP/1.1 200 OK\r\nX-Filler: \(String(repeating: "x", count: 1_000))\r\nContent-Length: 0\r\n\r\n"
        let server = try LoopbackServer.answering { _, peer in peer.send(head) }
        try await withCurl { transport async throws in
            #expect(try await transport.get(server.url(), limits: HTTPLimits(headerBytes: head.utf8.count)).status == 200)
            let limits = HTTPLimits(headerBytes: head.utf8.count - 1)
            #expect(await transport.failure(of: HTTPRequest(.get, server.url(), limits: limits))?.kind == .tooLarge)
        }
    }

    @Test("When all bodies together are too large the largest pays")
    func budget() async throws {
        let gate = DispatchSemaphore(value: 0)
        let server = try LoopbackServer.answering { request, peer in
            let count = request.target == "/large" ? 60_000 : 30_000
            peer.send("HTTP/1.1 200 OK\r\nContent-Length: \(count + 1)\r\n\r\n")
            peer.send([UInt8](repeating: 65, count: count))
            if request.target == "/small" { gate.wait() } else { peer.waitUntilGone() }
            peer.send("!")
        }
        try await withCurl(bytesInFlight: 64_000) { transport async throws in
            async let small = transport.get(server.url("/small"))
            let large = await transport.failure(of: HTTPRequest(.get, server.url("/large")))
            #expect(large == TransportError(.tooLarge, "the answers in flight are larger than the limit"))
            gate.signal()
            #expect(try await small.body.count == 30_001)
            // What was given back can be used again.
            gate.signal()
            #expect(try await transport.get(server.url("/small")).body.count == 30_001)
        }
    }
}
