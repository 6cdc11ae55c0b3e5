import InMemoryTracing
import Marquee
import MarqueeMetrics
import MarqueeSandbox
import MarqueeTesting
import MarqueeTracing
import Metrics
import MetricsTestKit
import Testing
import Tracing

@Suite(.timeLimit(.minutes(30)))
struct EventTests {
    @Test func `A span of an exchange is a child of the span of its request`() async throws {
        let (tracer, sandbox) = (InMemoryTracer(), try await Sandbox.start())
        let spans = MarqueeSpans(tracer: tracer)
        let marquee = try await MarqueeClient.sandbox(sandbox) {
            $0.retries = 0
            $0.onEvent = spans.note
        }
        try await tracer.withSpan("GET /popular") { _ in
            _ = try await marquee.movies.popular()
            sandbox.behave(.fault(.reset))
            await #expect(throws: MarqueeError.self) { try await marquee.movies.details(550) }
        }
        await marquee.shutdown()
        let finished = tracer.finishedSpans
        let request = try #require(finished.first { $0.operationName == "GET /popular" })
        let list = try #require(finished.first { $0.operationName == "GET /3/movie/popular" })
        let details = try #require(finished.first { $0.operationName == "GET /3/movie/{movie_id}" })
        #expect(list.parentSpanID == request.spanID && details.parentSpanID == request.spanID)
        #expect(list.attributes.get("status") == "200")
        #expect(list.errors.isEmpty && details.errors.count == 1)
        #expect(tracer.activeSpans.isEmpty)
        await sandbox.stop()
    }

    @Test func `Requests, reads and other events are counted`() async throws {
        let (metrics, sandbox) = (TestMetrics(), try await Sandbox.start())
        let meters = MarqueeMeters(factory: metrics)
        let marquee = try await MarqueeClient.sandbox(sandbox) {
            $0.retries = 1
            $0.onEvent = meters.note
        }
        for _ in 0..<3 { _ = try await marquee.movies.details(550) }
        sandbox.script([.status(500)])
        _ = try await marquee.movies.details(278)
        await marquee.shutdown()
        let operation = ("operation", "GET /3/movie/{movie_id}")
        #expect(try metrics.expectTimer("marquee_request_duration", [operation, ("outcome", "2xx")]).values.count == 2)
        #expect(try metrics.expectCounter("marquee_reads", [("origin", "server"), ("is_stale", "false")]).totalValue == 2)
        #expect(try metrics.expectCounter("marquee_reads", [("origin", "memory"), ("is_stale", "false")]).totalValue == 2)
        #expect(try metrics.expectCounter("marquee_events", [("event", "request.retried")]).totalValue == 1)
        #expect(metrics.counters(label: "marquee_reads").count == 2)
        await sandbox.stop()
    }
}
