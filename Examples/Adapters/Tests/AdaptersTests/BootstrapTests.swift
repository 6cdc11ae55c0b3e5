import InMemoryTracing
import Logging
import Marquee
import MarqueeLogging
import MarqueeMetrics
import MarqueeSandbox
import MarqueeTesting
import MarqueeTracing
import Metrics
import MetricsTestKit
import Testing
import Tracing

func observing(_ logger: Logger) -> MarqueeEventHandler {
    let (tell, meters, spans) = (eventLog(to: logger), MarqueeMeters(), MarqueeSpans())
    return { event in
        tell(event)
        meters.note(event)
        spans.note(event)
    }
}

func bootstrap(_ metrics: any MetricsFactory, _ tracer: any Tracer) -> Logger {
    LoggingSystem.bootstrap(StreamLogHandler.standardError)
    MetricsSystem.bootstrap(metrics)
    InstrumentationSystem.bootstrap(tracer)
    return Logger(label: "films")
}

/// The only test that sets the back ends of the process; the others name theirs.
@Suite(.timeLimit(.minutes(30)))
struct BootstrapTests {
    @Test func `The adapters write to the back ends of the process`() async throws {
        let (metrics, tracer, sandbox) = (TestMetrics(), InMemoryTracer(), try await Sandbox.start())
        let logger = bootstrap(metrics, tracer)
        let marquee = try await MarqueeClient.sandbox(sandbox) { $0.onEvent = observing(logger) }
        _ = try await marquee.movies.details(550)
        await marquee.shutdown()
        await sandbox.stop()
        #expect(tracer.finishedSpans.contains { $0.operationName == "GET /3/movie/{movie_id}" })
        #expect(metrics.timers.contains { $0.label == "http.client.request.duration" })
        let reads = try metrics.expectCounter("marquee_reads", [("origin", "server"), ("is_stale", "false")])
        #expect(reads.totalValue >= 1)
    }
}
