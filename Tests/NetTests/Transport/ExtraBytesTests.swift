import Foundation
import TestKit
import Testing

@testable import MarqueeNet

/// A server that sends more than was asked for: over HTTP/1.1, the rest of one answer looks like the next answer.
@Suite("CurlTransport: extra bytes behind an answer", .serialized, .timeLimit(.minutes(5)))
struct ExtraBytesTests {
    private static func request(_ url: String, isPrivate: Bool = true) -> TransportRequest {
        var request = TransportRequest.patient(url)
        request.isPrivate = isPrivate
        return request
    }

    /// Answers the first request of each connection as it should, and every later one with the rest of the answer before it.
    private static func late(_ peer: LoopbackPeer) {
        var rest: String?
        while let request = peer.nextRequest() {
            peer.reply(rest ?? request.target)
            rest = "rest of " + request.target
        }
    }

    @Test("A second answer that comes with the first one is dropped")
    func atOnce() async throws {
        let server = try LoopbackServer.answering { request, peer in
            let answer = "HTTP/1.1 200 OK\r\nContent-Length: \(request.target.utf8.count)\r\n\r\n\(request.target)"
            peer.send(answer + answer)
        }
        try await withCurl { transport async throws in
            for number in 0..<20 {
                let request = Self.request(server.url("/\(number)"), isPrivate: number % 3 == 0)
                #expect(try await transport.send(request).text == "/\(number)")
            }
        }
    }

    @Test("What comes late is no private answer, and no private answer comes late")
    func late() async throws {
        let server = try LoopbackServer { Self.late($0) }
        try await withCurl { transport async throws in
            for number in 0..<20 {
                #expect(try await transport.send(Self.request(server.url("/account/\(number)"))).text == "/account/\(number)")
                let text = try await transport.send(Self.request(server.url("/movie/\(number)"), isPrivate: false)).text
                #expect(!text.contains("account"))
            }
        }
        let connections = server.record.requests.filter { $0.target.hasPrefix("/account") }.map(\.connection)
        #expect(Set(connections).count == 20)
    }

    @Test(
        "A server that turns out to speak only HTTP/1.1 mixes nothing up either",
        .enabled(if: NginxServer.isAvailable, "nginx speaks TLS for the script"))
    func unknownVersion() async throws {
        let gate = DispatchSemaphore(value: 0)
        let backend = try LoopbackServer { peer in
            if peer.connection == 1 { gate.wait() }
            Self.late(peer)
        }
        let server = try await NginxServer.start(.bytes(port: backend.port, speaksHTTP2: false))
        let url = "https://127.0.0.1:\(server.port)"
        let other = try LoopbackServer.answering { _, peer in peer.reply() }
        // With one connection, the private read waits for that of the other, as it would with HTTP/2.
        let mailbox = CurlMailbox()
        CurlThread.start(.init(connectionsPerHost: 1, caFile: server.certificate, usesEnvironmentProxies: false), mailbox)
        func submit(_ request: TransportRequest) throws -> TransportCall {
            let call = TransportCall(request, hostKey: try request.screened(userAgent: ""))
            mailbox.submit(call)
            return call
        }
        func text(_ call: TransportCall) async throws -> String {
            try await withCheckedContinuation { _ = call.wait($0) }.get().text
        }
        let movie = try submit(Self.request(url + "/movie", isPrivate: false))
        await backend.until { $0.accepted == 1 }
        let account = try submit(Self.request(url + "/account"))
        // The request after it has been sent, so it is in libcurl's queue.
        let ping = try submit(.patient(other.url()))
        #expect(try await text(ping) == "")
        gate.signal()
        #expect(try await text(movie) == "/movie")
        #expect(try await text(account) == "/account")
        #expect(try await text(submit(Self.request(url + "/movie", isPrivate: false))) == "/movie")
        await withCheckedContinuation { mailbox.close(then: $0) }
        backend.stop()
    }

    @Test("With HTTP/2, private answers share a connection", .enabled(if: NginxServer.isAvailable, "nginx speaks TLS for the script"))
    func streams() async throws {
        try await HTTP2Scene.with { peer in
            while let stream = peer.nextRequest() { peer.reply(stream) }
        } _: { scene async throws in
            for _ in 0..<10 { _ = try await scene.transport.send(Self.request(scene.url)) }
            #expect(scene.server.record.accepted == 1)
        }
    }
}
