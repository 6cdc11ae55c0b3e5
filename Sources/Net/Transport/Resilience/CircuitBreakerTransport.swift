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
        // The connection may be what failed.
        probe.needsNewConnection = true
        return try await send(probe, with: pass)
    }

    private func send(_ request: TransportRequest, with pass: CircuitBreaker.Pass) async throws(TransportError) -> TransportResponse {
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
        // TMDb also answers 500 to unknown ids, and after it has deleted a list.
        case 500 where WireError.tmdbCode(in: response.body) == 44 || request.method == .delete: .works
        // One title whose record breaks what is behind the server, or keeps it busy for too long.
        case 500, 502, 504: .failsFor(subject: Self.subject(of: request).hashValue)
        case 503: .fails
        default: .works
        }
    }

    /// The address up to the id of a title: all parts of a title with a broken record fail, in all languages.
    private static func subject(of request: TransportRequest) -> String {
        let template = request.operation?.split(separator: "/") ?? []
        guard let id = template.firstIndex(where: { $0.hasPrefix("{") }) else { return request.url }
        return request.url.prefix { $0 != "?" }.split(separator: "/").dropLast(template.count - 1 - id).joined(separator: "/")
    }

    private func verdict(on failure: TransportError) -> CircuitBreaker.Verdict {
        [.lookup, .connect, .lost, .timeout, .tls].contains(failure.kind) ? .fails : .nothing
    }
}
