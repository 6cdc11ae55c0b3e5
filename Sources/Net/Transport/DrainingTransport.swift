import Synchronization

/// A transport that can be shut down gracefully: new requests are refused, and those in flight may finish within a deadline.
package final class DrainingTransport: HTTPTransport {
    private struct State {
        var isClosing = false
        var isEnded = false
        var underWay = 0
        var drained: [CheckedContinuation<Void, Never>] = []
    }

    private let base: any HTTPTransport
    private let onEnd: @Sendable () -> Void
    private let state = Mutex(State())

    /// Wraps a transport.
    package convenience init(_ base: any HTTPTransport) { self.init(base) {} }

    /// Wraps a transport; `onEnd` is called when the remaining requests are cancelled.
    init(_ base: any HTTPTransport, onEnd: @escaping @Sendable () -> Void) {
        self.base = base
        self.onEnd = onEnd
    }

    package func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        guard enter() else { throw .closing }
        defer { leave() }
        do throws(TransportError) {
            return try await base.send(request)
        } catch {
            // Only the shutdown cancelled it, not the caller.
            throw error.kind == .cancelled && !Task.isCancelled && isEnded ? .closing : error
        }
    }

    package func shutdown() async { await shutdown(deadline: .zero) }

    /// Refuses new requests, waits until the deadline for those in flight, and cancels the rest.
    package func shutdown(deadline: Duration) async {
        state.withLock { $0.isClosing = true }
        let watch = Task { [base, onEnd] in
            // A longer time overflows where it is added to a clock.
            try? await Task.sleep(for: min(deadline, .seconds(86_400)))
            state.withLock { $0.isEnded = true }
            onEnd()
            await base.shutdown()
        }
        await drained()
        watch.cancel()
        await watch.value
    }

    private var isEnded: Bool { state.withLock { $0.isEnded } }

    private func enter() -> Bool {
        state.withLock { state in
            guard !state.isClosing else { return false }
            state.underWay += 1
            return true
        }
    }

    private func leave() {
        let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.underWay -= 1
            guard state.isClosing, state.underWay == 0 else { return [] }
            defer { state.drained = [] }
            return state.drained
        }
        for continuation in waiting { continuation.resume() }
    }

    private func drained() async {
        await withCheckedContinuation { continuation in
            let isDrained = state.withLock { state in
                if state.underWay > 0 { state.drained.append(continuation) }
                return state.underWay == 0
            }
            if isDrained { continuation.resume() }
        }
    }
}

extension TransportError {
    static let closing = TransportError(.closed, "the client has been shut down")
}
