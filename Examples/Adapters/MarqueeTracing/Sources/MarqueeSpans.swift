public import Marquee
import Synchronization
public import Tracing

/// A span for each request to TMDb, within the span of its cause, by OpenTelemetry's conventions for HTTP clients.
///
/// | of the span | value |
/// |---|---|
/// | name, kind | the route, such as `GET /3/movie/{movie_id}`; client |
/// | `http.request.method`, `url.template` | `GET`, `/3/movie/{movie_id}` |
/// | `server.address`, `server.port` | `api.themoviedb.org`, 443 |
/// | `http.response.status_code` | the status of the last answer |
/// | `http.request.resend_count` | the number of retries, if there was one |
/// | `error.type` | a status from 400 on, such as `404`, or the code of the error, such as `offline` or `cancelled` |
/// | status | error, where there is an `error.type` |
///
/// A span lasts from the start of a request to its end. Retries and waits are events of the span. The attribute `url.full` is never set,
/// because an address can contain a secret, a search and the number of an account.
public final class MarqueeSpans: Sendable {
    private struct Exchange {
        let span: any Span
        var retries = 0
    }

    private let tracer: (any Tracer)?
    private let open = Mutex<[Int: Exchange]>([:])

    /// Creates the spans of a tracer; nil means the one of `InstrumentationSystem`.
    public init(tracer: (any Tracer)? = nil) { self.tracer = tracer }

    /// Starts, continues or ends the span of an event's exchange; call it from `onEvent`.
    public func note(_ event: MarqueeEvent) {
        guard let exchange = event.exchange else { return }
        switch event.kind {
        case .requestStarted: start(exchange, event)
        case .requestFinished(let status, _, _):
            end(exchange) { span in
                span.attributes["http.response.status_code"] = status
                if status >= 400 { span.fail("\(status)") }
            }
        case .requestFailed(let error, _):
            end(exchange) { span in
                span.recordError(error)
                span.fail(error.code.rawValue)
            }
        case .retryScheduled:
            open.withLock { $0[exchange]?.retries += 1 }
            tell(exchange, event)
        default: tell(exchange, event)
        }
    }

    private func start(_ exchange: Int, _ event: MarqueeEvent) {
        let route = event.route
        let name = route.map { "\($0.method) \($0.template)" } ?? "HTTP"
        let span = (tracer ?? InstrumentationSystem.tracer).startAnySpan(name, ofKind: .client)
        span.attributes["http.request.method"] = route?.method ?? "_OTHER"
        if let template = route?.template { span.attributes["url.template"] = template }
        if let host = event.host { span.attributes["server.address"] = host }
        if let port = event.port { span.attributes["server.port"] = port }
        open.withLock { $0[exchange] = Exchange(span: span) }
    }

    private func tell(_ exchange: Int, _ event: MarqueeEvent) {
        open.withLock { $0[exchange]?.span }?.addEvent(SpanEvent(name: event.name))
    }

    private func end(_ exchange: Int, _ body: (any Span) -> Void) {
        guard let (span, retries) = open.withLock({ $0.removeValue(forKey: exchange).map { ($0.span, $0.retries) } }) else { return }
        if retries > 0 { span.attributes["http.request.resend_count"] = retries }
        body(span)
        span.end()
    }
}

extension Span {
    fileprivate func fail(_ type: String) {
        attributes["error.type"] = type
        setStatus(SpanStatus(code: .error))
    }
}

extension MarqueeEvent {
    /// The parts of an operation that is a route.
    fileprivate var route: (method: String, template: String)? {
        let parts = operation?.split(separator: " ", maxSplits: 1).map(String.init) ?? []
        return parts.count == 2 && parts[1].hasPrefix("/") ? (parts[0], parts[1]) : nil
    }
}
