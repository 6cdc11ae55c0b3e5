package import MarqueeData
import Synchronization

/// Time that a test advances: a sleeping task wakes when the test has advanced it far enough, or at once where the time jumps.
package final class ManualTime: Sendable {
    private struct Sleeper {
        let duration: Duration
        let wakes: Duration
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct Watcher {
        let count: Int
        let duration: Duration?
        let continuation: CheckedContinuation<Void, Never>

        func isDone(_ sleepers: some Sequence<Sleeper>) -> Bool {
            sleepers.count { duration == nil || $0.duration == duration } >= count
        }
    }

    private struct State {
        var now = Duration.zero
        var last = 0
        var sleepers: [Int: Sleeper] = [:]
        var watchers: [Watcher] = []
        var slept: [Duration] = []
    }

    private let state = Mutex(State())
    private let jumps: Bool
    private let dice: Double

    /// A time that jumps passes by itself while a task sleeps, and takes none.
    package init(jumps: Bool = false, dice: Double = 0.5) {
        self.jumps = jumps
        self.dice = dice
    }

    package var now: Duration { state.withLock { $0.now } }
    package var sleepers: Int { state.withLock { $0.sleepers.count } }
    /// Every sleep that was asked for.
    package var slept: [Duration] { state.withLock { $0.slept } }

    package var source: TimeSource {
        TimeSource(now: { self.now }, sleep: { try await self.sleep(for: $0) }, random: { self.dice })
    }

    /// Advances the time and wakes those whose time has come.
    package func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now += duration
            let now = state.now
            let woken = state.sleepers.filter { $0.value.wakes <= now }
            for id in woken.keys { state.sleepers[id] = nil }
            return woken.values.map(\.continuation)
        }
        for continuation in woken { continuation.resume(returning: true) }
    }

    /// Advances the time to where the next sleeper wakes.
    package func advanceToNext() {
        let next = state.withLock { state in state.sleepers.values.map(\.wakes).min().map { $0 - state.now } }
        if let next { advance(by: next) }
    }

    /// Waits until so many sleep, those of one duration where several parts sleep; a test that runs out of time goes on.
    package func sleepers(_ count: Int, for duration: Duration? = nil) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let watcher = Watcher(count: count, duration: duration, continuation: continuation)
                let isThere = state.withLock { state in
                    if watcher.isDone(state.sleepers.values) || Task.isCancelled { return true }
                    state.watchers.append(watcher)
                    return false
                }
                if isThere { continuation.resume() }
            }
        } onCancel: {
            let watchers = state.withLock { state in
                defer { state.watchers = [] }
                return state.watchers
            }
            for watcher in watchers { watcher.continuation.resume() }
        }
    }

    private func sleep(for duration: Duration) async throws {
        if jumps {
            state.withLock { state in
                state.now += duration
                state.slept.append(duration)
            }
            await Task.yield()
            return try Task.checkCancellation()
        }
        let id = state.withLock { state in
            state.last += 1
            return state.last
        }
        let isWoken = await withTaskCancellationHandler {
            await withCheckedContinuation { lieDown(id, for: duration, $0) }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: id) }?.continuation.resume(returning: false)
        }
        guard isWoken else { throw CancellationError() }
    }

    private func lieDown(_ id: Int, for duration: Duration, _ continuation: CheckedContinuation<Bool, Never>) {
        let (isCancelled, ready) = state.withLock { state -> (Bool, [CheckedContinuation<Void, Never>]) in
            if Task.isCancelled { return (true, []) }
            state.slept.append(duration)
            state.sleepers[id] = Sleeper(duration: duration, wakes: state.now + duration, continuation: continuation)
            let ready = state.watchers.filter { $0.isDone(state.sleepers.values) }
            state.watchers.removeAll { $0.isDone(state.sleepers.values) }
            return (false, ready.map(\.continuation))
        }
        if isCancelled { continuation.resume(returning: false) }
        for watcher in ready { watcher.resume() }
    }
}
