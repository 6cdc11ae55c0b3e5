import MarqueeNet
import MarqueeURLSession
import TestKit

extension Carrier {
    /// Runs the body with the transport, and shuts it down afterwards.
    func with<Value: Sendable>(
        requestsInFlight: Int = 16, _ body: @Sendable (any HTTPTransport) async throws -> Value
    ) async throws -> Value {
        switch self {
        case .curl: return try await withCurl(connectionsPerHost: requestsInFlight, body)
        case .curlHTTP2:
            let front = try await NginxServer.shared()
            return try await withCurl(requestsPerHost: requestsInFlight, caFile: front.certificate) { transport async throws in
                try await body(FrontedTransport(base: transport, port: front.port))
            }
        case .urlSession:
            let transport = URLSessionTransport(requestsInFlight: requestsInFlight, userAgent: "Scene/1")
            do {
                let value = try await body(transport)
                await transport.shutdown()
                return value
            } catch {
                await transport.shutdown()
                throw error
            }
        }
    }
}

/// Sends requests for a server that speaks HTTP/1.1 to one in front of it that speaks HTTP/2.
private struct FrontedTransport: HTTPTransport {
    let base: CurlTransport
    let port: UInt16

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        var request = request
        request.url = request.url.replacing("http://127.0.0.1:", with: "https://127.0.0.1:\(port)/", maxReplacements: 1)
        return try await base.send(request)
    }

    func shutdown() async { await base.shutdown() }
}
