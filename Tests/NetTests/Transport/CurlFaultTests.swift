import Foundation
import MarqueeNet
import TestKit
import Testing

@Suite("CurlTransport: faults", .timeLimit(.minutes(5)))
struct CurlFaultTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let kind: TransportError.Kind
        let script: @Sendable (LoopbackPeer) -> Void

        init(_ name: String, _ kind: TransportError.Kind, _ script: @escaping @Sendable (LoopbackPeer) -> Void) {
            (testDescription, self.kind, self.script) = (name, kind, script)
        }

        init(_ name: String, _ kind: TransportError.Kind, sends text: String) {
            self.init(name, kind) { peer in peer.send(text) }
        }
    }

    static let faults = [
        Fault("shorter than its length", .lost, sends: "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf"),
        Fault("ends in the middle of a chunk", .lost, sends: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n8\r\nhalf"),
        Fault("ends before the last chunk", .lost, sends: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n"),
        Fault("ends within its head", .lost, sends: "HTTP/1.1 200 OK\r\nContent-Type: te"),
        Fault("ends after an interim answer", .lost, sends: "HTTP/1.1 103 Early Hints\r\n\r\n"),
        Fault("no answer at all", .lost, sends: ""),
        Fault("reset before the answer", .lost) { $0.reset() },
        Fault("reset in the middle of the body", .lost) { peer in
            peer.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf")
            peer.reset()
        },
        Fault("HTTP/0.9", .malformed, sends: "just text"),
        Fault("another protocol", .malformed, sends: "SSH-2.0-Scripted\r\n\r\n"),
        Fault("not text", .malformed) { $0.send((0..<400).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 128) }) },
        Fault("two lengths", .malformed, sends: "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nabc"),
        Fault("two lengths in a line", .malformed, sends: "HTTP/1.1 200 OK\r\nContent-Length: 2, 3\r\n\r\nabc"),
        Fault("a length that is no number", .malformed, sends: "HTTP/1.1 200 OK\r\nContent-Length: two\r\n\r\nab"),
        Fault("a line without a colon", .malformed, sends: "HTTP/1.1 200 OK\r\nno colon here\r\nContent-Length: 0\r\n\r\n"),
        Fault("a status beyond 599", .malformed, sends: "HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n"),
        Fault("another protocol by 101", .malformed, sends: "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n"),
        Fault("a chunk without a size", .lost, sends: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhalf\r\n0\r\n\r\n"),
        Fault("packed in name only", .malformed, sends: "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nplain"),
        Fault("an unknown packing", .malformed, sends: "HTTP/1.1 200 OK\r\nContent-Encoding: odd\r\nContent-Length: 5\r\n\r\nplain"),
        Fault("endless interim answers", .tooLarge) { peer in
            while peer.send("HTTP/1.1 100 Continue\r\n\r\n") {}
        },
        Fault("endless header fields", .tooLarge) { peer in
            peer.send("HTTP/1.1 200 OK\r\n")
            while peer.send("X-Flood: 0123456789\r\n") {}
        },
        Fault("an endless header line", .tooLarge) { peer in
            peer.send("HTTP/1.1 200 OK\r\nX-Flood: ")
            while peer.send("0123456789") {}
        },
        Fault("endless trailers", .tooLarge) { peer in
            peer.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n")
            while peer.send("X-Flood: 0123456789\r\n") {}
        },
    ]

    @Test("Each fault is one kind of error, and the next request is none the worse", arguments: faults)
    func fault(_ fault: Fault) async throws {
        let server = try LoopbackServer { peer in
            while let request = peer.nextRequest() {
                guard request.target == "/bad" else {
                    peer.reply("fine")
                    continue
                }
                return fault.script(peer)
            }
        }
        try await withCurl { transport async throws in
            let failure = await transport.failure(of: TransportRequest(.get, server.url("/bad"), limits: .patient))
            #expect(failure?.kind == fault.kind, "\(failure?.description ?? "an answer")")
            #expect(failure?.detail.contains("127.0.0.1") == false)
            #expect(try await transport.get(server.url("/good")).text == "fine")
        }
    }

    @Test("A port without a listener")
    func refused() async throws {
        #expect(try await withCurl { await $0.failure(of: TransportRequest(.get, "http://127.0.0.1:1/")) }?.kind == .connect)
    }

    @Test("A name that cannot exist")
    func lookup() async throws {
        // A label of more than 63 characters is refused by the resolver before it sends a query.
        let name = String(repeating: "a", count: 64)
        #expect(try await withCurl { await $0.failure(of: TransportRequest(.get, "http://\(name)/")) }?.kind == .lookup)
    }
}
