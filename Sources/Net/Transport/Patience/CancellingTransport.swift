/// Ends what is in flight by cancelling it, around a transport whose own shutdown may leave it be.
struct CancellingTransport: HTTPTransport {
    let base: any HTTPTransport
    let waits: Waits

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        try await waits.wait { [base] in try await base.send(request) }
    }

    func shutdown() async { await base.shutdown() }
}
