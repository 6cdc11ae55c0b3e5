import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Marquee
import MarqueeHTTPErrors
import MarqueeHummingbird
import MarqueeSandbox
import MarqueeTesting
import Testing

@Suite(.timeLimit(.minutes(30)))
struct HTTPErrorTests {
    /// An error that a call can throw, and the status for it.
    struct Row: Sendable {
        let error: MarqueeError
        let status: Int

        init(_ code: MarqueeError.Code, _ key: String, tmdb: Int? = nil, _ status: Int) {
            error = MarqueeError(code, MarqueeError.Reason(key, "A sentence."), tmdbCode: tmdb)
            self.status = status
        }
    }

    private static let rows: [Row] = [
        Row(.invalidInput, "page.range", 400), Row(.unauthorized, "session.ended", 401), Row(.forbidden, "tmdb.3", tmdb: 3, 401),
        Row(.forbidden, "session.guest", 403), Row(.notFound, "tmdb.34", tmdb: 34, 404), Row(.refused, "tmdb.8", tmdb: 8, 422),
        Row(.unauthorized, "credential.missing", 500), Row(.unauthorized, "tmdb.7", tmdb: 7, 500),
        Row(.invalidInput, "transport.authorities", 500), Row(.storage, "store.newer", 500), Row(.offline, "read.notCached", 502),
        Row(.server, "status.server", 502), Row(.unreadable, "answer.notJSON", 502), Row(.closed, "client.closed", 503),
        Row(.cancelled, "cancelled", 503), Row(.rateLimited, "transport.rateLimited", 503), Row(.storage, "store.busy", 503),
        Row(.storage, "store.unreachable", 503), Row(.storage, "database.engine", 503),
        Row(.storage, "database.newer", 500), Row(.storage, "database.unknownHost", 503), Row(.storageFull, "store.full", 503),
        Row(.timeout, "call.deadline", 504), Row(MarqueeError.Code(rawValue: "later"), "later.reason", 502),
    ]

    @Test(arguments: rows)
    func `Each error has its status`(_ row: Row) {
        #expect(row.error.httpStatus == row.status)
        #expect((row.error.httpRetryAfter != nil) == (row.status == 503))
    }

    @Test func `A sentence for developers does not reach a visitor`() {
        for row in Self.rows { #expect(row.error.httpMessage != "A sentence." && !row.error.httpMessage.isEmpty) }
        let forOperators = MarqueeError(.storageFull, MarqueeError.Reason("store.full", "The local store is full."))
        #expect(forOperators.httpMessage == "The service is busy. Try again in a moment.")
        let forVisitors = MarqueeError(.notFound, MarqueeError.Reason("tmdb.6", "TMDb has no such id."))
        #expect(forVisitors.httpMessage == "TMDb has no such id.")
    }

    @Test func `The errors of a busy or distant store have status 503`() {
        #expect([MarqueeError.storeBusy, .storeUnreachable].map(\.httpStatus) == [503, 503])
    }

    @Test(arguments: [(nil, 5), (0.0, 1), (0.2, 1), (2.5, 3), (1e9, 86_400)] as [(Double?, Int)])
    func `Retry-After has whole seconds`(_ seconds: Double?, _ header: Int) {
        let reason = MarqueeError.Reason("transport.rateLimited", "A sentence.")
        let error = MarqueeError(.rateLimited, reason, retryAfter: seconds.map { .seconds($0) })
        #expect(error.httpRetryAfter == header)
    }

    @Test func `A handler that throws answers with status, header and reason`() async throws {
        let sandbox = try await Sandbox.start()
        let marquee = try await MarqueeClient.sandbox(sandbox) { $0.retries = 0 }
        let router = Router()
        router.add(middleware: MarqueeErrors())
        router.get("movies/:id") { _, context in
            try await marquee.movies.details(context.parameters.require("id", as: Int.self)).value.title
        }
        try await Application(router: router).test(.live) { client in
            try await client.execute(uri: "/movies/550", method: .get) { #expect(String(buffer: $0.body) == "Fight Club") }
            try await client.execute(uri: "/movies/1", method: .get) { #expect($0.status == .notFound) }
            try await client.execute(uri: "/movies/0", method: .get) { #expect($0.status == .badRequest) }
            sandbox.behave(.rateLimited(retryAfter: 7))
            try await client.execute(uri: "/movies/278", method: .get) { answer in
                #expect(answer.status == .serviceUnavailable)
                #expect(answer.headers[.retryAfter].flatMap { Int($0) }.map { 1...7 ~= $0 } == true)
                #expect(String(buffer: answer.body).contains("message"))
            }
            await marquee.shutdown()
            try await client.execute(uri: "/movies/240", method: .get) { #expect($0.headers[.retryAfter] == "5") }
        }
        await sandbox.stop()
    }
}
