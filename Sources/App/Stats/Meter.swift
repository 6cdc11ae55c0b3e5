import MarqueeDatabase
import MarqueeDomain
import MarqueeNet
import Synchronization

/// Counts events, and records which parts of the store fail.
final class Meter: Sendable {
    private struct State {
        var stats = MarqueeClient.Stats()
        var ended = 0
        var lastSuccess: Duration?
        /// The last read failure and the last write failure of each part. A part that can be read may still be read-only.
        var readFailures: [StorePart: MarqueeError] = [:]
        var writeFailures: [StorePart: MarqueeError] = [:]
        /// Whether the newer version of the cache file was reported. It does not change while a program runs, so it is reported once.
        var isNewerCacheTold = false

        var storeFailures: [StorePart: MarqueeError] { writeFailures.merging(readFailures) { $1 } }

        mutating func noteFailure(_ error: MarqueeError, of part: StorePart, isOfWriting: Bool) {
            // A store that is busy with one account works for the others.
            if error.code == .closed || error.meansBytesRemain || error.reason == MarqueeError.storeBusy.reason { return }
            if isOfWriting { writeFailures[part] = error } else { readFailures[part] = error }
        }

        mutating func mayTell(_ error: MarqueeError, of part: StorePart) -> Bool {
            guard part == .cache, error.meansStoreIsNewer else { return true }
            defer { isNewerCacheTold = true }
            return !isNewerCacheTold
        }

        mutating func end(_ outcome: MarqueeClient.Stats.Outcome, after duration: Duration) {
            ended += 1
            stats.durations[outcome, default: MarqueeClient.Histogram()].add(duration)
        }
    }

    private let state = Mutex(State())
    private let time: TimeSource
    /// Called with a part of the store that fails.
    private let watcher = Mutex<(@Sendable (StorePart) -> Void)?>(nil)

    init(time: TimeSource) { self.time = time }

    /// Counts an event, and returns whether to report it.
    @discardableResult
    func note(_ event: MarqueeEvent) -> Bool {
        if case .storeFailed(let part, let error) = event.kind { return noteStoreFailed(part, error) }
        return state.withLock { state in
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
            case .circuitOpened: state.stats.circuitOpenings += 1
            case .operationCircuitOpened: state.stats.operationCircuitOpenings += 1
            case .changeSent: state.stats.changes.sent += 1
            case .changeDelayed(_, let error): state.stats.changes.delayed[error.code, default: 0] += 1
            case .changeRejected(_, let error): state.stats.changes.rejected[error.code, default: 0] += 1
            case .changesExpired(let rejected, let suspended):
                state.stats.changes.expiredRejected += rejected
                state.stats.changes.expiredSuspended += suspended
            case .marksLost(let items): state.stats.changes.lostItems += items
            case .readServed(let origin, let isStale):
                if isStale { state.stats.staleReads += 1 }
                // The memory cache counts its own, most of which make no event.
                if origin != .memory { state.stats.served[origin, default: 0] += 1 }
            default: break
            }
            return true
        }
    }

    /// Counts leased changes by their ages; nil for a failed attempt.
    func noteLease(_ ages: [Duration]?) {
        state.withLock { state in
            guard let ages else { return state.stats.changes.leaseFailures += 1 }
            state.stats.changes.leased += ages.count
            for age in ages { state.stats.changes.ages.add(age) }
        }
    }

    private func noteStoreFailed(_ part: StorePart, _ error: MarqueeError) -> Bool {
        let mayTell = state.withLock { state in
            // The observer of the store knows whether the call was a write. Without an observer, the error is the only evidence.
            if state.storeFailures[part] != error {
                state.noteFailure(error, of: part, isOfWriting: error.meansStoreCannotBeWritten || error.meansStoreIsNewer)
            }
            return state.mayTell(error, of: part)
        }
        watcher.withLock { $0 }?(part)
        return mayTell
    }

    /// Calls a function after each failure of a part of the store.
    func watch(_ onFailure: @escaping @Sendable (StorePart) -> Void) { watcher.withLock { $0 = onFailure } }

    /// Whether a part of the store fails, and may work again.
    func mayRecover(_ part: StorePart) -> Bool {
        state.withLock { $0.storeFailures[part].map { !$0.meansStoreIsNewer } ?? false }
    }

    /// Records a failed call of a part of the store. Returns whether the part begins to fail, or fails for another reason than before.
    @discardableResult
    func noteStoreFailure(_ error: MarqueeError, of part: StorePart, isOfWriting: Bool) -> Bool {
        // A full or locked store fails reads too. Only a successful write shows that it works again.
        let isOfWriting = isOfWriting || error.meansStoreCannotBeWritten
        let isNew = state.withLock { state in
            let before = state.storeFailures[part]?.reason.key
            state.noteFailure(error, of: part, isOfWriting: isOfWriting)
            return state.storeFailures[part].map { $0.reason.key != before } ?? false
        }
        watcher.withLock { $0 }?(part)
        return isNew
    }

    /// Records a successful call of a part of the store. Returns whether the part has recovered: after a write failure, only a write counts.
    func noteStoreSuccess(of part: StorePart, hasWritten: Bool) -> Bool {
        state.withLock { state in
            guard state.storeFailures[part] != nil else { return false }
            state.readFailures[part] = nil
            if hasWritten { state.writeFailures[part] = nil }
            return state.writeFailures[part] == nil
        }
    }

    /// - Parameter servedFromMemory: How many reads the memory caches answered.
    func stats(attempts: Int = 0, inFlight: Int = 0, undeclaredGzip: Int = 0, servedFromMemory: Int = 0) -> MarqueeClient.Stats {
        state.withLock { state in
            var stats = state.stats
            if servedFromMemory > 0 { stats.served[.memory] = servedFromMemory }
            stats.attempts = attempts
            stats.inFlight = inFlight
            stats.undeclaredGzip = undeclaredGzip
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

extension MarqueeClient.Connections {
    init(_ counts: CurlCounts) { self.init(opened: counts.opened, reused: counts.reused, waits: counts.waits) }
}
