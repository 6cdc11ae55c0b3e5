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
        if hosts.withLock({ $0[host]?.refuses(at: now) }) == true { throw .suspended }
    }

    func enter(_ request: TransportRequest) throws(TransportError) -> CircuitBreaker.Pass {
        let (host, now) = (try request.hostKey.get(), time.now())
        let (pass, change) = hosts.withLock { $0[host, default: CircuitBreaker()].enter(at: now) }
        tell(change, request)
        guard let pass else { throw .suspended }
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
    static let suspended = TransportError(.suspended, "the circuit breaker is open: the server failed too often")
}
