/// Ends what is in flight by cancelling it, around a transport whose own shutdown may leave it be.
struct CancellingTransport: HTTPTransport {
    let base: any HTTPTransport
    let pendingWaits: PendingWaits

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        try await pendingWaits.wait { [base] in try await base.send(request) }
    }

    func shutdown() async { await base.shutdown() }
}
