import MarqueeData
import MarqueeTesting
import Synchronization
import TestKit
import Testing

/// The conformance suite for shared rates, on one in memory.
@Suite(.timeLimit(.minutes(5)))
struct RateConformanceTests {
    /// A time that can go back.
    private final class TurnedTime: Sendable {
        private let time = Mutex(Duration.zero)
        var now: Duration { time.withLock { $0 } }
        func set(_ new: Duration) { time.withLock { $0 = new } }
    }

    private func engine(_ fault: MemoryRate.Fault? = nil) -> RateConformance.Engine {
        let (shared, time) = (MemoryRate.Shared(), TurnedTime())
        return RateConformance.Engine(
            requestsPerSecond: 40, burst: 10,
            open: { MemoryRate(shared, perSecond: 40, burst: 10, alone: 10, fault: fault, now: { time.now }) },
            setClock: { time.set($0) }, alone: 10, setAway: { shared.setAway($0) })
    }

    @Test(arguments: RateConformance.cases) func `a rate in memory keeps each promise`(promise: RateConformance.Case) async throws {
        for seed in 1...20 { try await promise.check(engine(), seed: UInt64(seed)) }
    }

    @Test(arguments: MemoryRate.Fault.allCases) func `a rate that breaks a promise is found`(fault: MemoryRate.Fault) async throws {
        var found: [ConformanceFailure] = []
        for promise in RateConformance.cases {
            do {
                try await promise.check(engine(fault), seed: 1)
            } catch let failure as ConformanceFailure {
                found.append(failure)
            }
        }
        #expect(!found.isEmpty)
    }
}
