package import MarqueeData
import Synchronization

/// A rate that limiters of one process share, as machines share one in a database, and the faults that a test plants in it.
package final class MemoryRate: RateLimiting {
    package enum Fault: CaseIterable, Sendable {
        /// It has twice the burst.
        case doubleBurst
        /// Each process has the rate for itself.
        case unshared
        /// Leases are not paid for.
        case free
        /// A reserved lease is not paid for.
        case freeReservations
        /// Half of the rate is lost.
        case slow
        /// A lease is as long as asked for.
        case unbounded
        /// A call for one permit gets none while others reserve theirs.
        case unfair
        /// After its clock was set back, it gives nothing until the old time.
        case stuck
        /// Without the shared part, permits are unlimited.
        case unlimitedAlone
        /// Without the shared part, there are no permits.
        case noneAlone
        /// The shared part is not asked again.
        case neverBack
    }

    /// What all processes share.
    package final class Shared: Sendable {
        fileprivate struct State {
            var due = Duration.zero
            var isAway = false
        }
        fileprivate let state = Mutex(State())

        package init() {}

        package func setAway(_ isAway: Bool) { state.withLock { $0.isAway = isAway } }
    }

    private let shared: Shared
    private let own = Mutex((due: Duration.zero, wasAway: false, asked: [Int]()))
    private let (interval, alone): (Duration, Duration)
    private let burst: Int
    private let now: @Sendable () -> Duration
    private let fault: Fault?

    package init(
        _ shared: Shared, perSecond: Double, burst: Int, alone: Double = 1, fault: Fault? = nil, now: @escaping @Sendable () -> Duration
    ) {
        (self.shared, self.fault, self.now) = (fault == .unshared ? Shared() : shared, fault, now)
        interval = .seconds(1) / (fault == .slow ? perSecond / 2 : perSecond)
        self.alone = .seconds(1) / alone
        self.burst = fault == .doubleBurst ? burst * 2 : burst
    }

    /// The numbers of permits that were asked for.
    package var asked: [Int] { own.withLock { $0.asked } }

    package func lease(upTo permits: Int) async -> RateLease {
        let now = now()
        own.withLock { $0.asked.append(permits) }
        return shared.state.withLock { state in
            let isLost = fault == .neverBack && own.withLock { $0.wasAway }
            if state.isAway || isLost { return leaseAlone(at: now) }
            let asked = min(max(1, permits), fault == .unbounded ? burst * 3 : burst)
            let isAhead = state.due - now > .seconds(10) + interval * burst
            let start = isAhead && fault != .stuck ? now : max(state.due, now)
            let free = Int((now + interval * burst - start) / interval)
            let given = free > 0 && fault != .unbounded ? min(asked, free) : asked
            if fault == .unfair, free <= 0, asked == 1 { return RateLease(permits: 0, wait: .seconds(1)) }
            let wait = max(.zero, start + interval * given - interval * burst - now)
            let isFree = fault == .free || fault == .freeReservations && wait > .zero
            if !isFree { state.due = start + interval * given }
            return RateLease(permits: given, wait: wait)
        }
    }

    private func leaseAlone(at now: Duration) -> RateLease {
        own.withLock { own in
            own.wasAway = true
            if fault == .unlimitedAlone { return RateLease(permits: 1) }
            if fault == .noneAlone { return RateLease(permits: 0, wait: .seconds(1)) }
            let start = max(own.due, now)
            own.due = start + alone
            return RateLease(permits: 1, wait: start - now)
        }
    }
}
