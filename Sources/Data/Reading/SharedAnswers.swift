import MarqueeDomain
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The answers that several machines share, for reads that must neither fail nor wait because of them.
///
/// A call that takes too long is abandoned. After a failure nobody asks for a while, and then one call tries again.
package final class SharedAnswers: Sendable {
    private struct State {
        /// When one call may try again, after a failure.
        var retryAt: Duration?
        var claimed: Set<SnapshotKey> = []
    }

    /// How long one call may take.
    static let limit = Duration.milliseconds(250)
    /// The pause after a failure.
    static let pause = Duration.seconds(5)
    /// How long a claim lasts, if it is not ended before.
    static let claim = Duration.seconds(5)
    /// How long the answer of another client is waited for.
    static let wait = Duration.seconds(3)

    private let store: any SharedSnapshotDAO
    private let clock: WallClock
    private let time: TimeSource
    private let observer: StoreObserver
    private let owner = String(UInt64.random(in: 0 ... .max), radix: 36)
    private let state = Mutex(State())

    /// Creates it for a store.
    package init(_ store: any SharedSnapshotDAO, clock: WallClock, time: TimeSource, observer: StoreObserver) {
        (self.store, self.clock, self.time, self.observer) = (store, clock, time, observer)
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
        if isSaved == true { state.withLock { _ = $0.claimed.remove(key) } }
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
            if isClaimed { state.withLock { _ = $0.claimed.insert(key) } }
            // Who has claimed a key may only now be told of an answer that came just before.
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
        guard state.withLock({ $0.claimed.remove(key) }) != nil else { return }
        let (store, owner) = (store, owner)
        await uncancelled { [self] in
            _ = await ask(writes: true) { () async throws(MarqueeError) in try await store.release(key, by: owner) }
        }
    }

    /// Removes answers. What is private is not here.
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) {
        if !selection.isPrivate { try await store.remove(selection) }
    }

    /// Lets answers count as stale. What is private is not here.
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {
        if !selection.isPrivate { try await store.expire(selection) }
    }

    /// Asks the store; nil if it fails, takes too long, or has failed a moment ago.
    private func ask<Value: Sendable>(
        writes: Bool = false, _ work: @escaping @Sendable () async throws(MarqueeError) -> Value
    ) async -> Value? {
        guard mayAsk() else { return nil }
        let time = time
        let call = { () async throws(MarqueeError) in try await bounded(by: Self.limit, on: time, work) }
        do throws(MarqueeError) {
            let value = if writes { try await observer.write(try await call()) } else { try await observer.read(try await call()) }
            state.withLock { $0.retryAt = nil }
            return value
        } catch {
            if error.code != .cancelled { state.withLock { $0.retryAt = time.now() + Self.pause } }
            return nil
        }
    }

    private func mayAsk() -> Bool {
        let now = time.now()
        return state.withLock { state in
            guard let retryAt = state.retryAt else { return true }
            guard now >= retryAt else { return false }
            // The others go on without, until this one has tried.
            state.retryAt = now + Self.pause
            return true
        }
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
