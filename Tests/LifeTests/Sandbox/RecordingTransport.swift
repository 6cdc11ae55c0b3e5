import Foundation
import MarqueeNet
import Synchronization

/// A transport that keeps the answers that pass.
final class RecordingTransport: HTTPTransport {
    /// An answer with the operation and the address of its request.
    struct Answer: Sendable {
        let operation: String
        let url: String
        let body: Data
    }

    private let base: any HTTPTransport
    private let kept = Mutex<[Answer]>([])

    init(_ base: any HTTPTransport) { self.base = base }

    /// The answers with status 200, in the order of their arrival.
    var answers: [Answer] { kept.withLock { $0 } }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let response = try await base.send(request)
        if response.status == 200 {
            let answer = Answer(operation: request.operation ?? "", url: request.url, body: response.body)
            kept.withLock { $0.append(answer) }
        }
        return response
    }

    func shutdown() async { await base.shutdown() }
}
