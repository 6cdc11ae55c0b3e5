import MarqueeData
import MarqueeDomain
import Synchronization

/// The circuit breakers of a client, one for each host.
final class CircuitBreakers: Sendable {
    private let hosts = Mutex<[String: CircuitBreaker]>([:])
    private let time: TimeSource
    private let onEvent: MarqueeEventHandler

    init(time: TimeSource, onEvent: @escaping MarqueeEventHandler) {
        self.time = time
        self.onEvent = onEvent
    }

    /// The state for every host that has been asked.
    var states: [String: CircuitBreakerState] { hosts.withLock { $0.mapValues(\.state) } }

    /// Fails requests early that would be refused after their waits.
    func check(_ request: TransportRequest) throws(TransportError) {
        let (host, now) = (try request.hostKey.get(), time.now())
        let refusal = hosts.withLock { hosts -> TransportError? in
            guard let breaker = hosts[host], breaker.refuses(at: now) else { return nil }
            return .suspended(for: breaker.refusal(at: now))
        }
        if let refusal { throw refusal }
    }

    func enter(_ request: TransportRequest) throws(TransportError) -> CircuitBreaker.Pass {
        let (host, now) = (try request.hostKey.get(), time.now())
        let (entry, refusal) = hosts.withLock { hosts in
            (hosts[host, default: CircuitBreaker()].enter(at: now), hosts[host]?.refusal(at: now))
        }
        tell(entry.change, request)
        guard let pass = entry.pass else { throw .suspended(for: refusal) }
        return pass
    }

    func leave(_ pass: CircuitBreaker.Pass, _ verdict: CircuitBreaker.Verdict, _ request: TransportRequest) {
        guard let host = try? request.hostKey.get() else { return }
        let now = time.now()
        tell(hosts.withLock { $0[host]?.leave(pass, verdict, at: now) }, request)
    }

    private func tell(_ change: CircuitBreakerState?, _ request: TransportRequest) {
        let kind: MarqueeEvent.Kind? =
            switch change {
            case .open: .circuitOpened
            case .halfOpen: .circuitHalfOpened
            case .closed: .circuitClosed
            case nil: nil
            }
        if let kind { onEvent(MarqueeEvent(kind, operation: request.operation, exchange: request.exchange)) }
    }
}

extension TransportError {
    /// The error of a request that an open circuit breaker refuses, with the time until it lets the next attempt through.
    static func suspended(for time: Duration?) -> TransportError {
        TransportError(.suspended, "the circuit breaker is open: the server failed too often", retryAfter: time)
    }
}
