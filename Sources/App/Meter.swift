import MarqueeDatabase
import MarqueeDomain
import MarqueeNet
import Synchronization

/// Counts events, and remembers which parts of the store fail.
final class Meter: Sendable {
    private struct State {
        var stats = MarqueeClient.Stats()
        var ended = 0
        /// Reads that memory answered: the most frequent event, counted without a look into a dictionary.
        var servedFromMemory = 0
        var lastSuccess: Duration?
        var storeFailures: [StorePart: MarqueeError] = [:]

        mutating func noteFailure(_ error: MarqueeError, of part: StorePart) {
            if error.code != .closed, !error.meansBytesRemain { storeFailures[part] = error }
        }

        mutating func end(_ outcome: MarqueeClient.Stats.Outcome, after duration: Duration) {
            ended += 1
            stats.durations[outcome, default: MarqueeClient.Histogram()].add(duration)
        }
    }

    private let state = Mutex(State())
    private let time: TimeSource

    init(time: TimeSource) { self.time = time }

    func note(_ event: MarqueeEvent) {
        state.withLock { state in
            switch event.kind {
            case .requestStarted: state.stats.requests += 1
            case .requestFinished(let status, let bytes, let duration):
                state.end(.init(status: status), after: duration)
                state.stats.answers[(100..<1_000).contains(status) ? status / 100 : 0, default: 0] += 1
                state.stats.bytes += bytes
                if status < 500 { state.lastSuccess = time.now() }
            case .requestFailed(let error, let duration):
                let outcome = MarqueeClient.Stats.Outcome(error)
                state.end(outcome, after: duration)
                if outcome == .failure { state.stats.failures += 1 }
            case .retryScheduled: state.stats.retries += 1
            case .throttled: state.stats.rateLimitWaits += 1
            case .readServed(.memory, _): state.servedFromMemory += 1
            case .readServed(let origin, _): state.stats.served[origin, default: 0] += 1
            case .storeFailed(let part, let error): state.noteFailure(error, of: part)
            default: break
            }
        }
    }

    /// Notes that a part of the store failed where the caller is told, and no event.
    func noteStoreFailure(_ error: MarqueeError, of part: StorePart) { state.withLock { $0.noteFailure(error, of: part) } }

    /// Notes that a part of the store works; true if it did not before. One that can be read may still be full.
    func noteStoreSuccess(of part: StorePart, hasWritten: Bool) -> Bool {
        state.withLock { state in
            guard let failure = state.storeFailures[part], hasWritten || !failure.meansStoreCannotBeWritten else { return false }
            state.storeFailures[part] = nil
            return true
        }
    }

    func stats(attempts: Int = 0, inFlight: Int = 0) -> MarqueeClient.Stats {
        state.withLock { state in
            var stats = state.stats
            if state.servedFromMemory > 0 { stats.served[.memory] = state.servedFromMemory }
            stats.attempts = attempts
            stats.inFlight = inFlight
            stats.waiting = max(0, stats.requests - state.ended - inFlight)
            return stats
        }
    }

    func health(_ servers: [String: CircuitBreakerState]) -> MarqueeClient.Health {
        state.withLock { state in
            MarqueeClient.Health(
                servers: servers, lastSuccessAge: state.lastSuccess.map { max(.zero, time.now() - $0) },
                storeFailures: state.storeFailures)
        }
    }
}

extension MarqueeClient.Stats.Outcome {
    fileprivate init(status: Int) { self = status < 400 ? .success : status < 500 ? .clientError : .serverError }

    fileprivate init(_ error: MarqueeError) {
        self = error.isCircuitOpen ? .suspended : error.code == .cancelled ? .cancelled : .failure
    }
}
