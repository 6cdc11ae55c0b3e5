import MarqueeNet
import TestKit

extension Carrier {
    /// Runs the body with the transport, and shuts it down afterwards.
    func with<Value: Sendable>(
        requestsInFlight: Int = 16, _ body: @Sendable (any HTTPTransport) async throws -> Value
    ) async throws -> Value {
        switch self {
        case .curl: return try await withCurl(connectionsPerHost: requestsInFlight, body)
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
