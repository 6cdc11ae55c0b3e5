import Synchronization

/// A transport that can be ended gently: new requests are refused, and those under way get a while to finish.
public final class DrainingTransport: HTTPTransport {
    private typealias Outcome = Swift.Result<HTTPResponse, TransportError>

    private struct State {
        var isClosing = false
        var isEnded = false
        var tickets = 0
        var underWay: [Int: Task<Outcome, Never>] = [:]
        var drained: [CheckedContinuation<Void, Never>] = []
    }

    private let base: any HTTPTransport
    private let state = Mutex(State())

    /// Wraps a transport.
    public init(_ base: any HTTPTransport) { self.base = base }

    /// Sends a request through the wrapped transport, unless it is being shut down.
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        guard let (ticket, task) = start(request) else { throw .closing }
        let outcome = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        let isEnded = finish(ticket)
        if case .failure(let failure) = outcome, failure.kind == .cancelled, isEnded { throw .closing }
        return try outcome.get()
    }

    /// Ends at once.
    public func shutdown() async { await shutdown(deadline: .zero) }

    /// Refuses new requests, waits for those under way no longer than the deadline, and ends the rest.
    public func shutdown(deadline: Duration) async {
        state.withLock { $0.isClosing = true }
        let watch = Task { [base] in
            try? await Task.sleep(for: deadline)
            await base.shutdown()
            end()
        }
        await drained()
        watch.cancel()
        await watch.value
    }

    /// Each request is a task of its own, so that it can be ended wherever it waits.
    private func start(_ request: HTTPRequest) -> (ticket: Int, task: Task<Outcome, Never>)? {
        state.withLock { state in
            guard !state.isClosing else { return nil }
            state.tickets += 1
            let task = Task { [base] () -> Outcome in
                do throws(TransportError) {
                    return .success(try await base.send(request))
                } catch {
                    return .failure(error)
                }
            }
            state.underWay[state.tickets] = task
            return (state.tickets, task)
        }
    }

    /// Notes that a request is done; true when it may have been ended rather than cancelled by its caller.
    private func finish(_ ticket: Int) -> Bool {
        let (isEnded, waiting) = state.withLock { state -> (Bool, [CheckedContinuation<Void, Never>]) in
            state.underWay[ticket] = nil
            guard state.isClosing, state.underWay.isEmpty else { return (state.isEnded, []) }
            defer { state.drained = [] }
            return (state.isEnded, state.drained)
        }
        for continuation in waiting { continuation.resume() }
        return isEnded
    }

    /// What still waits for a permit, a turn or another attempt is not ended by ending the transport.
    private func end() {
        let tasks = state.withLock { state in
            state.isEnded = true
            return Array(state.underWay.values)
        }
        for task in tasks { task.cancel() }
    }

    private func drained() async {
        await withCheckedContinuation { continuation in
            let isDrained = state.withLock { state in
                if !state.underWay.isEmpty { state.drained.append(continuation) }
                return state.underWay.isEmpty
            }
            if isDrained { continuation.resume() }
        }
    }
}

extension TransportError {
    fileprivate static let closing = TransportError(.closed, "The client has been shut down.")
}
