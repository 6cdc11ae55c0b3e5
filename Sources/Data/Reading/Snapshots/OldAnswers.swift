import MarqueeDomain
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The age from which on answers are neither served nor stored, and their removal from the stores.
final class OldAnswers: Sendable {
    private let limit: TimeInterval
    private let snapshots: (any SnapshotDAO)?
    private let clock: WallClock
    /// When the stores were searched last.
    private let last = Mutex(Date.distantPast)

    /// The time between two removals.
    private static let interval: TimeInterval = 86_400

    /// - Parameter maximumAge: The age; nil sets no limit.
    init(_ maximumAge: Duration?, in snapshots: (any SnapshotDAO)?, clock: WallClock) {
        limit = maximumAge?.interval ?? .infinity
        (self.snapshots, self.clock) = (snapshots, clock)
    }

    /// Whether an answer is too old to be served.
    func contains(_ savedAt: Date, at now: Date) -> Bool { now.timeIntervalSince(savedAt) > limit }

    /// Removes old answers from the stores, unless that was done within a day. A failing store has them until the next time.
    func remove() async {
        guard isDue() else { return }
        _ = try? await snapshots?.remove(savedBefore: clock.now() - limit)
    }

    /// Starts a removal, if one is due. The caller does not wait for it.
    func removeLater() {
        if limit < .infinity, last.withLock({ Self.isDue(after: $0, at: clock.now()) }) { Task(priority: .utility) { await remove() } }
    }

    private func isDue() -> Bool {
        if limit == .infinity { return false }
        let now = clock.now()
        return last.withLock { last in
            guard Self.isDue(after: last, at: now) else { return false }
            last = now
            return true
        }
    }

    /// A clock that was turned back makes no gap.
    private static func isDue(after last: Date, at now: Date) -> Bool { abs(now.timeIntervalSince(last)) > interval }
}
