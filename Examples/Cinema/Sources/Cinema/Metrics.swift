import Hummingbird
import Logging
import Marquee
import Synchronization

/// Counts requests by the class of their status.
final class RequestCounter: Sendable {
    private let counts = Mutex<[Int: Int]>([:])

    func add(_ status: Int) { counts.withLock { $0[status / 100, default: 0] += 1 } }

    /// In the text format of Prometheus.
    var text: String {
        counts.withLock { counts in
            counts.sorted { $0.key < $1.key }.map { "cinema_responses_total{class=\"\($0.key)xx\"} \($0.value)\n" }.joined()
        }
    }
}

extension Visit {
    /// The figures of this process, in the text format of Prometheus, for the operator.
    func metrics() async throws(CinemaError) -> Answer {
        guard isOperator else { throw .noSuchPage }
        let stats = await site.marquee.statsWithStore()
        return .text(site.counter.text + stats.prometheus, type: "text/plain; version=0.0.4")
    }
}

/// One line for each request: the route, never the address, which may contain a search text.
struct RequestLog: RouterMiddleware {
    typealias Context = SiteContext
    let site: Site

    func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        let start = ContinuousClock.now
        let response = try await next(request, context)
        site.counter.add(response.status.code)
        site.logger.log(
            level: response.status.code >= 500 ? .warning : .debug, "request",
            metadata: [
                "method": "\(request.method)", "route": "\(context.endpointPath ?? "-")", "status": "\(response.status.code)",
                "duration": "\(start.duration(to: .now))",
            ])
        return response
    }
}

extension Logger {
    /// An event of Marquee. It holds templates, numbers and errors, and nothing that has to be left out.
    func note(_ event: MarqueeEvent) {
        let level = Logger.Level(rawValue: event.level.rawValue) ?? .info
        log(level: level, "\(event.name)", metadata: event.attributes.mapValues { "\($0)" })
    }
}
