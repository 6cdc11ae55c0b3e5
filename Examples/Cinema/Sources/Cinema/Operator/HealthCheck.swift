import Foundation
import Marquee

/// `Cinema health`: asks the site of this machine whether it serves, for images without another HTTP client.
enum HealthCheck {
    /// The exit status: 0 if health is answered with status 200, and 1 for everything else.
    static func status(_ settings: Settings) async -> Int32 {
        // The operator's own address shows the state without the token.
        guard settings.operatorAddress != nil || settings.operatorToken != nil else {
            FileHandle.standardError.write(Data("Cinema health needs CINEMA_OPERATOR_ADDRESS or CINEMA_OPERATOR_TOKEN.\n".utf8))
            return 1
        }
        let address = settings.operatorAddress ?? ListenAddress(host: settings.host, port: settings.port)
        let transport = CurlTransport(.init(usesEnvironmentProxies: false))
        let credential: TransportHeaders = settings.operatorToken.map { ["Authorization": "Bearer \($0)"] } ?? [:]
        let request = TransportRequest(
            .get, address.local + "/health", headers: credential,
            limits: TransportLimits(total: .seconds(4), connect: .seconds(2), firstByte: .seconds(4)))
        let status = try? await transport.send(request).status
        await transport.shutdown()
        return status == 200 ? 0 : 1
    }
}
