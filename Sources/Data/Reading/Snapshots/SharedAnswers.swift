import MarqueeDomain
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The answers that several machines share, for reads that must neither fail nor wait because of them.
///
/// A call that takes too long is abandoned. After a failure, no call is made for a while, and then one call tries again.
package final class SharedAnswers: Sendable {
    private struct State {
        /// When one call may try again, after a failure.
        var retryAt: Duration?
        /// How many calls have returned.
        var returned = 0
        /// The claimed keys, each with the task that renews its claim.
        var claimed: [SnapshotKey: Task<Void, Never>] = [:]
        /// When old answers are removed next.
        var removalAt = Duration.zero
    }

    /// How long one call may take while no other call returns.
    static let limit = Duration.milliseconds(250)
    /// How many times that it may take in all, while the store is busy with other calls.
    static let mostLimits = 4
    /// The pause after a failure.
    static let pause = Duration.seconds(5)
    /// How long a claim lasts, if it is neither renewed nor ended. A client that waits outlives the claim of one that has ended, and then
    /// the first of those that wait has a claim of its own.
    static let claim = Duration.seconds(2)
    /// How often a client that asks renews its claim.
    static let renewal = Duration.milliseconds(500)
    /// How long the answer of another client is waited for.
    static let wait = Duration.seconds(5)

    private let store: any SharedSnapshotDAO
    private let clock: WallClock
    private let time: TimeSource
    private let observer: StoreObserver
    private let maximumAge: Duration?
    private let owner = String(UInt64.random(in: 0 ... .max), radix: 36)
    private let state = Mutex(State())

    /// Creates it for a store.
    ///
    /// - Parameter maximumAge: The age from which on answers are removed, which the first answer of a day does; nil removes none.
    package init(
        _ store: any SharedSnapshotDAO, clock: WallClock, time: TimeSource, observer: StoreObserver, maximumAge: Duration? = nil
    ) {
        (self.store, self.clock, self.time, self.observer, self.maximumAge) = (store, clock, time, observer, maximumAge)
    }

    /// The shared answer, with its times by this machine's clock.
    func load(_ key: SnapshotKey) async -> Snapshot? {
        let store = store
        let shared = await ask { () async throws(MarqueeError) in try await store.load(key) }
        return shared?.map { Snapshot($0, at: clock.now()) }
    }

    /// Shares an answer, and ends the claim of its key.
    func save(_ snapshot: Snapshot, for key: SnapshotKey) async {
        let (store, shared) = (store, SharedSnapshot(snapshot, at: clock.now()))
        let isSaved = await ask(writes: true) { () async throws(MarqueeError) in
            try await store.save(shared, for: key)
            return true
        }
        guard isSaved == true else { return }
        _ = endRenewal(of: key)
        await removeOld()
    }

    /// Removes answers that are too old to be served, once a day.
    private func removeOld() async {
        guard let maximumAge else { return }
        let (store, now) = (store, time.now())
        let isDue = state.withLock { state in
            guard now >= state.removalAt else { return false }
            state.removalAt = now + .seconds(86_400)
            return true
        }
        if isDue { await ask(writes: true) { () async throws(MarqueeError) in try await store.remove(olderThan: maximumAge) } }
    }

    /// The answer that another client has asked for; or nil, and then this one asks: it has claimed the key, or has waited long enough.
    func answerOfAnother(to key: SnapshotKey) async -> Snapshot? {
        let (store, owner, end) = (store, owner, time.now() + Self.wait)
        var pause = Duration.milliseconds(20)
        while true {
            let isClaimed = await ask(writes: true) { () async throws(MarqueeError) in
                try await store.claim(key, by: owner, for: Self.claim)
            }
            guard let isClaimed else { return nil }
            if isClaimed { renew(key) }
            // The machine that has claimed a key may learn only now of an answer that came just before.
            if let answer = await load(key), !answer.isStale(at: clock.now()) {
                await release(key)
                return answer
            }
            if isClaimed || time.now() >= end { return nil }
            guard (try? await time.sleep(pause)) != nil else { return nil }
            pause = min(pause * 2, .milliseconds(200))
        }
    }

    /// Ends the claim of a key, if this client still has one: also one that is cancelled.
    func release(_ key: SnapshotKey) async {
        guard endRenewal(of: key) else { return }
        let (store, owner) = (store, owner)
        await uncancelled { [self] in
            _ = await ask(writes: true) { () async throws(MarqueeError) in try await store.release(key, by: owner) }
        }
    }

    /// Removes answers. Private answers are not here.
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) {
        if !selection.isPrivate { try await store.remove(selection) }
    }

    /// Lets answers count as stale. Private answers are not here.
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {
        if !selection.isPrivate { try await store.expire(selection) }
    }

    /// Renews the claim of a key until it is ended. If the process ends before, so does the claim.
    private func renew(_ key: SnapshotKey) {
        let (store, owner, time) = (store, owner, time)
        let task = Task { [weak self] in
            while (try? await time.sleep(Self.renewal)) != nil {
                guard let self else { return }
                let isClaimed = await ask(writes: true) { () async throws(MarqueeError) in
                    try await store.claim(key, by: owner, for: Self.claim)
                }
                // Another client has it since, or the store has failed for a moment.
                if isClaimed == false { return }
            }
        }
        state.withLock { $0.claimed.updateValue(task, forKey: key) }?.cancel()
    }

    /// Returns false if the key is not claimed.
    private func endRenewal(of key: SnapshotKey) -> Bool {
        let task = state.withLock { $0.claimed.removeValue(forKey: key) }
        task?.cancel()
        return task != nil
    }

    /// Asks the store; nil if it fails, takes too long, or has failed a moment ago.
    ///
    /// A call that waits while others return is in the line of a busy store. It has more time, and its end is not a failure of the store.
    @discardableResult
    private func ask<Value: Sendable>(
        writes: Bool = false, _ work: @escaping @Sendable () async throws(MarqueeError) -> Value
    ) async -> Value? {
        guard let begun = begin() else { return nil }
        let time = time
        let progress = Mutex(Progress(returned: begun))
        let isProlonged = { @Sendable [self] in
            let returned = state.withLock { $0.returned }
            return progress.withLock { $0.passLimit(returned) }
        }
        let call = { () async throws(MarqueeError) -> Value in
            do throws(MarqueeError) {
                return try await bounded(by: Self.limit, on: time, unless: isProlonged, work)
            } catch {
                throw progress.withLock { $0.isBusy } ? .cancelled : error
            }
        }
        do throws(MarqueeError) {
            let value = if writes { try await observer.write(try await call()) } else { try await observer.read(try await call()) }
            state.withLock { state in
                state.retryAt = nil
                state.returned += 1
            }
            return value
        } catch {
            if error.code != .cancelled { state.withLock { $0.retryAt = time.now() + Self.pause } }
            return nil
        }
    }

    /// How many calls have returned so far; nil if this one may not begin.
    private func begin() -> Int? {
        let now = time.now()
        return state.withLock { state in
            guard let retryAt = state.retryAt else { return state.returned }
            guard now >= retryAt else { return nil }
            // The others go on without, until this one has tried.
            state.retryAt = now + Self.pause
            return state.returned
        }
    }
}

/// The progress of the calls of a shared store while one of them waits.
private struct Progress {
    /// How many calls had returned at the last limit.
    var returned: Int
    /// Whether other calls returned during the last limit.
    private(set) var isBusy = false
    private var limits = 0

    init(returned: Int) { self.returned = returned }

    /// Notes that a limit has passed. Returns whether the call goes on.
    mutating func passLimit(_ now: Int) -> Bool {
        (isBusy, returned, limits) = (now != returned, now, limits + 1)
        return isBusy && limits < SharedAnswers.mostLimits
    }
}

extension SnapshotSelection {
    fileprivate var isPrivate: Bool {
        switch self {
        case .tenant, .operation: true
        case .key(let key): key.tenant != nil
        case .all, .subject, .subjects: false
        }
    }
}
