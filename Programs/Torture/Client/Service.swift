import Foundation
import Marquee
import MarqueeSandbox

/// A server of our own, and the clients that ask it.
struct Service {
    let sandbox: Sandbox

    init(latency: Duration = .zero) async throws {
        sandbox = try await Sandbox.start(Sandbox.Options(latency: latency))
    }

    /// A client in a program's own words, save that a herd need not walk.
    func client(_ edit: (inout MarqueeClient.Configuration) -> Void) async throws -> MarqueeClient {
        try await Service.client(of: sandbox.baseURL, edit)
    }

    static func client(
        of address: URL?, _ edit: (inout MarqueeClient.Configuration) -> Void
    ) async throws -> MarqueeClient {
        try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = address
            $0.storage = .memory
            $0.connections.usesEnvironmentProxies = false
            $0.limits = TransportLimits(total: .seconds(300), connect: .seconds(300), firstByte: .seconds(300))
            $0.rateLimiter = nil
            $0.imageRateLimiter = nil
            edit(&$0)
        }
    }
}
