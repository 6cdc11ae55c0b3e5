import Synchronization

/// Counts what goes out.
package final class CountingTransport: HTTPTransport {
    /// What has been counted.
    package struct Counts: Sendable {
        /// How many attempts have been made.
        package var attempts = 0
        /// How many of them are on the wire now.
        package var inFlight = 0
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
        return try await base.send(request)
    }

    package func shutdown() async { await base.shutdown() }
}
