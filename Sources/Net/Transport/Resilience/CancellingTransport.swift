/// Ends requests in flight by cancelling them, for a transport whose own shutdown may not end them.
struct CancellingTransport: HTTPTransport {
    let base: any HTTPTransport
    let pendingWaits: PendingWaits

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        try await pendingWaits.wait { [base] in try await base.send(request) }
    }

    func shutdown() async { await base.shutdown() }
}
