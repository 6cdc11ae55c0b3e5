import Marquee
import MarqueeNet
import TestKit

/// Carries requests over real sockets, and holds those to one path, or the answers to them, back until a gate opens.
struct HoldingTransport: HTTPTransport {
    let gate: Gate
    var path = "/"
    var holdsAnswers = false
    let base = CurlTransport(CurlTransport.Configuration(usesEnvironmentProxies: false))

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let isHeld = request.url.contains(path)
        if isHeld, !holdsAnswers { await gate.pass() }
        let response = try await base.send(request)
        if isHeld, holdsAnswers { await gate.pass() }
        return response
    }

    func shutdown() async { await base.shutdown() }
}
