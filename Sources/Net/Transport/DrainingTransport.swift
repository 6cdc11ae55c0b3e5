import Synchronization

/// A transport that can be ended gently: new requests are refused, and those under way get a while to finish.
public final class DrainingTransport: HTTPTransport {
    private struct State {
        var isClosing = false
        var inFlight = 0
        var drained: [CheckedContinuation<Void, Never>] = []
    }

    private let base: any HTTPTransport
    private let state = Mutex(State())

    /// Wraps a transport.
    public init(_ base: any HTTPTransport) { self.base = base }

    /// Sends a request through the wrapped transport, unless it is being shut down.
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        guard enter() else { throw TransportError(.closed, "The client has been shut down.") }
        defer { leave() }
        return try await base.send(request)
    }

    /// Ends at once.
    public func shutdown() async { await shutdown(deadline: .zero) }

    /// Refuses new requests, waits for those under way no longer than the deadline, and ends the rest.
    public func shutdown(deadline: Duration) async {
        state.withLock { $0.isClosing = true }
        let watch = Task { [base] in
            try? await Task.sleep(for: deadline)
            await base.shutdown()
        }
        await drained()
        watch.cancel()
        await watch.value
    }

    private func enter() -> Bool {
        state.withLock { state in
            guard !state.isClosing else { return false }
            state.inFlight += 1
            return true
        }
    }

    private func leave() {
        let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.inFlight -= 1
            guard state.isClosing, state.inFlight == 0 else { return [] }
            defer { state.drained = [] }
            return state.drained
        }
        for continuation in waiting { continuation.resume() }
    }

    private func drained() async {
        await withCheckedContinuation { continuation in
            let isDrained = state.withLock { state in
                if state.inFlight > 0 { state.drained.append(continuation) }
                return state.inFlight == 0
            }
            if isDrained { continuation.resume() }
        }
    }
}
