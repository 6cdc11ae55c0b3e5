/// Checks any HTTP client against the faults of a ``Sandbox``: the required outcome of each, and the forbidden ones.
public enum FaultConformance {
    /// The request that the client sends, and the limits that it must respect.
    public struct Request: Sendable {
        /// The absolute address.
        public let url: String
        /// The header fields to send; one is a credential.
        public let headers: [String: String]
        /// How long the whole exchange may take.
        public let deadline: Duration
        /// How large the body may be, unpacked.
        public let bodyBytes: Int
    }

    /// The outcome in the client.
    public enum Outcome: Sendable, Equatable {
        /// There is an answer with this status and so many bytes of body.
        case answer(status: Int, bodyBytes: Int)
        /// There is none.
        case failure
    }

    /// Something that a client did with a fault and should not have done.
    public struct Finding: Sendable, Equatable, CustomStringConvertible {
        /// The fault.
        public let fault: Sandbox.Fault
        /// The result of the client.
        public let problem: String
        /// The name of the fault and the problem.
        public var description: String { "\(fault.rawValue): \(problem)" }
    }

    /// Runs a client against the faults one after the other, each followed by an ordinary request that must succeed.
    ///
    /// - Parameters:
    ///   - faults: The faults to meet.
    ///   - deadline: The deadline of requests that nothing else ends. All others have ten times as long.
    ///   - grace: How long beyond its deadline, or after the cancellation of its task, a client may take before it counts as hanging.
    ///   - client: Sends a request without following redirects, and reports the outcome.
    /// - Returns: The violations in the order of the faults; empty if there are none.
    public static func findings(
        in faults: [Sandbox.Fault] = Sandbox.Fault.allCases, deadline: Duration = .seconds(1), grace: Duration = .seconds(5),
        of client: @escaping @Sendable (Request) async -> Outcome
    ) async throws(SandboxError) -> [Finding] {
        let sandbox = try await Sandbox.start()
        let trial = Trial(sandbox: sandbox, deadline: deadline, grace: grace, client: client)
        var findings: [Finding] = []
        for fault in faults {
            findings += await trial.problems(with: fault).map { Finding(fault: fault, problem: $0) }
        }
        await sandbox.stop()
        return findings
    }
}

/// One client before one server.
private struct Trial: Sendable {
    typealias Outcome = FaultConformance.Outcome

    let sandbox: Sandbox
    let deadline: Duration
    let grace: Duration
    let client: @Sendable (FaultConformance.Request) async -> Outcome

    func problems(with fault: Sandbox.Fault) async -> [String] {
        sandbox.behave(.fault(fault))
        let seen = sandbox.log.count
        var problems = judge(await outcome(within: fault.needsDeadline ? deadline : deadline * 10), of: fault)
        let followed = sandbox.log.dropFirst(seen).filter { $0.path.hasPrefix("/redirected") }
        if !followed.isEmpty { problems.append("followed the redirect") }
        if followed.contains(where: { $0.headers["host"]?.hasPrefix("localhost") == true && $0.headers["authorization"] != nil }) {
            problems.append("told another origin the credential")
        }
        if fault == .silence, await !endsWhenCancelled() { problems.append("went on after its task was cancelled") }
        sandbox.behave(.normal)
        if case .answer(200, _) = await outcome(within: deadline * 10) { return problems }
        return problems + ["could not send the next request"]
    }

    private func judge(_ outcome: Outcome?, of fault: Sandbox.Fault) -> [String] {
        guard let outcome else { return ["was still waiting long after its deadline"] }
        if case .answer(_, let bytes) = outcome, bytes > bodyBytes { return ["took in more than the limit"] }
        switch (fault.verdict, outcome) {
        case (.failure, .failure), (.either, _): return []
        case (.answer(let status), .failure): return ["had no answer where there is one with status \(status)"]
        case (.answer(let status), .answer(let other, _)):
            return status == other ? [] : ["had an answer with status \(other) in place of \(status)"]
        case (.failure, .answer(let status, _)): return ["had an answer with status \(status) where there is none"]
        }
    }

    private let bodyBytes = 1 << 20

    private func request(within deadline: Duration) -> FaultConformance.Request {
        FaultConformance.Request(
            url: "\(sandbox.baseURL)/3/movie/550", headers: ["Authorization": "Bearer \(Sandbox.accessToken)"], deadline: deadline,
            bodyBytes: bodyBytes)
    }

    /// The client's outcome of a request; nil if it takes too long.
    private func outcome(within deadline: Duration) async -> Outcome? {
        let request = request(within: deadline)
        return await first(within: deadline + grace) { await client(request) }
    }

    private func endsWhenCancelled() async -> Bool {
        let request = request(within: .seconds(3_600))
        let seen = sandbox.counters.requests
        let task = Task { await client(request) }
        let isUnderWay = await first(within: grace) {
            while sandbox.counters.requests == seen, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) }
            return true
        }
        task.cancel()
        let outcome = await first(within: grace) { await task.value }
        return isUnderWay == true && outcome == .failure
    }

    /// The result of the work, or nil after the limit; work that does not end is left behind.
    private func first<Value: Sendable>(within limit: Duration, _ work: @escaping @Sendable () async -> Value) async -> Value? {
        let (values, entrance) = AsyncStream.makeStream(of: Value?.self)
        let worker = Task { entrance.yield(await work()) }
        let watch = Task {
            try? await Task.sleep(for: limit)
            entrance.yield(nil)
        }
        defer {
            worker.cancel()
            watch.cancel()
        }
        for await value in values { return value }
        return nil
    }
}
