import Foundation
import Marquee
import Synchronization
import Testing

// This file imports nothing of Marquee's but Marquee, as a program does: that it compiles is half of the test. Only a program that
// writes a store imports more, as OwnStore.swift does.

/// A program's own parts, written against `import Marquee` alone.
struct SeamTests {
    @Test func `a program brings its transport, its stores, its clock and its receiver of events`() async throws {
        let (transport, store, ear) = (CannedTransport(), OwnStore(), Ear())
        let client = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken("head.body.tail")
            $0.baseURL = URL(string: "https://tmdb.example.com")
            $0.transport = transport
            $0.storage = .own(store.stores)
            $0.clock = WallClock { store.opened }
            $0.limits = TransportLimits(total: .seconds(7), bodyBytes: 1 << 20)
            $0.connections = CurlTransport.Configuration(connectionsPerHost: 4)
            $0.connections.usesEnvironmentProxies = false
            $0.onEvent = { event in ear.hear(event) }
        }
        let genres = try await client.genres.movies()
        #expect(genres.value == [Genre(id: 7, name: "Own")] && genres.origin == .server)

        let request = try #require(transport.requests.first)
        #expect(request.method == .get && request.method.isSafe)
        #expect(request.url == "https://tmdb.example.com/3/genre/movie/list?language=en-US")
        #expect(request.headers["authorization"] == "Bearer head.body.tail")
        #expect(request.limits.total == .seconds(7) && request.body == nil)

        #expect(store.operations == ["GET /3/genre/movie/list"] && store.savedAt == [store.opened])
        #expect(store.servers == ["https://tmdb.example.com"] && store.validators == ["\"own\""])
        #expect(ear.heard.map(\.operation) == Array(repeating: "GET /3/genre/movie/list", count: 3))

        let found = try await client.search.movies("own", policy: .offline)
        #expect(found.origin == .titleIndex && found.value.items.map(\.title) == ["own"])
        var suggested = SuggestedTitle(reference: .movie(7), title: "own wo")
        suggested.matches = [4..<6]
        #expect(try await client.suggestions("wo") == [.title(suggested)])
        try await client.checkStore()
        #expect(store.checks.load(ordering: .relaxed) == 1)
        await client.shutdown()
        #expect(store.isClosed && transport.isShutDown)
    }

    @Test(.timeLimit(.minutes(5))) func `what another client of the stores changed is read from them again`() async throws {
        let store = OwnStore()
        let client = try await MarqueeClient(environment: [:]) {
            $0.baseURL = URL(string: "https://tmdb.example.com")
            $0.transport = CannedTransport()
            $0.storage = .own(store.stores)
            $0.clock = WallClock { store.opened }
        }
        for origin in [Origin.server, .memory] { #expect(try await client.genres.movies().origin == origin) }
        store.changeElsewhere()
        var origin = Origin.memory
        while origin == .memory { origin = try await client.genres.movies().origin }
        #expect(origin == .store)
        await client.shutdown()
    }

    @Test(arguments: [
        (TransportError.Kind.timeout, MarqueeError.Code.timeout), (.tooLarge, .unreadable), (.malformed, .unreadable),
        (.badRequest, .invalidInput), (.closed, .closed), (.cancelled, .cancelled), (.lookup, .offline), (.connect, .offline),
        (.lost, .offline), (.tls, .offline), (TransportError.Kind(rawValue: "own"), .offline),
    ])
    func `what a transport throws becomes an error of Marquee's`(_ kind: TransportError.Kind, _ code: MarqueeError.Code) async throws {
        let client = try await MarqueeClient(environment: [:]) {
            $0.baseURL = URL(string: "https://tmdb.example.com")
            $0.transport = CannedTransport(failing: TransportError(kind, "in a few words"))
            $0.storage = .none
        }
        let error = await #expect(throws: MarqueeError.self) { try await client.genres.movies() }
        #expect(error?.code == code && error?.operation == "GET /3/genre/movie/list")
        await client.shutdown()
    }
}

private final class CannedTransport: HTTPTransport {
    private let state = Mutex<(requests: [TransportRequest], isShutDown: Bool)>(([], false))
    private let failure: TransportError?

    init(failing failure: TransportError? = nil) { self.failure = failure }

    var requests: [TransportRequest] { state.withLock { $0.requests } }
    var isShutDown: Bool { state.withLock { $0.isShutDown } }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        state.withLock { $0.requests.append(request) }
        if let failure { throw failure }
        var headers: TransportHeaders = ["ETag": "\"own\""]
        headers.append("Cache-Control", "max-age=600")
        return TransportResponse(status: 200, headers: headers, body: .init(#"{"genres": [{"id": 7, "name": "Own"}]}"#.utf8))
    }

    func shutdown() async { state.withLock { $0.isShutDown = true } }
}

private final class Ear: Sendable {
    private let events = Mutex<[MarqueeEvent]>([])

    var heard: [MarqueeEvent] { events.withLock { $0 } }

    func hear(_ event: MarqueeEvent) { events.withLock { $0.append(event) } }
}
