import Foundation
import Marquee
import Synchronization

/// Hands everything on, and notes which secrets the server gave.
final class ListeningTransport: HTTPTransport {
    private let base: any HTTPTransport
    private let heard = Mutex<(secrets: Set<String>, requests: [TransportRequest])>((["popcorn"], []))

    init(_ base: any HTTPTransport) { self.base = base }

    var secrets: Set<String> { heard.withLock { $0.secrets } }
    var requests: [TransportRequest] { heard.withLock { $0.requests } }

    /// Whether a secret was shown as a session.
    func wasUsed(_ secret: String) -> Bool { requests.contains { $0.url.contains("session_id=" + secret) } }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let response = try await base.send(request)
        let members = (try? JSONSerialization.jsonObject(with: response.body)) as? [String: Any] ?? [:]
        heard.withLock { heard in
            heard.requests.append(request)
            for name in ["session_id", "guest_session_id", "request_token", "access_token"] {
                if let secret = members[name] as? String { heard.secrets.insert(secret) }
            }
        }
        return response
    }

    func shutdown() async { await base.shutdown() }
}
