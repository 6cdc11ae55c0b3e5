import MarqueeData
import MarqueeDomain
import Synchronization

/// Writes to failing parts of the store until they work. A load balancer sends no requests to an unready machine, so no other write would
/// show that the part works again.
final class StoreProber: Sendable {
    /// Writes to a part of the store. Its observers hear the outcome.
    typealias Probe = @Sendable () async -> Void

    private struct State {
        var tasks: [StorePart: Task<Void, Never>] = [:]
        var isEnded = false
    }

    private static let firstWait = Duration.milliseconds(500)

    private let probes: [StorePart: Probe]
    private let longestWait: Duration
    private let time: TimeSource
    private let isFailing: @Sendable (StorePart) -> Bool
    private let state = Mutex(State())

    /// Creates a prober.
    ///
    /// - Parameters:
    ///   - probes: How each part is written.
    ///   - longestWait: The longest wait between two probes of a part.
    ///   - time: The waits, each shortened by up to a half, so that the machines of a fleet do not probe at the same time.
    ///   - isFailing: Whether a part is probed further.
    init(
        _ probes: [StorePart: Probe], longestWait: Duration, time: TimeSource, isFailing: @escaping @Sendable (StorePart) -> Bool
    ) {
        (self.probes, self.longestWait, self.time, self.isFailing) = (probes, longestWait, time, isFailing)
    }

    deinit { for task in state.withLock({ $0.tasks.values }) { task.cancel() } }

    /// Probes a part until it works, unless that is under way.
    func start(_ part: StorePart) {
        guard let probe = probes[part], isFailing(part) else { return }
        state.withLock { state in
            guard !state.isEnded, state.tasks[part] == nil else { return }
            // The client may be dropped while a part fails.
            state.tasks[part] = Task(priority: .utility) { [weak self, longestWait, time] in
                var wait = Self.firstWait
                while (try? await time.sleep(wait * (1 - time.random() / 2))) != nil {
                    wait = min(wait * 2, longestWait)
                    await probe()
                    if self?.hasEnded(part) != false { return }
                }
            }
        }
    }

    /// Begins no more probes, and waits for those under way.
    func end() async {
        let tasks = state.withLock { state in
            state.isEnded = true
            return state.tasks.values
        }
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
    }

    /// Ends the probing of a part unless it still fails.
    private func hasEnded(_ part: StorePart) -> Bool {
        state.withLock { state in
            if !state.isEnded, isFailing(part) { return false }
            state.tasks[part] = nil
            return true
        }
    }
}

extension StoreProber {
    /// How the parts of the store are written by the client itself: a change of no account, and an answer that is removed again.
    static func probes(
        _ stores: Stores, _ library: any LibraryDAO, server: String, _ clock: WallClock, _ observer: StoreObserver
    ) -> [StorePart: Probe] {
        var probes: [StorePart: Probe] = [:]
        if stores.library != nil { probes[.user] = { try? await library.probe() } }
        if let snapshots = stores.snapshots { probes[.cache] = { try? await snapshots.probe(server, at: clock.now(), observer) } }
        return probes
    }
}
