/// Fails at once while the circuit breaker of the host is open. Its place is before all waits.
struct FailFastTransport: HTTPTransport {
    let base: any HTTPTransport
    let breakers: CircuitBreakers

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        try breakers.check(request)
        return try await base.send(request)
    }

    func shutdown() async { await base.shutdown() }
}

/// Sends the requests that the host's circuit breaker admits, and reports the results to the breaker. Its place is after all waits.
struct CircuitBreakerTransport: HTTPTransport {
    let base: any HTTPTransport
    let breakers: CircuitBreakers

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let pass = try breakers.enter(request)
        guard pass.isProbe else { return try await send(request, with: pass) }
        var probe = request
        // The connection may have failed.
        probe.needsNewConnection = true
        return try await send(probe, with: pass)
    }

    private func send(_ request: TransportRequest, with pass: HostCircuitBreakers.Pass) async throws(TransportError) -> TransportResponse {
        do throws(TransportError) {
            let response = try await base.send(request)
            breakers.leave(pass, verdict(on: response, to: request), request)
            return response
        } catch {
            breakers.leave(pass, verdict(on: error, of: request), request)
            throw error
        }
    }

    func shutdown() async { await base.shutdown() }

    /// TMDb's own error shows that the host works, and says something about the operation alone, unless it says that the service is
    /// offline.
    private func verdict(on response: TransportResponse, to request: TransportRequest) -> HostCircuitBreakers.Verdict {
        guard response.status >= 500 else { return HostCircuitBreakers.Verdict(host: .works, operation: .works) }
        let source = request.source
        // One title whose record breaks the systems behind the server, or keeps them busy for too long.
        let failure = CircuitBreaker.Verdict.failsFor(subject: source.subject, caller: source.caller)
        // TMDb also answers 500 to unknown ids, and after it has deleted a list.
        if response.status == 500, WireError.tmdbCode(in: response.body) == 44 || request.method == .delete {
            return HostCircuitBreakers.Verdict(host: .works, operation: .works)
        }
        let isOffline = TMDBStatus.isOffline(WireError.tmdbCode(in: response.body))
        if !isOffline, WireError.isTMDb(response.body) { return HostCircuitBreakers.Verdict(host: .works, operation: failure) }
        return switch response.status {
        case 502, 504: HostCircuitBreakers.Verdict(host: failure, operation: .nothing)
        case 503: HostCircuitBreakers.Verdict(host: .failsFor(subject: nil, caller: source.caller), operation: .nothing)
        default: HostCircuitBreakers.Verdict(host: .nothing, operation: failure)
        }
    }

    /// A visitor may know requests that the server does not answer, but cannot prevent a connection.
    private func verdict(on failure: TransportError, of request: TransportRequest) -> HostCircuitBreakers.Verdict {
        let host: CircuitBreaker.Verdict =
            switch failure.kind {
            case .lookup, .blockedName, .connect, .tls, .proxyAuthentication, .proxyRefused, .clientCertificate: .fails
            case .lost, .timeout: .failsFor(subject: nil, caller: request.source.caller)
            default: .nothing
            }
        return HostCircuitBreakers.Verdict(host: host, operation: .nothing)
    }
}
