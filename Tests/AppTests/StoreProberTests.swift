import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import Marquee

/// How failing parts of the store are written until they work.
@Suite(.timeLimit(.minutes(5)))
struct StoreProberTests {
    /// A part of a store that fails until it is mended, and says when a prober has seen that it works.
    private final class Part: Sendable {
        private let isFailing = Mutex(true)
        private let count = Mutex(0)
        private let (seen, tell) = AsyncStream<Void>.makeStream()

        var probes: Int { count.withLock { $0 } }

        func set(failing: Bool) { isFailing.withLock { $0 = failing } }
        func probe() { count.withLock { $0 += 1 } }
        func mayRecover() -> Bool {
            let isFailing = isFailing.withLock { $0 }
            if !isFailing { tell.yield() }
            return isFailing
        }
        func isSeenWorking() async { for await _ in seen.prefix(1) {} }
    }

    private let time = ManualTime(dice: 0)
    private let part = Part()

    private func prober() -> StoreProber {
        StoreProber([.user: part.probe], longestWait: .seconds(2), time: time.source, isFailing: { [part] _ in part.mayRecover() })
    }

    @Test func `a failing part is written after longer and longer waits, until it works`() async {
        let prober = prober()
        for part in [StorePart.user, .user, .cache] { prober.start(part) }
        for milliseconds in [500, 1_000, 2_000, 2_000] {
            await time.sleepers(1, for: .milliseconds(milliseconds))
            time.advance(by: .milliseconds(milliseconds))
        }
        await time.sleepers(1)
        part.set(failing: false)
        time.advance(by: .seconds(2))
        await part.isSeenWorking()
        #expect(part.probes == 5)
        // The next failure begins with the shortest wait.
        part.set(failing: true)
        prober.start(.user)
        await time.sleepers(1, for: .milliseconds(500))
        await prober.end()
    }

    @Test func `a part that works is not written`() async {
        let prober = prober()
        part.set(failing: false)
        prober.start(.user)
        await prober.end()
        #expect(part.probes == 0 && time.slept.isEmpty)
    }

    @Test func `the end wakes a waiting prober, and no later failure starts one`() async {
        let prober = prober()
        prober.start(.user)
        await time.sleepers(1)
        await prober.end()
        prober.start(.user)
        #expect(time.sleepers == 0 && time.slept.count == 1 && part.probes == 0)
    }

    @Test func `a dropped prober stops`() async {
        var prober: StoreProber? = prober()
        prober?.start(.user)
        await time.sleepers(1)
        prober = nil
        #expect(time.sleepers == 0 && prober == nil)
    }
}
