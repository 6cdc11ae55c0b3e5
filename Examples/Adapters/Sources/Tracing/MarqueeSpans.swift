public import Marquee
import Synchronization
public import Tracing

/// A span for each exchange with TMDb, within the span of the request that caused it.
///
/// A span has the name of the operation, such as `GET /3/movie/{movie_id}`, and the attributes of the last event of the exchange. Its events are
/// the retries, waits and circuit breakers in between.
public final class MarqueeSpans: Sendable {
    private let tracer: (any Tracer)?
    private let open = Mutex<[Int: any Span]>([:])

    /// Creates the spans of a tracer; nil means the one of `InstrumentationSystem`.
    public init(tracer: (any Tracer)? = nil) { self.tracer = tracer }

    /// Starts, continues or ends the span of an event's exchange; call it from `onEvent`.
    public func note(_ event: MarqueeEvent) {
        guard let exchange = event.exchange else { return }
        switch event.kind {
        case .requestStarted:
            let span = (tracer ?? InstrumentationSystem.tracer).startAnySpan(event.operation ?? event.name, ofKind: .client)
            open.withLock { $0[exchange] = span }
        case .requestFinished, .requestFailed:
            let span = open.withLock { $0.removeValue(forKey: exchange) }
            for (name, value) in event.attributes { span?.attributes[name] = value }
            if case .requestFailed(let error, _) = event.kind { span?.recordError(error) }
            span?.end()
        default: open.withLock { $0[exchange] }?.addEvent(SpanEvent(name: event.name))
        }
    }
}
