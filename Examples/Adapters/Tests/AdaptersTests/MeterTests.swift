import Marquee
import MarqueeMetrics
import MarqueeSandbox
import Metrics
import MetricsTestKit
import Testing

@Suite(.timeLimit(.minutes(30)))
struct MeterTests {
    private let metrics = TestMetrics()

    private func run(retries: Int = 0, _ body: (Scene) async throws -> Void) async throws {
        try await Scene.run(retries: retries, MarqueeMeters(factory: metrics).note, body)
    }

    private func duration(of scene: Scene, status: String? = nil, error: String? = nil) throws -> TestTimer {
        try metrics.expectTimer(
            "http.client.request.duration",
            [
                ("http.request.method", "GET"), ("url.template", "/3/movie/{movie_id}"), ("server.address", scene.host),
                ("server.port", "\(scene.port)"),
            ] + (status.map { [("http.response.status_code", $0)] } ?? []) + (error.map { [("error.type", $0)] } ?? []))
    }

    @Test func `The durations of requests have the dimensions of the convention, one request each`() async throws {
        try await run(retries: 1) { scene in
            for _ in 0..<3 { _ = try await scene.marquee.movies.details(550) }
            scene.sandbox.script([.status(429)])
            _ = try await scene.marquee.movies.details(278)
            #expect(await scene.failure(of: 1)?.code == .notFound)
            #expect(await scene.cancelledRead(from: 240)?.code == .cancelled)
            scene.sandbox.behave(.status(429))
            #expect(await scene.failure(of: 2)?.code == .rateLimited)
            scene.sandbox.behave(.offline)
            #expect(await scene.failure(of: 3)?.code == .offline)
            #expect(try duration(of: scene, status: "200").values.count == 2)
            for status in ["404", "429"] { #expect(try duration(of: scene, status: status, error: status).values.count == 1) }
            for code in ["cancelled", "offline"] { #expect(try duration(of: scene, error: code).values.count == 1) }
            #expect(metrics.timers.count == 5)
        }
    }

    @Test func `A duration is shown in seconds`() throws {
        let route = "GET /3/movie/{movie_id}"
        let event = MarqueeEvent(
            .requestFinished(status: 200, bytes: 0, duration: .milliseconds(1_500)), operation: route, exchange: 1, host: "a.example",
            port: 443)
        MarqueeMeters(factory: metrics).note(event)
        let timer = try #require(metrics.timers.first)
        #expect(timer.displayUnit == .seconds && timer.valueInPreferredUnit(atIndex: 0) == 1.5)
    }

    @Test func `Reads and other events are counted`() async throws {
        try await run(retries: 1) { scene in
            for _ in 0..<3 { _ = try await scene.marquee.movies.details(550) }
            scene.sandbox.script([.status(500)])
            _ = try await scene.marquee.movies.details(278)
            #expect(try metrics.expectCounter("marquee_reads", [("origin", "server"), ("is_stale", "false")]).totalValue == 2)
            #expect(try metrics.expectCounter("marquee_reads", [("origin", "memory"), ("is_stale", "false")]).totalValue == 2)
            #expect(try metrics.expectCounter("marquee_events", [("event", "request.retried")]).totalValue == 1)
            #expect(metrics.counters(label: "marquee_reads").count == 2)
        }
    }
}
