import TestKit
import Testing

/// What a test's server speaks.
enum HTTPVersion: String, CaseIterable, CustomTestStringConvertible {
    case http1 = "HTTP/1.1"
    case http2 = "HTTP/2 over TLS"

    var testDescription: String { rawValue }

    /// Those for which this machine has a server.
    static var available: [HTTPVersion] { NginxServer.isAvailable ? allCases : [.http1] }

    /// Runs the body with the port and the certificate of a server in front of one that speaks HTTP/1.1.
    func withServer(_ backend: LoopbackServer, _ body: (_ port: UInt16, _ caFile: String?) async throws -> Void) async throws {
        switch self {
        case .http1: try await body(backend.port, nil)
        case .http2:
            let server = try await NginxServer.start(.http1(port: backend.port))
            try await body(server.port, server.certificate)
            withExtendedLifetime(server) {}
        }
        backend.stop()
    }
}
