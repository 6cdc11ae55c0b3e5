import Foundation
import MarqueeNet
import TestKit
import Testing

@Suite("Any transport: limits", .timeLimit(.minutes(5)))
struct TransportLimitTests {
    private static let short = Duration.milliseconds(300)

    @Test("Silence ends at the first-byte deadline", arguments: Carrier.everyVersion)
    func silence(_ carrier: Carrier) async throws {
        let server = try LoopbackServer { $0.waitUntilGone() }
        let failure = try await carrier.with { transport async throws in
            await transport.failure(of: TransportRequest(.get, server.url(), limits: TransportLimits(firstByte: Self.short)))
        }
        #expect(failure == TransportError(.timeout, "the first byte took too long"))
    }

    @Test("The first-byte deadline is no deadline for the rest", arguments: Carrier.everyVersion)
    func slowBody(_ carrier: Carrier) async throws {
        // The rest takes longer than the deadline, which is longer the busier the machine is.
        let answer = try await slowedDown { factor in
            let server = try LoopbackServer.answering { _, peer in
                peer.send("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n")
                for letter in ["s", "l", "o", "w"] where peer.pause(milliseconds: 400 * factor) { peer.send(letter) }
            }
            return try await carrier.with {
                try await $0.get(server.url(), limits: TransportLimits(total: .seconds(1_800), firstByte: .milliseconds(1_500 * factor)))
            }
        }
        #expect(answer.text == "slow")
    }

    @Test(
        "A trickle of header or body bytes ends at the total deadline",
        arguments: Carrier.everyVersion, ["HTTP/1.1 200 OK\r\nX-Slow: ", "HTTP/1.1 200 OK\r\n\r\n"])
    func trickle(_ carrier: Carrier, _ start: String) async throws {
        // The end of this test ends the connection: within a head, that can stop the process with Foundation on Linux.
        guard carrier != .urlSession || start.hasSuffix("\r\n\r\n") else { return }
        let server = try LoopbackServer { peer in
            peer.send(start)
            while peer.pause(milliseconds: 20), peer.send("x") {}
        }
        let clock = ContinuousClock()
        let began = clock.now
        let failure = try await carrier.with { transport async throws in
            await transport.failure(of: TransportRequest(.get, server.url(), limits: TransportLimits(total: Self.short)))
        }
        #expect(failure?.kind == .timeout)
        #expect(clock.now - began >= Self.short)
    }

    @Test("Time spent in line for a slot does not count as time of the exchange", arguments: Carrier.everyVersion)
    func line(_ carrier: Carrier) async throws {
        // Both together take longer than the limit, and each of them does not.
        try await slowedDown { factor in
            let server = try LoopbackServer.answering { request, peer in
                if peer.pause(milliseconds: 1_000 * factor) { peer.reply(request.target) }
            }
            try await carrier.with(requestsInFlight: 1) { transport async throws in
                async let first = transport.get(server.url("/first"))
                await server.until { $0.requests.count == 1 }
                let limits = TransportLimits(total: .milliseconds(1_800 * factor), firstByte: .milliseconds(1_800 * factor))
                let answers = try await [transport.get(server.url("/second"), limits: limits).text, first.text]
                #expect(answers == ["/second", "/first"])
            }
        }
    }

    @Test("A request waits in line no longer than its total time", arguments: Carrier.everyVersion)
    func longLine(_ carrier: Carrier) async throws {
        let server = try LoopbackServer { peer in
            _ = peer.nextRequest()
            peer.waitUntilGone()
        }
        try await carrier.with(requestsInFlight: 1) { transport async throws in
            let hung = Task { await transport.failure(of: .patient(server.url())) }
            await server.until { $0.requests.count == 1 }
            let failures = await withTaskGroup(of: TransportError?.self) { group in
                for _ in 0..<5 {
                    group.addTask {
                        await transport.failure(of: TransportRequest(.get, server.url(), limits: TransportLimits(total: Self.short)))
                    }
                }
                return await group.reduce(into: []) { $0.append($1?.kind) }
            }
            #expect(failures == Array(repeating: .timeout, count: 5))
            hung.cancel()
            #expect(await hung.value?.kind == .cancelled)
        }
        #expect(server.record.requests.count == 1)
    }

    @Test("A body may be as large as the limit and not a byte larger", arguments: Carrier.everyVersion)
    func bodyCap(_ carrier: Carrier) async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply(body: [UInt8](repeating: 65, count: 100_000)) }
        try await carrier.with { transport async throws in
            #expect(try await transport.get(server.url(), limits: .patient(bodyBytes: 100_000)).body.count == 100_000)
            #expect(
                await transport.failure(of: TransportRequest(.get, server.url(), limits: .patient(bodyBytes: 99_999)))?.kind
                    == .tooLarge)
        }
    }

    @Test(
        "A chunked or packed body may be as large as the limit and not a byte larger", arguments: Carrier.everyVersion, ["chunked", "gzip"])
    func framedBodyCap(_ carrier: Carrier, _ framing: String) async throws {
        let packed = Gzip.bomb(unpackedBytes: 100_000)
        let server = try LoopbackServer.answering { _, peer in
            guard framing == "chunked" else {
                peer.reply(headers: [("Content-Encoding", "gzip")], body: packed)
                return
            }
            peer.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            for _ in 0..<10 { _ = peer.send("2710\r\n" + String(repeating: "A", count: 10_000) + "\r\n") }
            peer.send("0\r\n\r\n")
        }
        try await carrier.with { transport async throws in
            let size = try await transport.get(server.url()).body.count
            #expect(size > 90_000)
            #expect(try await transport.get(server.url(), limits: .patient(bodyBytes: size)).body.count == size)
            let failure = await transport.failure(of: TransportRequest(.get, server.url(), limits: .patient(bodyBytes: size - 1)))
            #expect(failure?.kind == .tooLarge)
        }
    }

    @Test("An endless body is stopped", arguments: Carrier.everyVersion)
    func endlessBody(_ carrier: Carrier) async throws {
        let server = try LoopbackServer { peer in
            peer.send("HTTP/1.1 200 OK\r\n\r\n")
            while peer.send([UInt8](repeating: 65, count: 10_000)) {}
        }
        // Foundation takes some turns of threads for each piece, and meanwhile it serves no other session of the process.
        let limits = TransportLimits.patient(bodyBytes: 1 << 20)
        #expect(try await carrier.with { await $0.failure(of: TransportRequest(.get, server.url(), limits: limits)) }?.kind == .tooLarge)
        await server.until { $0.open == 0 }
    }

    @Test("A packed body counts as what it unpacks to", arguments: Carrier.everyVersion)
    func gzipBomb(_ carrier: Carrier) async throws {
        let bomb = Gzip.bomb(unpackedBytes: 8 << 20)
        #expect(bomb.count < 64 << 10)
        let server = try LoopbackServer.answering { _, peer in peer.reply(headers: [("Content-Encoding", "gzip")], body: bomb) }
        let limits = TransportLimits.patient(bodyBytes: 1 << 20)
        let failure = try await carrier.with { await $0.failure(of: TransportRequest(.get, server.url(), limits: limits)) }
        #expect(failure == TransportError(.tooLarge, "the body is larger than the limit"))
    }

}
