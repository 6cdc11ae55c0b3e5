import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

/// The fields of the events of a request.
struct ObservedTransportTests {
    @Test(arguments: [
        ("https://TMDb.example.com/3/movie/550", "tmdb.example.com", 443), ("http://127.0.0.1:8080/3?api_key=marker", "127.0.0.1", 8_080),
        ("http://[::1]/3", "::1", 80), ("https://[::1]:8443/3", "::1", 8_443),
    ])
    func `the start and the end of a request name its server`(_ url: String, _ host: String, _ port: Int) async throws {
        for isAnswered in [true, false] {
            let events = EventLog()
            let stub = StubTransport { (_) throws(TransportError) in
                guard isAnswered else { throw TransportError(.connect, "planned") }
                return TransportResponse(status: 200)
            }
            _ = try? await ObservedTransport(stub, onEvent: events.handler).send(TransportRequest(.get, url, operation: "GET /3"))
            #expect(events.events.map(\.name) == ["request.started", isAnswered ? "request.finished" : "request.failed"])
            #expect(events.events.allSatisfy { $0.host == host && $0.port == port })
            #expect(events.events.allSatisfy { !$0.attributes.values.contains { $0.contains(host) } })
        }
    }

    @Test func `a request that cannot be sent names no server`() async throws {
        let events = EventLog()
        let stub = StubTransport { (_) throws(TransportError) in throw TransportError(.badRequest, "planned") }
        _ = try? await ObservedTransport(stub, onEvent: events.handler).send(TransportRequest(.get, "http://user:marker@a.example/"))
        #expect(events.events.count == 2 && events.events.allSatisfy { $0.host == nil && $0.port == nil })
    }
}
