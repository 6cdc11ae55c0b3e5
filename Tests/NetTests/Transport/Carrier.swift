import Foundation
import MarqueeNet

/// The transports that hold to everything which is asked of any.
enum Carrier: String, Sendable {
    case curl, urlSession

    /// Names the transport that a child process is there for.
    static let variable = "MARQUEE_TESTED_TRANSPORT"

    /// The transports to test in this process. On Linux, Foundation can stop a process: `URLSession` has processes of its own.
    static var here: [Carrier] {
        if let carrier = ProcessInfo.processInfo.environment[variable].flatMap(Carrier.init) { return [carrier] }
        #if os(Linux)
            return [.curl]
        #else
            return [.curl, .urlSession]
        #endif
    }

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
