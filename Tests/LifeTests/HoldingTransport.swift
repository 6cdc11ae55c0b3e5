import Marquee
import MarqueeNet
import TestKit

/// Carries requests over real sockets, and holds those to one path back until a gate opens.
struct HoldingTransport: HTTPTransport {
    let gate: Gate
    var path = "/"
    let base = CurlTransport(CurlTransport.Configuration(usesEnvironmentProxies: false))

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        if request.url.contains(path) { await gate.pass() }
        return try await base.send(request)
    }

    func shutdown() async { await base.shutdown() }
}
