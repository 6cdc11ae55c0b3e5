import MarqueeData

/// Bounds how many requests are in flight; the others wait in line, no longer than the total that they allow for the exchange.
///
/// It stands before `CurlTransport` too, whose own line comes behind the breaker: a request must not wait where it can no longer be
/// held back. The deadlines of an exchange begin with the permit, because the transport behind counts them from there.
struct PermitTransport: HTTPTransport {
    let base: any HTTPTransport
    let permits: Permits
    let time: TimeSource
    let waits: Waits

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        if !permits.tryTake() {
            try await waits.wait { [permits, time] in
                try await permits.take(within: request.limits.total, on: time)
            }
        }
        defer { permits.give() }
        return try await base.send(request)
    }

    func shutdown() async { await base.shutdown() }
}
