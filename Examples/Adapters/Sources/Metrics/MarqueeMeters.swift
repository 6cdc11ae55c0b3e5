public import Marquee
public import Metrics
import Synchronization

/// Counts events with swift-metrics: requests with their durations, reads by origin, and all other events by name.
///
/// | metric | type | dimensions |
/// |---|---|---|
/// | `marquee_request_duration` | timer | `operation`; `outcome`: the class of the status, such as `2xx`, or the code of the error |
/// | `marquee_reads` | counter | `origin`, `is_stale` |
/// | `marquee_events` | counter | `event`, such as `request.retried` |
///
/// The number of metrics does not depend on what visitors ask for. A program without swift-metrics serves `stats().prometheus`.
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
        case .requestFinished(let status, _, let duration): record(duration, event, "\(status / 100)xx")
        case .requestFailed(let error, let duration): record(duration, event, error.code.rawValue)
        case .readServed(let origin, let isStale): count("marquee_reads", [("origin", "\(origin)"), ("is_stale", "\(isStale)")])
        default: count("marquee_events", [("event", event.name)])
        }
    }

    private func record(_ duration: Duration, _ event: MarqueeEvent, _ outcome: String) {
        let dimensions = [("operation", event.operation ?? "none"), ("outcome", outcome)]
        timer("marquee_request_duration", dimensions).recordNanoseconds(Int64(duration / .nanoseconds(1)))
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
            let key = [label] + dimensions.map(\.1)
            if let timer = timers[key] { return timer }
            let timer = Timer(label: label, dimensions: dimensions, factory: factory ?? MetricsSystem.factory)
            timers[key] = timer
            return timer
        }
    }
}
