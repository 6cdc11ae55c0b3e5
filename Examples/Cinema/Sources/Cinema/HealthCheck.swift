import Marquee
import Foundation

/// `Cinema health`: asks the site of this machine whether it serves, for images without another HTTP client.
enum HealthCheck {
    /// The exit status: 0 if the site answers and, with a token of the operator, is ready.
    static func status(_ settings: Settings) async -> Int32 {
        let transport = CurlTransport(.init(usesEnvironmentProxies: false))
        let credential: TransportHeaders = settings.operatorToken.map { ["Authorization": "Bearer \($0)"] } ?? [:]
        let request = TransportRequest(
            .get, "http://127.0.0.1:\(settings.port)/health", headers: credential,
            limits: TransportLimits(total: .seconds(4), connect: .seconds(2), firstByte: .seconds(4)))
        let status = try? await transport.send(request).status
        await transport.shutdown()
        // Without the token or with another host, the site answers 404, which shows that it runs.
        return status.map { $0 < 500 } == true ? 0 : 1
    }
}
