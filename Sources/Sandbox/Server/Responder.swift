import Synchronization

/// Decides the outcome of each request: the usual answer of the handler, changed by the behavior that is set or scripted.
final class Responder: Sendable {
    private struct State {
        var behavior = Sandbox.Behavior.normal
        /// The behaviors for the next requests, one each.
        var script: ArraySlice<Sandbox.Behavior>
        /// How often all connections were dropped.
        var drops = 0
        var rate: RateCounter?
    }

    let journal = Journal()
    private let handler: any RequestHandler
    private let latency: Duration
    private let onMiss: (@Sendable (String) -> Void)?
    private let state: Mutex<State>

    init(handler: any RequestHandler, options: Sandbox.Options) {
        self.handler = handler
        latency = options.latency
        onMiss = options.onMiss
        state = Mutex(State(script: options.faults[...], rate: options.rateLimit.map { RateCounter(limit: $0, clock: options.clock) }))
    }

    func behave(_ behavior: Sandbox.Behavior) {
        state.withLock { state in
            state.behavior = behavior
            state.script = []
        }
    }

    func script(_ behaviors: [Sandbox.Behavior]) { state.withLock { $0.script = behaviors[...] } }

    /// Releases the requests that wait at a gate: their connections are dropped.
    func dropAll() { state.withLock { $0.drops += 1 } }

    /// The outcome of one request, after its delay.
    func answer(_ request: Request, on descriptor: Int32) -> Outcome {
        let (scripted, standing, drops, isTooMuch) = state.withLock { state in
            (state.script.popFirst(), state.behavior, state.drops, request.isForAPI && state.rate?.count() == false)
        }
        // A request while the sandbox goes offline has reached no server.
        if scripted == nil, standing == .offline { return .dropped }
        let behavior = isTooMuch ? .rateLimited(retryAfter: 1) : scripted ?? standing
        let (outcome, more) = outcome(of: request, behavior, after: drops)
        journal.record(
            Sandbox.Exchange(request, status: outcome.status, miss: outcome.miss), path: request.shownPath, isWrite: request.isWrite)
        let delay = latency + more
        guard delay <= .zero || Socket.pause(descriptor, for: delay) else { return .dropped }
        return outcome
    }

    /// The outcome, and how much longer than usual it is held back.
    private func outcome(of request: Request, _ behavior: Sandbox.Behavior, after drops: Int) -> (Outcome, Duration) {
        func usual(_ manner: Manner = .whole) -> Outcome {
            carriedOut(request, after: drops).map { .reply($0.validated(against: request), manner) } ?? .dropped
        }
        switch behavior {
        case .normal: return (usual(), .zero)
        case .offline: return (.dropped, .zero)
        case .slow(let more): return (usual(), more)
        case .status(let status): return (.reply(.outage(status)), .zero)
        case .rateLimited(let seconds): return (.reply(.rateLimited(retryAfter: seconds)), .zero)
        case .json(let text): return (.reply(Reply(body: Array(text.utf8))), .zero)
        case .drip(let pause): return (usual(.pieces(pause: pause)), .zero)
        case .lostAnswer:
            _ = usual()
            return (.dropped, .zero)
        case .fault(let fault):
            // The usual answer to a write can only be known by carrying it out.
            let isCarriedOut = fault.carriesOutWrites || !request.isWrite
            guard let reply = isCarriedOut ? carriedOut(request, after: drops) : Reply(body: []) else { return (.dropped, .zero) }
            return (handler.outcome(of: request, meeting: fault, usual: reply), .zero)
        }
    }

    /// The usual answer; nil when the request waited at the gate until its connection was dropped with all others.
    private func carriedOut(_ request: Request, after drops: Int) -> Reply? {
        let reply = handler.answer(request) { state.withLock { $0.drops != drops } }
        // Noted here, because a fault may replace the answer.
        if let miss = reply?.miss {
            journal.missed(miss)
            onMiss?(miss)
        }
        return reply
    }

    /// Ends the handler, after the last request.
    func end() { handler.end() }
}
