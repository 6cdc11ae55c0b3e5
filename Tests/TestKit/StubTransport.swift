package import MarqueeNet
import Synchronization

/// Answers requests from a script, and notes them down.
package final class StubTransport: HTTPTransport {
    package typealias Answer = @Sendable (TransportRequest) async throws(TransportError) -> TransportResponse

    private let state: Mutex<(answer: Answer, requests: [TransportRequest])>

    package init(_ answer: @escaping Answer) {
        state = Mutex((answer, []))
    }

    package var requests: [TransportRequest] { state.withLock { $0.requests } }

    package func answer(_ answer: @escaping Answer) {
        state.withLock { $0.answer = answer }
    }

    package func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let answer = state.withLock { state in
            state.requests.append(request)
            return state.answer
        }
        return try await answer(request)
    }

    package func shutdown() async {}
}
