import Synchronization

/// The link next to the network. It counts the attempts, and unpacks the bodies that a transport leaves packed because no header field declares
/// it.
package final class InnermostTransport: HTTPTransport {
    /// The counts.
    package struct Counts: Sendable {
        /// The number of attempts.
        package var attempts = 0
        /// The number of attempts in flight.
        package var inFlight = 0
        /// The number of gzip bodies that no header field declared.
        package var undeclaredGzip = 0
    }

    private let base: any HTTPTransport
    private let state = Mutex(Counts())

    init(_ base: any HTTPTransport) { self.base = base }

    package var counts: Counts { state.withLock { $0 } }

    package func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        state.withLock { counts in
            counts.attempts += 1
            counts.inFlight += 1
        }
        defer { state.withLock { $0.inFlight -= 1 } }
        var response = try await base.send(request)
        if UndeclaredGzip.isFound(in: response.body) {
            state.withLock { $0.undeclaredGzip += 1 }
            response.body = try UndeclaredGzip.unpacked(response.body, limit: request.limits.bodyBytes)
        }
        return response
    }

    package func shutdown() async { await base.shutdown() }
}
