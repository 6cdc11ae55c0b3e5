import Marquee
import struct Foundation.Data

/// Sends requests to a server, and changes requests or answers while a task wants it.
final class AlteringTransport: HTTPTransport {
    /// Whether the requests of a task are altered.
    @TaskLocal static var isOn = false

    private let base = CurlTransport(CurlTransport.Configuration(usesEnvironmentProxies: false))
    private let asking: @Sendable (TransportRequest) -> TransportRequest
    private let answering: @Sendable (Data) -> Data

    init(
        asking: @escaping @Sendable (TransportRequest) -> TransportRequest = { $0 },
        answering: @escaping @Sendable (Data) -> Data = { $0 }
    ) {
        (self.asking, self.answering) = (asking, answering)
    }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        var response = try await base.send(asking(request))
        if AlteringTransport.isOn, response.status == 200 { response.body = answering(response.body) }
        return response
    }

    func shutdown() async { await base.shutdown() }
}
