import Foundation
import Marquee
import MarqueeData
import MarqueeNet
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

/// The caller of a view travels with its requests, and with nothing else.
@Suite(.timeLimit(.minutes(5)))
struct CallerViewTests {
    /// Sends requests to the sandbox, and notes them down.
    private final class Listening: HTTPTransport {
        private let base = CurlTransport(.init(usesEnvironmentProxies: false))
        private let state = Mutex<[TransportRequest]>([])
        var requests: [TransportRequest] { state.withLock { $0 } }

        func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
            state.withLock { $0.append(request) }
            return try await base.send(request)
        }

        func shutdown() async { await base.shutdown() }

        /// The callers and the kinds of the requests since the last look.
        func take() -> [(callers: [Caller?], kind: TransportRequest.Kind)] {
            state.withLock { requests in
                defer { requests = [] }
                return requests.map { ($0.callers?.all ?? [], $0.kind) }
            }
        }
    }

    private let visitor = Caller("203.0.113.99")

    private func withClient(
        _ edit: @escaping (inout MarqueeClient.Configuration) -> Void = { _ in },
        _ body: (MarqueeClient, Listening, Session) async throws -> Void
    ) async throws {
        try await ClientFixture.with { fixture in
            let transport = Listening()
            let client = try await fixture.client {
                $0.users = .many
                $0.transport = transport
                edit(&$0)
            }
            let session = try await client.account.signIn(username: "viewer", password: "popcorn")
            #expect(transport.take().allSatisfy { $0.callers == [nil] && $0.kind == .act })
            try await body(client, transport, session)
            let key = "203.0.113.99"
            #expect(!fixture.events.events.contains { "\($0)\($0.attributes)".contains(key) })
        }
    }

    @Test func `requests wait in the line of the caller of their view`() async throws {
        try await withClient { client, transport, session in
            let account = Caller(account: session.id)
            let views: [(view: MarqueeClient, caller: Caller?)] = [
                (client, nil), (client.for(caller: visitor), visitor), (client.user(session), account),
                (try await client.user(id: session.id), account), (client.user(session).anonymous, nil),
                // A named caller stays.
                (client.for(caller: visitor).user(session), visitor), (client.for(caller: visitor).anonymous, visitor),
                (client.user(session).for(caller: visitor), visitor), (client.for(caller: visitor).within(.seconds(60)), visitor),
                (client.for(caller: visitor).client(for: client.audience), visitor),
                (client.for(caller: Caller("another")).for(caller: visitor), visitor),
            ]
            for (number, (view, caller)) in views.enumerated() {
                _ = try await view.search.movies("\(number)")
                let asked = transport.take()
                #expect(asked.map(\.callers) == [[caller]] && asked.map(\.kind) == [.read], "view \(number)")
            }
        }
    }

    @Test func `changes and pictures wait in the line of the caller too`() async throws {
        try await withClient { client, transport, session in
            let view = client.user(session)
            let account = Caller(account: session.id)
            _ = try await view.lists.create(name: "Mine")
            #expect(transport.take().contains { $0.callers == [account] && $0.kind == .act })
            _ = await client.for(caller: visitor).images.load(ImagePath("/a.jpg"), as: .poster, width: 92)
            let picture = transport.take().last
            #expect(picture?.callers == [visitor] && picture?.kind == .picture)
            // Pending changes are sent for no caller, in the background.
            try await view.library.setFavorite(.movie(550))
            _ = try await view.library.send()
            #expect(!transport.take().isEmpty)
        }
    }

    @Test func `a read from memory sends no request, with a caller and without`() async throws {
        try await withClient { client, transport, _ in
            _ = try await client.movies.details(550)
            _ = transport.take()
            #expect(try await client.for(caller: visitor).movies.details(550).origin == .memory)
            #expect(transport.take().isEmpty)
        }
    }

    @Test func `the weight of accounts is that of the configuration`() async throws {
        try await withClient({ $0.accountWeight = 4 }) { client, transport, session in
            _ = try await client.user(session).search.movies("weight")
            #expect(transport.take().first?.callers.first??.weight == 4)
        }
    }

    @Test func `a caller with too many waiting requests is refused at once, and another is served`() async throws {
        try await ClientFixture.with { fixture in
            let (gate, time) = (Gate(), ManualTime())
            let client = try await fixture.client {
                $0.transport = HoldingTransport(gate: gate)
                $0.requestsInFlight = 2
                $0.waitingPerCaller = 1
                $0.time = time.source
            }
            let flood = client.for(caller: visitor)
            let first = Task { try await flood.search.movies("first") }
            await gate.arrivals(1)
            let second = Task { try await flood.search.movies("second") }
            await time.sleepers(1)
            let error = await #expect(throws: MarqueeError.self) { try await flood.search.movies("third") }
            #expect(error?.code == .rateLimited && error?.retryAfter == .seconds(1))
            #expect(!"\(error as Any)".contains("203.0.113"))
            let other = Task { try await client.for(caller: Caller("other")).search.movies("other") }
            await gate.arrivals(2)
            gate.open()
            for task in [first, second, other] { #expect(try await task.value.origin == .server) }
            #expect(client.stats().waiting == 0)
        }
    }

    @Test func `the breakers of operations are in health and stats`() async throws {
        try await ClientFixture.with { fixture in
            let body = Data(#"{"status_code":11,"status_message":"Internal error.","success":false}"#.utf8)
            let client = try await fixture.client {
                $0.usesCircuitBreaker = true
                $0.transport = StubTransport { (_) throws(TransportError) in TransportResponse(status: 500, body: body) }
            }
            for id in 1...5 { await #expect(throws: MarqueeError.self) { try await client.people.details(Person.ID(id)) } }
            let health = client.health()
            #expect(health.operations == ["GET /3/person/{person_id}": .open] && health.servers.values.map(\.self) == [.closed])
            #expect(client.stats().operationCircuitOpenings == 1 && client.stats().circuitOpenings == 0)
            #expect(client.stats().prometheus.contains(#"marquee_circuit_openings_total{level="operation"} 1"#))
        }
    }
}
