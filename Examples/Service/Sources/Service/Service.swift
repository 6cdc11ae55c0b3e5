import InMemoryTracing
import Logging
import Marquee
import MarqueeSandbox
import ServiceLifecycle
import Tracing

/// A service that serves one visit and ends, with logs, metrics, traces and a clean end. A sandbox stands in for TMDb.
@main
struct Program: Service {
    let marquee: MarqueeClient

    static func main() async throws {
        let tracer = InMemoryTracer()
        InstrumentationSystem.bootstrap(tracer)
        let (logger, spans) = (logger(), Spans())
        let sandbox = try await Sandbox.start()
        let tell = log(to: logger)
        let marquee = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = sandbox.baseURL
            $0.storage = .memory
            $0.users = .many
            $0.onEvent = { event in
                tell(event)
                spans.note(event)
            }
        }
        try await serveGracefully(marquee, Program(marquee: marquee)).run()
        print("after the end:", await failure(of: marquee)?.code.rawValue ?? "none")
        await sandbox.stop()
        for span in tracer.finishedSpans { print("span \(span.operationName) in", span.parentSpanID == nil ? "no span" : "another") }
        print(marquee.stats().prometheus.split(separator: "\n").filter { $0.hasPrefix("marquee_requests") }.joined(separator: "\n"))
    }

    /// The server of this example: it answers one visitor.
    func run() async throws {
        try await withSpan("GET /popular") { _ in
            let popular = try await marquee.movies.chart(.popular)
            print(popular.value.items.count, "movies, ready:", marquee.health().isReady)
        }
    }

    private static func failure(of marquee: MarqueeClient) async -> MarqueeError? {
        do throws(MarqueeError) {
            _ = try await marquee.movies.details(550)
            return nil
        } catch {
            return error
        }
    }

    private static func logger() -> Logger {
        var logger = Logger(label: "movies")
        logger.logLevel = .debug
        return logger
    }
}
