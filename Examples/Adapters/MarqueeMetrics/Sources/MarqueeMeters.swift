public import Marquee
public import Metrics
import Synchronization

/// Counts events with swift-metrics: the durations of requests by OpenTelemetry's conventions, reads by origin, and all other events by name.
///
/// | metric | type | dimensions |
/// |---|---|---|
/// | `http.client.request.duration` | timer, shown in seconds | `http.request.method`, `url.template`, `server.address`, `server.port`; `http.response.status_code` if there was an answer; `error.type` if the request failed: a status from 400 on, or the code of the error |
/// | `marquee_reads` | counter | `origin`, `is_stale` |
/// | `marquee_events` | counter | `event`, such as `request.retried` |
///
/// A duration is that of all attempts and waits of a request, as of its span. The number of metrics does not depend on what visitors ask for.
/// A program without swift-metrics serves `stats().prometheus`.
public final class MarqueeMeters: Sendable {
    private let factory: (any MetricsFactory)?
    private let counters = Mutex<[[String]: Counter]>([:])
    private let timers = Mutex<[[String]: Timer]>([:])

    /// Creates the metrics of a factory; nil means the one of `MetricsSystem`.
    public init(factory: (any MetricsFactory)? = nil) { self.factory = factory }

    /// Counts an event; call it from `onEvent`.
    public func note(_ event: MarqueeEvent) {
        switch event.kind {
        case .requestStarted: break
        case .requestFinished(let status, _, let duration):
            record(duration, event, status: status, error: status >= 400 ? "\(status)" : nil)
        case .requestFailed(let error, let duration): record(duration, event, status: nil, error: error.code.rawValue)
        case .readServed(let origin, let isStale): count("marquee_reads", [("origin", "\(origin)"), ("is_stale", "\(isStale)")])
        default: count("marquee_events", [("event", event.name)])
        }
    }

    private func record(_ duration: Duration, _ event: MarqueeEvent, status: Int?, error: String?) {
        let route = event.route
        let values: [(String, String?)] = [
            ("http.request.method", route?.method ?? "_OTHER"), ("url.template", route?.template),
            ("server.address", event.host), ("server.port", event.port.map { "\($0)" }),
            ("http.response.status_code", status.map { "\($0)" }), ("error.type", error),
        ]
        let dimensions = values.compactMap { name, value in value.map { (name, $0) } }
        timer("http.client.request.duration", dimensions).recordNanoseconds(Int64(duration / .nanoseconds(1)))
    }

    private func count(_ label: String, _ dimensions: [(String, String)]) {
        let counter = counters.withLock { counters in
            let key = [label] + dimensions.map(\.1)
            if let counter = counters[key] { return counter }
            let counter = Counter(label: label, dimensions: dimensions, factory: factory ?? MetricsSystem.factory)
            counters[key] = counter
            return counter
        }
        counter.increment()
    }

    private func timer(_ label: String, _ dimensions: [(String, String)]) -> Timer {
        timers.withLock { timers in
            let key = dimensions.flatMap { [$0.0, $0.1] }
            if let timer = timers[key] { return timer }
            let timer = Timer(
                label: label, dimensions: dimensions, preferredDisplayUnit: .seconds, factory: factory ?? MetricsSystem.factory)
            timers[key] = timer
            return timer
        }
    }
}

extension MarqueeEvent {
    /// The parts of an operation that is a route.
    fileprivate var route: (method: String, template: String)? {
        let parts = operation?.split(separator: " ", maxSplits: 1).map(String.init) ?? []
        return parts.count == 2 && parts[1].hasPrefix("/") ? (parts[0], parts[1]) : nil
    }
}
