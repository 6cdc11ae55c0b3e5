import Marquee
import MarqueeSandbox

func findings(about transport: any HTTPTransport) async throws -> [FaultConformance.Finding] {
    try await FaultConformance.findings { request in
        let headers = TransportHeaders(request.headers.map { TransportHeaders.Field($0.key, $0.value) })
        let limits = TransportLimits(total: request.deadline, bodyBytes: request.bodyBytes)
        do {
            let answer = try await transport.send(TransportRequest(.get, request.url, headers: headers, limits: limits))
            return .answer(status: answer.status, bodyBytes: answer.body.count)
        } catch {
            return .failure
        }
    }
}

func programBehindAPortal(_ program: (MarqueeClient) async throws -> Void) async throws {
    let sandbox = try await Sandbox.start()
    sandbox.script([.normal, .fault(.html), .status(503), .rateLimited(retryAfter: 2)])
    let marquee = try await MarqueeClient(environment: [:]) {
        $0.credential = try .accessToken(Sandbox.accessToken)
        $0.baseURL = sandbox.baseURL
        $0.storage = .memory
    }
    try await program(marquee)
    await marquee.shutdown()
    await sandbox.stop()
}
