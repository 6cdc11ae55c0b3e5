import Foundation
import Marquee
import Synchronization
import Testing

// This file imports nothing of Marquee's but Marquee, as a program does: that it compiles is half of what it tests.

/// A program's own parts, written against `import Marquee` alone.
struct SeamTests {
    @Test func `a program brings its transport, its stores, its clock and its ear for events`() async throws {
        let (transport, shelf, ear) = (CannedTransport(), Shelf(), Ear())
        let client = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken("head.body.tail")
            $0.baseURL = URL(string: "https://tmdb.example.com")
            $0.transport = transport
            $0.storage = .own(Stores(snapshots: shelf, titles: shelf) { shelf.close() })
            $0.clock = WallClock { shelf.opened }
            $0.limits = TransportLimits(total: .seconds(7), bodyBytes: 1 << 20)
            $0.connections = CurlTransport.Configuration(connectionsPerHost: 4)
            $0.connections.usesEnvironmentProxies = false
            $0.onEvent = { event in ear.hear(event) }
        }
        let genres = try await client.movies.genres()
        #expect(genres.value == [Genre(id: 7, name: "Own")] && genres.origin == .server)

        let request = try #require(transport.requests.first)
        #expect(request.method == .get && request.method.isSafe)
        #expect(request.url == "https://tmdb.example.com/3/genre/movie/list?language=en-US")
        #expect(request.headers["authorization"] == "Bearer head.body.tail")
        #expect(request.limits.total == .seconds(7) && request.body == nil)

        let (key, snapshot) = try #require(shelf.snapshots.first)
        #expect(key.operation == "GET /3/genre/movie/list" && key.server == "https://tmdb.example.com" && key.audience == .standard)
        #expect(snapshot.validator == "\"own\"" && snapshot.savedAt == shelf.opened)
        #expect(ear.heard.map(\.operation) == Array(repeating: "GET /3/genre/movie/list", count: 3))

        let found = try await client.search.movies("own", policy: .offline)
        #expect(found.origin == .titleIndex && found.value.items.map(\.title) == ["own"])
        #expect(try await client.suggestions("wo") == [.title(SuggestedTitle(reference: .movie(7), title: "own wo"))])
        await client.shutdown()
        #expect(shelf.isClosed && transport.isShutDown)
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
        let error = await #expect(throws: MarqueeError.self) { try await client.movies.genres() }
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

private final class Shelf: SnapshotDAO, TitleDAO {
    let opened = WallClock.system.now()
    private let state = Mutex<(snapshots: [SnapshotKey: Snapshot], isClosed: Bool)>(([:], false))

    var snapshots: [SnapshotKey: Snapshot] { state.withLock { $0.snapshots } }
    var isClosed: Bool { state.withLock { $0.isClosed } }

    func close() { state.withLock { $0.isClosed = true } }

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? { snapshots[key] }

    func save(_ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle]) async throws(MarqueeError) {
        state.withLock { $0.snapshots[key] = snapshot }
    }

    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int {
        switch selection {
        case .all: state.withLock { $0.snapshots = [:] }
        case .key(let key): state.withLock { $0.snapshots[key] = nil }
        case .subject, .tenant, .operation: break
        }
        return 0
    }

    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {}

    func titles(matching query: TitleQuery) async throws(MarqueeError) -> TitleHits {
        let title = IndexedTitle(
            server: query.server, reference: .movie(1), language: query.language, title: query.text, originalTitle: query.text)
        return TitleHits(total: 1, titles: [title])
    }

    func titles(
        of references: [MediaReference], server: String, language: String
    ) async throws(MarqueeError) -> [MediaReference: IndexedTitle] { [:] }

    func suggestions(for text: String, server: String, language: String, limit: Int) async throws(MarqueeError) -> [SuggestedTitle] {
        [SuggestedTitle(reference: .movie(7), title: "own \(text)")]
    }
}

private final class Ear: Sendable {
    private let events = Mutex<[MarqueeEvent]>([])

    var heard: [MarqueeEvent] { events.withLock { $0 } }

    func hear(_ event: MarqueeEvent) { events.withLock { $0.append(event) } }
}
