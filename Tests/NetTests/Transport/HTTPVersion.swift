import TestKit
import Testing

/// The version of HTTP of a test's server.
enum HTTPVersion: String, CaseIterable, CustomTestStringConvertible {
    case http1 = "HTTP/1.1"
    case http2 = "HTTP/2 over TLS"

    var testDescription: String { rawValue }

    /// Those for which this machine has a server.
    static var available: [HTTPVersion] { NginxServer.isAvailable ? allCases : [.http1] }

    /// Runs the body with the port and the certificate of a server in front of one that speaks HTTP/1.1.
    func withServer<Value>(
        _ backend: LoopbackServer, _ body: (_ port: UInt16, _ caFile: String?) async throws -> Value
    ) async throws -> Value {
        defer { backend.stop() }
        switch self {
        case .http1: return try await body(backend.port, nil)
        case .http2:
            let server = try await NginxServer.start(.http1(port: backend.port))
            defer { withExtendedLifetime(server) {} }
            return try await body(server.port, server.certificate)
        }
    }
}
