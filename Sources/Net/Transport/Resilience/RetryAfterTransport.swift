import MarqueeData
import MarqueeDomain
import Synchronization

/// Lets a `Retry-After` of a host hold for all requests to it: they wait, or fail at once if the wait is longer than their total time.
struct RetryAfterTransport: HTTPTransport {
    /// The longest pause for all requests: one wrong answer must not stop a client for a day.
    private static let longest = Duration.seconds(60)

    let base: any HTTPTransport
    let time: TimeSource
    let pendingWaits: PendingWaits
    let clock: WallClock
    let onEvent: MarqueeEventHandler
    private let pauses = Pauses()

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let host = try request.hostKey.get()
        let wait = pauses.end(of: host) - time.now()
        if wait > .zero {
            guard wait < request.limits.total else { throw .rateLimited(retryAfter: wait) }
            onEvent(MarqueeEvent(.throttled(for: wait), operation: request.operation))
            try await pendingWaits.wait { [time] in try await time.pause(for: wait) }
        }
        let response = try await base.send(request)
        if [429, 503].contains(response.status), let pause = RetryAfter.wait(in: response.headers, now: clock.now()) {
            pauses.extend(host, to: time.now() + min(pause, Self.longest))
        }
        return response
    }

    func shutdown() async { await base.shutdown() }

    /// When requests to each host may be sent again.
    private final class Pauses: Sendable {
        private let ends = Mutex<[String: Duration]>([:])

        func end(of host: String) -> Duration { ends.withLock { $0[host] ?? .zero } }

        func extend(_ host: String, to end: Duration) { ends.withLock { $0[host] = max($0[host] ?? end, end) } }
    }
}
