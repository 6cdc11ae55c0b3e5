import Dispatch
import Foundation
import MarqueeNet
import TestKit
import Testing

@Suite("CurlTransport: limits", .timeLimit(.minutes(5)))
struct CurlLimitTests {
    private static let short = Duration.milliseconds(300)

    @Test("A handshake that is never answered ends at the connect deadline")
    func handshake() async throws {
        let server = try LoopbackServer { $0.waitUntilGone() }
        let failure = try await withCurl { transport async throws in
            await transport.failure(
                of: TransportRequest(.get, "https://127.0.0.1:\(server.port)/", limits: TransportLimits(connect: Self.short)))
        }
        #expect(failure?.kind == .timeout)
        #expect(failure?.detail.contains("libcurl 28") == true)
    }

    @Test("A header section may be as large as the limit and not a byte larger")
    func headerCap() async throws {
        let head = "HTTP/1.1 200 OK\r\nX-Filler: \(String(repeating: "x", count: 1_000))\r\nContent-Length: 0\r\n\r\n"
        let server = try LoopbackServer.answering { _, peer in peer.send(head) }
        try await withCurl { transport async throws in
            var limits = TransportLimits.patient
            limits.headerBytes = head.utf8.count
            #expect(try await transport.get(server.url(), limits: limits).status == 200)
            limits.headerBytes -= 1
            #expect(await transport.failure(of: TransportRequest(.get, server.url(), limits: limits))?.kind == .tooLarge)
        }
    }

    @Test("An answer that announces more than the limit ends before its body has begun")
    func announcedLength() async throws {
        let server = try LoopbackServer.answering { _, peer in
            peer.send("HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n")
            peer.waitUntilGone()
        }
        let request = TransportRequest(.get, server.url(), limits: .patient(bodyBytes: 1_000))
        try await withCurl { transport async throws in #expect(await transport.failure(of: request)?.kind == .tooLarge) }
    }

    @Test("A length counts only where a body of that length comes", arguments: ["304 Not Modified", "200 OK\r\nContent-Encoding: gzip"])
    func uncertainLength(_ status: String) async throws {
        let server = try LoopbackServer.answering { _, peer in
            let body = status.hasPrefix("200") ? Gzip.answer : []
            peer.send("HTTP/1.1 \(status)\r\nContent-Length: \(body.isEmpty ? 1_001 : body.count)\r\n\r\n")
            peer.send(body)
        }
        let limits = TransportLimits.patient(bodyBytes: #"{"answer":"unpacked"}"#.utf8.count)
        let request = TransportRequest(.get, server.url(), limits: limits)
        try await withCurl { transport async throws in _ = try await transport.send(request) }
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
            let large = await transport.failure(of: TransportRequest(.get, server.url("/large"), limits: .patient))
            #expect(large == TransportError(.tooLarge, "the answers in flight are larger than the limit"))
            gate.signal()
            #expect(try await small.body.count == 30_001)
            // A permit that was given back can be used again.
            gate.signal()
            #expect(try await transport.get(server.url("/small")).body.count == 30_001)
        }
    }
}
