import Foundation
import MarqueeNet
import Synchronization

/// A transport that keeps the requests and the answers that pass.
final class RecordingTransport: HTTPTransport {
    /// A request and its answer.
    struct Exchange: Sendable {
        let request: TransportRequest
        let status: Int
        let body: Data
    }

    private let base: any HTTPTransport
    private let kept = Mutex<(exchanges: [Exchange], attempts: Int)>(([], 0))

    init(_ base: any HTTPTransport = CurlTransport()) { self.base = base }

    /// The exchanges in the order of their answers.
    var exchanges: [Exchange] { kept.withLock { $0.exchanges } }

    /// The number of requests, with those that have no answer.
    var attempts: Int { kept.withLock { $0.attempts } }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        kept.withLock { $0.attempts += 1 }
        let response = try await base.send(request)
        kept.withLock { $0.exchanges.append(Exchange(request: request, status: response.status, body: response.body)) }
        return response
    }

    func shutdown() async { await base.shutdown() }
}
