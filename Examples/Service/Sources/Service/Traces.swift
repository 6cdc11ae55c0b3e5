import Marquee
import Synchronization
import Tracing

/// A span for each exchange, within the span of the request that caused it.
final class Spans: Sendable {
    private let open = Mutex<[Int: any Span]>([:])

    func note(_ event: MarqueeEvent) {
        guard let exchange = event.exchange else { return }
        switch event.kind {
        case .requestStarted:
            let span = startSpan(event.operation ?? event.name, ofKind: .client)
            open.withLock { $0[exchange] = span }
        case .requestFinished, .requestFailed:
            let span = open.withLock { $0.removeValue(forKey: exchange) }
            for (name, value) in event.attributes { span?.attributes[name] = value }
            span?.end()
        default: open.withLock { $0[exchange] }?.addEvent(SpanEvent(name: event.name))
        }
    }
}
