import MarqueeData
import MarqueeDomain
import Synchronization

/// The circuit breakers of a client: one for each host, and within it one for each operation that has failed.
final class CircuitBreakers: Sendable {
    private let hosts = Mutex<[String: HostCircuitBreakers]>([:])
    private let time: TimeSource
    private let onEvent: MarqueeEventHandler

    init(time: TimeSource, onEvent: @escaping MarqueeEventHandler) {
        self.time = time
        self.onEvent = onEvent
    }

    /// The state for every host that has been asked.
    var states: [String: CircuitBreakerState] { hosts.withLock { $0.mapValues(\.breaker.state) } }

    /// The state of every operation whose breaker is not closed; of operations on several hosts, that of any.
    var operationStates: [String: CircuitBreakerState] {
        hosts.withLock { hosts in
            hosts.values.reduce(into: [:]) { states, host in
                for (name, breaker) in host.operations where breaker.state != .closed { states[name] = breaker.state }
            }
        }
    }

    /// The number of operations with a breaker.
    var operations: Int { hosts.withLock { $0.values.reduce(0) { $0 + $1.operations.count } } }

    /// Fails requests early that would be refused after their waits.
    func check(_ request: TransportRequest) throws(TransportError) {
        let (key, now) = (try request.hostKey.get(), time.now())
        let refusal = hosts.withLock { $0[key]?.refusal(of: request, at: now) }
        if let refusal { throw refusal }
    }

    func enter(_ request: TransportRequest) throws(TransportError) -> HostCircuitBreakers.Pass {
        let (key, now) = (try request.hostKey.get(), time.now())
        let outcome = hosts.withLock { $0[key, default: HostCircuitBreakers()].enter(request, at: now) }
        switch outcome {
        case .failure(let refusal): throw refusal
        case .success(let entry):
            tell(entry.change, request)
            return entry.pass
        }
    }

    func leave(_ pass: HostCircuitBreakers.Pass, _ verdict: HostCircuitBreakers.Verdict, _ request: TransportRequest) {
        guard let key = try? request.hostKey.get() else { return }
        let now = time.now()
        let changes = hosts.withLock { $0[key]?.leave(pass, verdict, request, at: now) }
        tell(changes?.host, request)
        tellOperation(changes?.operation, request)
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

    private func tellOperation(_ change: CircuitBreakerState?, _ request: TransportRequest) {
        let kind: MarqueeEvent.Kind? =
            switch change {
            case .open: .operationCircuitOpened
            case .closed: .operationCircuitClosed
            case .halfOpen, nil: nil
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
