import MarqueeDatabase
import MarqueeDomain
import MarqueeNet
import Synchronization

/// Counts events.
final class Meter: Sendable {
    private struct State {
        var stats = MarqueeClient.Stats()
        var ended = 0
        /// Reads that memory answered: the most frequent event, counted without a look into a dictionary.
        var servedFromMemory = 0
        var lastSuccess: Duration?
        var storeFailure: MarqueeError?
    }

    private let state = Mutex(State())
    private let time: TimeSource

    init(time: TimeSource) { self.time = time }

    func note(_ event: MarqueeEvent) {
        state.withLock { state in
            switch event.kind {
            case .requestStarted: state.stats.requests += 1
            case .requestFinished(let status, let bytes, _):
                state.ended += 1
                state.stats.answers[status / 100, default: 0] += 1
                state.stats.bytes += bytes
                if status < 500 { state.lastSuccess = time.now() }
            case .requestFailed:
                state.ended += 1
                state.stats.failures += 1
            case .retryScheduled: state.stats.retries += 1
            case .readServed(.memory, _): state.servedFromMemory += 1
            case .readServed(let origin, _): state.stats.served[origin, default: 0] += 1
            case .storeFailed(let error) where !error.meansBytesRemain: state.storeFailure = error
            default: break
            }
        }
    }

    /// Notes that the store works again. One that can be read may still be full.
    func noteStoreSuccess(hasWritten: Bool) {
        state.withLock { state in
            if let failure = state.storeFailure, hasWritten || !failure.meansStoreCannotBeWritten { state.storeFailure = nil }
        }
    }

    func stats(_ wire: CountingTransport.Counts) -> MarqueeClient.Stats {
        state.withLock { state in
            var stats = state.stats
            if state.servedFromMemory > 0 { stats.served[.memory] = state.servedFromMemory }
            stats.attempts = wire.attempts
            stats.inFlight = wire.inFlight
            stats.waiting = max(0, stats.requests - state.ended - wire.inFlight)
            return stats
        }
    }

    func health(_ servers: [String: CircuitBreakerState]) -> MarqueeClient.Health {
        state.withLock { state in
            MarqueeClient.Health(
                servers: servers, lastSuccessAge: state.lastSuccess.map { max(.zero, time.now() - $0) }, storeFailure: state.storeFailure)
        }
    }
}
