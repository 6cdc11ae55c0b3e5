/// Fails at once while the host is left alone. It stands before all waits.
struct FailFastTransport: HTTPTransport {
    let base: any HTTPTransport
    let breakers: CircuitBreakers

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        try breakers.check(request)
        return try await base.send(request)
    }

    func shutdown() async { await base.shutdown() }
}

/// Sends what the host's breaker lets through, and tells the breaker how it went. It stands behind all waits.
struct CircuitBreakerTransport: HTTPTransport {
    let base: any HTTPTransport
    let breakers: CircuitBreakers

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let pass = try breakers.enter(request)
        do throws(TransportError) {
            let response = try await base.send(request)
            breakers.leave(pass, verdict(on: response, to: request), request)
            return response
        } catch {
            breakers.leave(pass, verdict(on: error), request)
            throw error
        }
    }

    func shutdown() async { await base.shutdown() }

    private func verdict(on response: TransportResponse, to request: TransportRequest) -> CircuitBreaker.Verdict {
        switch response.status {
        // TMDb answers so to what it does not know, and after it has removed a list.
        case 500: WireError.tmdbCode(in: response.body) == 44 || request.method == .delete ? .works : .fails
        case 502, 503, 504: .fails
        default: .works
        }
    }

    private func verdict(on failure: TransportError) -> CircuitBreaker.Verdict {
        [.lookup, .connect, .lost, .timeout, .tls].contains(failure.kind) ? .fails : .nothing
    }
}
