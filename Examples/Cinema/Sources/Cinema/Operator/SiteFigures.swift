import Hummingbird
import Logging
import Marquee
import Synchronization

/// The figures of the site's own pages. Those of the operator are not among them: an unready machine would count as one that fails.
final class SiteFigures: Sendable {
    private struct State {
        var responses: [Int: Int] = [:]
        var buckets = Array(repeating: 0, count: SiteFigures.bounds.count + 1)
        var seconds = 0.0
        var inFlight = 0
    }

    /// The upper bounds of durations, in seconds. A page waits for TMDb for four seconds.
    private static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
    private let state = Mutex(State())
    private let version: String

    init(version: String) { self.version = version }

    /// How many requests of visitors were answered.
    var answers: Int { state.withLock { $0.buckets.reduce(0, +) } }

    func begin() { state.withLock { $0.inFlight += 1 } }

    /// The end of a request; nil if it ended without an answer.
    func end(_ status: Int?, after duration: Duration) {
        let seconds = duration / .seconds(1)
        state.withLock { state in
            state.inFlight -= 1
            guard let status else { return }
            state.responses[status / 100, default: 0] += 1
            state.buckets[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
            state.seconds += seconds
        }
    }

    /// In the text format of Prometheus, with the figures of the process.
    var text: String {
        let state = state.withLock { $0 }
        var page = FigurePage()
        page.begin("cinema_build_info", "gauge", "1, with the version of the program.")
        page.add("cinema_build_info{version=\"\(version)\"}", "1")
        page.begin("cinema_responses_total", "counter", "Answers to visitors, by the class of their status.")
        // A class that appears with its first answer would hide that answer from a rate.
        for digit in 1...5 { page.add("cinema_responses_total{class=\"\(digit)xx\"}", "\(state.responses[digit] ?? 0)") }
        page.begin("cinema_request_duration_seconds", "histogram", "Durations of the answers to visitors.")
        var count = 0
        for (bound, more) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], state.buckets) {
            count += more
            page.add("cinema_request_duration_seconds_bucket{le=\"\(bound)\"}", "\(count)")
        }
        page.add("cinema_request_duration_seconds_sum", "\(state.seconds)")
        page.add("cinema_request_duration_seconds_count", "\(count)")
        page.add("cinema_requests_in_flight", "gauge", "Requests of visitors that are being answered.", "\(state.inFlight)")
        page.addProcess()
        return page.text
    }
}

/// Counts each request, and writes one line for it: the route, never the address, which may contain a search text.
struct RequestLog: RouterMiddleware {
    typealias Context = SiteContext
    let site: Site

    func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        let start = ContinuousClock.now
        site.figures.begin()
        let response: Response
        do {
            response = try await next(request, context)
        } catch {
            site.figures.end((error as? any HTTPResponseError)?.status.code, after: start.duration(to: .now))
            throw error
        }
        site.figures.end(response.status.code, after: start.duration(to: .now))
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
