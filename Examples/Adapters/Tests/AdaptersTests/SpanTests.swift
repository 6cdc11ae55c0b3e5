import InMemoryTracing
import Marquee
import MarqueeSandbox
import MarqueeTracing
import Testing
import Tracing

/// Names and values are those of OpenTelemetry's conventions for HTTP clients.
@Suite(.timeLimit(.minutes(30)))
struct SpanTests {
    private let tracer = InMemoryTracer()

    private func run(retries: Int = 0, _ body: (Scene) async throws -> Void) async throws {
        try await Scene.run(retries: retries, MarqueeSpans(tracer: tracer).note, body)
        #expect(tracer.activeSpans.isEmpty)
    }

    private func attributes(of scene: Scene, _ others: [String: SpanAttribute]) -> [String: SpanAttribute] {
        let all: [String: SpanAttribute] = [
            "http.request.method": "GET", "url.template": "/3/movie/{movie_id}", "server.address": .string(scene.host),
            "server.port": .int64(Int64(scene.port)),
        ]
        return all.merging(others) { $1 }
    }

    @Test func `A span is a child of the span of its cause, and an answer from memory has none`() async throws {
        try await run { scene in
            try await tracer.withSpan("GET /popular") { _ in
                for _ in 0..<2 { _ = try await scene.marquee.movies.details(550) }
            }
            let spans = tracer.finishedSpans
            let cause = try #require(spans.first { $0.operationName == "GET /popular" })
            let span = try #require(spans.first { $0.operationName == "GET /3/movie/{movie_id}" })
            #expect(spans.count == 2 && span.parentSpanID == cause.spanID && span.kind == .client)
            #expect(span.values == attributes(of: scene, ["http.response.status_code": .int64(200)]))
            #expect(span.status == nil && span.errors.isEmpty)
        }
    }

    @Test func `An answer with status 404 is an error with this type`() async throws {
        try await run { scene in
            #expect(await scene.failure(of: 1)?.code == .notFound)
            let span = try #require(tracer.finishedSpans.first)
            #expect(span.values == attributes(of: scene, ["http.response.status_code": .int64(404), "error.type": "404"]))
            #expect(span.status == SpanStatus(code: .error) && span.errors.isEmpty)
        }
    }

    @Test func `Retries are counted, also where the last one succeeds`() async throws {
        try await run(retries: 1) { scene in
            scene.sandbox.script([.status(429)])
            _ = try await scene.marquee.movies.details(278)
            scene.sandbox.behave(.status(429))
            #expect(await scene.failure(of: 550)?.code == .rateLimited)
            let spans = tracer.finishedSpans
            try #require(spans.count == 2)
            let resent: [String: SpanAttribute] = ["http.request.resend_count": .int64(1), "http.response.status_code": .int64(200)]
            #expect(spans[0].values == attributes(of: scene, resent) && spans[0].status == nil)
            let failed: [String: SpanAttribute] = ["http.response.status_code": .int64(429), "error.type": "429"]
            #expect(spans[1].values == attributes(of: scene, resent.merging(failed) { $1 }))
            #expect(spans[1].status == SpanStatus(code: .error))
            #expect(spans.allSatisfy { $0.events.map(\.name) == ["request.retried"] })
        }
    }

    @Test func `A refused connection and a cancelled request are errors without a status`() async throws {
        try await run { scene in
            #expect(await scene.cancelledRead()?.code == .cancelled)
            scene.sandbox.behave(.offline)
            #expect(await scene.failure(of: 278)?.code == .offline)
            let spans = tracer.finishedSpans
            #expect(spans.map(\.values) == ["cancelled", "offline"].map { attributes(of: scene, ["error.type": .string($0)]) })
            #expect(spans.allSatisfy { $0.status == SpanStatus(code: .error) })
            #expect(spans.map { $0.errors.map { ($0.error as? MarqueeError)?.code } } == [[.cancelled], [.offline]])
        }
    }

    @Test func `No attribute and no error has a secret, an id, a query or a name`() async throws {
        try await run { scene in
            _ = try await scene.marquee.account.signIn(username: "viewer", password: "popcorn")
            _ = try await scene.marquee.search.movies("fight club")
            try await scene.marquee.library.rate(.movie(550), 9)
            _ = try await scene.marquee.library.sync()
            _ = try await scene.marquee.library.favoriteMovies(policy: .fresh)
            scene.sandbox.behave(.fault(.reset))
            _ = await scene.failure(of: 278)
        }
        let text = tracer.finishedSpans.map { "\($0.operationName) \($0.values) \($0.errors)" }.joined(separator: "\n")
        for part in ["/3/search/movie", "POST", "/3/account/{account_id}", "offline"] { #expect(text.contains(part), "\(part)") }
        for part in [Sandbox.accessToken, "popcorn", "viewer", "fight", "http:", "session_id", "/550", "/278", "url.full"] {
            #expect(!text.contains(part), "\(part)")
        }
    }

    @Test func `A request without a route has no template`() {
        let spans = MarqueeSpans(tracer: tracer)
        for operation in [nil, "names of mine"] {
            spans.note(MarqueeEvent(.requestStarted, operation: operation, exchange: 1))
            spans.note(MarqueeEvent(.requestFinished(status: 200, bytes: 0, duration: .zero), operation: operation, exchange: 1))
        }
        #expect(tracer.finishedSpans.map(\.operationName) == ["HTTP", "HTTP"])
        for span in tracer.finishedSpans {
            #expect(span.values == ["http.request.method": "_OTHER", "http.response.status_code": .int64(200)])
        }
    }
}

extension FinishedInMemorySpan {
    fileprivate var values: [String: SpanAttribute] {
        var values: [String: SpanAttribute] = [:]
        attributes.forEach { values[$0] = $1 }
        return values
    }
}
