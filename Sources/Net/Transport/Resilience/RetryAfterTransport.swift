import MarqueeData
import MarqueeDomain

/// Lets a `Retry-After` of a host hold for all requests to it: they wait, or fail at once if the wait is longer than their total time. Its
/// place is before all other waits.
struct RetryAfterTransport: HTTPTransport {
    let base: any HTTPTransport
    let pauses: HostPauses
    let time: TimeSource
    let pendingWaits: PendingWaits
    let onEvent: MarqueeEventHandler

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let (host, started) = (try request.hostKey.get(), time.now())
        while true {
            let now = time.now()
            let wait = pauses.end(of: host) - now
            if wait > .zero {
                guard now - started + wait < request.limits.total else { throw .rateLimited(retryAfter: wait) }
                onEvent(MarqueeEvent(.throttled(for: wait), operation: request.operation, exchange: request.exchange))
                try await pendingWaits.wait { [time] in try await time.pause(for: wait) }
            }
            do throws(TransportError) {
                return try await base.send(request)
            } catch {
                guard error == .paused else { throw error }
            }
        }
    }

    func shutdown() async { await base.shutdown() }
}

/// Notes each `Retry-After`, and sends back the requests that were in line when it came. Its place is after all waits.
struct RetryAfterNotingTransport: HTTPTransport {
    /// The longest pause for all requests: one wrong answer must not stop a client for a day.
    private static let longest = Duration.seconds(60)

    let base: any HTTPTransport
    let pauses: HostPauses
    let time: TimeSource
    let clock: WallClock

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let host = try request.hostKey.get()
        if pauses.end(of: host) > time.now() { throw .paused }
        let response = try await base.send(request)
        if [429, 503].contains(response.status), let pause = RetryAfter.wait(in: response.headers, now: clock.now()) {
            pauses.extend(host, to: time.now() + min(pause, Self.longest))
        }
        return response
    }

    func shutdown() async { await base.shutdown() }
}

extension TransportError {
    fileprivate static let paused = TransportError(.rateLimited, "the server asked for a pause while the request was in line")
}
