import MarqueeData
import MarqueeDomain

/// Repeats what failed in passing, as far as the request allows repeating, its total allows waiting, and the budget allows both.
struct RetryTransport: HTTPTransport {
    let base: any HTTPTransport
    let retries: Int
    let time: TimeSource
    let pendingWaits: PendingWaits
    let clock: WallClock
    let onEvent: MarqueeEventHandler
    let budget = RetryBudget()

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        guard request.isIdempotent else { return try await base.send(request) }
        let started = time.now()
        budget.earn(at: started)
        var outcome = await attempt(request)
        for retry in 0..<max(0, retries) {
            let delay = RetryDecision.delay(after: outcome, retry: retry, random: time.random(), now: clock.now())
            let left = request.limits.total - (time.now() - started)
            // A wait beyond the caller's patience is the caller's to know of at once.
            guard let delay, delay < left, budget.spend(at: time.now()) else { break }
            onEvent(MarqueeEvent(.retryScheduled(after: delay, reason: reason(of: outcome)), operation: request.operation))
            try await pendingWaits.wait { [time] in try await time.pause(for: delay) }
            var again = request
            again.limits.total = left - delay
            let next = await attempt(again)
            // That the host is left alone by now says less than why.
            if case .failure(let failure) = next, failure.kind == .suspended { break }
            outcome = next
        }
        return try outcome.get()
    }

    func shutdown() async { await base.shutdown() }

    private func attempt(_ request: TransportRequest) async -> RetryDecision.Outcome {
        do throws(TransportError) {
            return .success(try await base.send(request))
        } catch {
            return .failure(error)
        }
    }

    private func reason(of outcome: RetryDecision.Outcome) -> MarqueeError.Reason {
        switch outcome {
        case .success(let response): WireError.error(of: response, operation: nil).reason
        case .failure(let failure): WireError.error(of: failure, operation: nil).reason
        }
    }
}
