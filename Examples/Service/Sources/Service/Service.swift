import InMemoryTracing
import Logging
import Marquee
import MarqueeSandbox
import ServiceLifecycle
import Tracing

/// A service that answers one visitor and ends, with logs, metrics, traces and a clean end. A sandbox stands in for TMDb.
@main
enum Program {
    static func main() async throws {
        let tracer = InMemoryTracer()
        InstrumentationSystem.bootstrap(tracer)
        let sandbox = try await Sandbox.start()
        try await serve(sandbox, serveGracefully)
        try await serve(sandbox, serveUntilCancelled)
        await sandbox.stop()
        for span in tracer.finishedSpans { print("span \(span.operationName)", span.parentSpanID == nil ? "" : "in another") }
    }

    private static func serve(
        _ sandbox: Sandbox, _ group: (MarqueeClient, any Service) -> ServiceGroup
    ) async throws {
        let marquee = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = sandbox.baseURL
            $0.storage = .memory
            $0.users = .many
            observe(&$0, with: logger())
        }
        do {
            try await group(marquee, Server(marquee: marquee)).run()
        } catch is ServiceGroupError {
            print("the group was cancelled, because its server has ended")
        }
        do throws(MarqueeError) { _ = try await marquee.movies.details(550) } catch { print("after the end:", error.code) }
        print(marquee.stats().prometheus.split(separator: "\n").filter { $0.hasPrefix("marquee_requests") }.joined(separator: "\n"))
    }

    private static func logger() -> Logger {
        var logger = Logger(label: "movies")
        logger.logLevel = .debug
        return logger
    }
}

/// The server of this example.
struct Server: Service {
    let marquee: MarqueeClient

    func run() async throws {
        try await withSpan("GET /popular") { _ in
            let popular = try await marquee.movies.popular()
            print(popular.value.items.count, "movies; ready:", marquee.health().isReady)
        }
    }
}
