import MarqueeData
import MarqueeDomain

/// Retries requests after transient failures, if the request allows retries, its total time allows the wait, and the budget allows both.
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
        var outcome = await attempt(request, isLast: retries < 1)
        // A change that may have reached the server is not reported as one that never left.
        var arrived: RetryDecision.Outcome?
        for retry in 0..<max(0, retries) {
            let delay = RetryDecision.delay(after: outcome, retry: retry, random: time.random(), now: clock.now())
            let left = request.limits.total - (time.now() - started)
            // If the wait is longer than the caller's limit, the caller gets the error at once.
            guard let delay, delay < left, budget.spend(at: time.now()) else { break }
            onEvent(
                MarqueeEvent(
                    .retryScheduled(after: delay, reason: reason(of: outcome)), operation: request.operation, exchange: request.exchange))
            try await pendingWaits.wait { [time] in try await time.pause(for: delay) }
            var again = request
            again.limits.total = left - delay
            if case .failure = outcome { again.needsNewConnection = true }
            if request.method != .get, !outcome.hasNotLeft { arrived = outcome }
            let next = await attempt(again, isLast: retry + 1 >= retries)
            // That the circuit breaker is open now says less than the failure that opened it.
            if case .failure(let failure) = next, failure.kind == .suspended { break }
            outcome = next
        }
        return try (outcome.hasNotLeft ? arrived ?? outcome : outcome).get()
    }

    func shutdown() async { await base.shutdown() }

    /// Sends the request once. Unless it is the last attempt, it waits for the first byte at most half of the time that is left, so that
    /// another one can still succeed.
    private func attempt(_ request: TransportRequest, isLast: Bool) async -> RetryDecision.Outcome {
        var request = request
        if !isLast {
            // The operator of `Duration` is generic, and costs as much as a few headers.
            let half = Duration(attoseconds: request.limits.total.attoseconds / 2)
            request.limits.firstByte = min(request.limits.firstByte, half)
        }
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

extension RetryDecision.Outcome {
    /// Whether the attempt certainly failed before the request left.
    fileprivate var hasNotLeft: Bool {
        guard case .failure(let failure) = self else { return false }
        return WireError.error(of: failure, operation: nil).isUnsent
    }
}
