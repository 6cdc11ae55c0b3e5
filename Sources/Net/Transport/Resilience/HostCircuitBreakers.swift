/// The circuit breaker of one host, and within it those of the operations that have failed.
struct HostCircuitBreakers {
    /// The permission to send one attempt, of the host and of the operation.
    struct Pass {
        fileprivate let host: CircuitBreaker.Pass
        fileprivate let operation: CircuitBreaker.Pass
        /// Whether the attempt tests if the server works again.
        var isProbe: Bool { host.isProbe || operation.isProbe }
    }

    /// The conclusions about the host and about the operation from the result of an attempt.
    struct Verdict: Equatable {
        var host: CircuitBreaker.Verdict
        var operation: CircuitBreaker.Verdict
    }

    private(set) var breaker = CircuitBreaker()
    /// By route template. Operations are a closed set; the bound is for programs that name their own.
    private(set) var operations: [String: CircuitBreaker] = [:]

    private static let mostOperations = 500

    mutating func refusal(of request: TransportRequest, at now: Duration) -> TransportError? {
        let (name, source) = (request.operation ?? "", request.source)
        if breaker.refuses(source, at: now) {
            breaker.noteRefusal(source)
            return .suspended(for: breaker.refusal(at: now))
        }
        guard let operation = operations[name], operation.refuses(source, at: now) else { return nil }
        operations[name]?.noteRefusal(source)
        return .suspended(for: operation.refusal(at: now))
    }

    mutating func enter(
        _ request: TransportRequest, at now: Duration
    ) -> Swift.Result<(pass: Pass, change: CircuitBreakerState?), TransportError> {
        // Neither of them gives its probe to a request that the other refuses.
        if let refusal = refusal(of: request, at: now) { return .failure(refusal) }
        let (name, source) = (request.operation ?? "", request.source)
        let host = breaker.enter(source, at: now)
        var operation = operations[name] ?? CircuitBreaker()
        let pass = operation.enter(source, at: now).pass
        if operations[name] != nil { operations[name] = operation }
        guard let hostPass = host.pass, let pass else { return .failure(.suspended(for: nil)) }
        return .success((Pass(host: hostPass, operation: pass), host.change))
    }

    mutating func leave(
        _ pass: Pass, _ verdict: Verdict, _ request: TransportRequest, at now: Duration
    ) -> (host: CircuitBreakerState?, operation: CircuitBreakerState?) {
        let name = request.operation ?? ""
        let host = breaker.leave(pass.host, verdict.host, at: now)
        // An operation that has never failed needs no breaker.
        if operations[name] == nil {
            guard verdict.operation != .works, verdict.operation != .nothing, operations.count < Self.mostOperations else {
                return (host, nil)
            }
            operations[name] = CircuitBreaker()
        }
        return (host, operations[name]?.leave(pass.operation, verdict.operation, at: now))
    }
}

extension TransportRequest {
    /// The subject of the request, and the first caller that waits for it.
    var source: CircuitBreaker.Source {
        CircuitBreaker.Source(subject: subject.hashValue, caller: callers.list.first ?? nil)
    }

    /// The address up to the id of a title: all parts of a title with a broken record fail, in all languages.
    private var subject: String {
        let template = operation?.split(separator: "/") ?? []
        guard let id = template.firstIndex(where: { $0.hasPrefix("{") }) else { return url }
        return url.prefix { $0 != "?" }.split(separator: "/").dropLast(template.count - 1 - id).joined(separator: "/")
    }
}
