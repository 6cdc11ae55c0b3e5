import MarqueeData
import Synchronization
import TestKit
import Testing

@testable import MarqueeNet

/// Limiters that take permits from a rate that others share.
@Suite(.timeLimit(.minutes(5)))
struct SharedRateTests {
    private let time = ManualTime()
    private let shared = MemoryRate.Shared()

    /// A source, and a limiter with a rate that is never the bound.
    private func machine(perSecond: Double = 1, burst: Int = 1, own: Double = 100) -> (limiter: RateLimiter, source: MemoryRate) {
        let source = MemoryRate(shared, perSecond: perSecond, burst: burst, now: { [time] in time.now })
        return (RateLimiter(requestsPerSecond: own, burst: 1_000, sharing: source, time: time.source), source)
    }

    private final class Passed: Sendable {
        private let noted = Mutex<[Duration]>([])
        var times: [Duration] { noted.withLock { $0 } }
        func note(_ time: Duration) { noted.withLock { $0.append(time) } }
    }

    /// More requests, which come one after the other.
    private func line(_ limiter: RateLimiter, _ count: Int) async throws -> [Task<Void, any Error>] {
        var tasks: [Task<Void, any Error>] = []
        for _ in 1...count {
            let before = limiter.waiting
            tasks.append(Task { try await limiter.pass { _ in } })
            while limiter.waiting == before {
                try Task.checkCancellation()
                await Task.yield()
            }
        }
        return tasks
    }

    @Test func `requests of three machines are those of the rate and the burst`() async throws {
        let machines = (0..<3).map { _ in machine(perSecond: 40, burst: 10).limiter }
        let passed = Passed()
        try await withThrowingTaskGroup { group in
            for number in 0..<150 {
                group.addTask { [time] in
                    if !machines[number % 3].tryPass() { try await machines[number % 3].pass { _ in } }
                    passed.note(time.now)
                }
            }
            // Time passes only while every other request is in line, where the first one sleeps.
            while passed.times.count < 150 {
                try Task.checkCancellation()
                let lines = machines.map(\.waiting)
                if lines.reduce(0, +) + passed.times.count == 150, time.sleepers == lines.count(where: { $0 > 0 }) { time.advanceToNext() }
                await Task.yield()
            }
            try await group.waitForAll()
        }
        for (number, moment) in passed.times.enumerated() { #expect(Double(number + 1) <= 10 + 40 * (moment / .seconds(1)) + 0.001) }
        #expect(passed.times.last.map { $0 <= .seconds(140 / 40.0 + 0.1) } == true)
    }

    @Test func `requests in line share a lease, and permits that are left are taken without the source or expire`() async throws {
        let (limiter, source) = machine(perSecond: 1, burst: 4)
        try await limiter.pass { _ in }
        #expect(!limiter.tryPass() && source.asked == [1])
        _ = await machine(perSecond: 1, burst: 4).source.lease(upTo: 3)
        // The first request asks for itself, and the second one for all behind it.
        let first = try await line(limiter, 1)
        let others = try await line(limiter, 4)
        await time.sleepers(1)
        time.advance(by: .seconds(1))
        try await first[0].value
        while source.asked.count < 3 { await Task.yield() }
        #expect(source.asked == [1, 1, 4])
        for task in others.dropFirst() { task.cancel() }
        for task in others.dropFirst() { _ = await task.result }
        await time.sleepers(1)
        time.advance(by: .seconds(4))
        try await others[0].value
        #expect(limiter.tryPass() && limiter.tryPass())
        time.advance(by: .seconds(1))
        #expect(!limiter.tryPass() && source.asked == [1, 1, 4])
    }

    @Test func `a wait for the shared rate is reported, and fails at once if the request may not take so long`() async throws {
        let (limiter, source) = machine(perSecond: 0.5)
        _ = await source.lease(upTo: 1)
        let waits = Mutex<[Duration]>([])
        let waiting = Task { try await limiter.pass { wait in waits.withLock { $0.append(wait) } } }
        await time.sleepers(1)
        #expect(waits.withLock { $0 } == [.seconds(2)])
        waiting.cancel()
        _ = await waiting.result
        // The permit that the cancelled request has leased is for the next one, which may wait for it or not.
        let failure = await #expect(throws: TransportError.self) { try await limiter.pass(within: .seconds(1)) { _ in } }
        #expect(failure?.kind == .rateLimited && failure?.retryAfter == .seconds(2))
        let next = Task { try await limiter.pass(within: .seconds(2)) { _ in } }
        await time.sleepers(1)
        time.advance(by: .seconds(2))
        try await next.value
        #expect(source.asked == [1, 1])
        // Another machine has reserved the next permit.
        _ = await machine(perSecond: 0.5).source.lease(upTo: 1)
        let late = await #expect(throws: TransportError.self) { try await limiter.pass(within: .seconds(3)) { _ in } }
        #expect(late?.kind == .rateLimited && late?.retryAfter == .seconds(4) && limiter.waiting == 0)
    }

    @Test func `a machine has no more than its own rate`() async throws {
        let (limiter, source) = machine(perSecond: 1_000, burst: 1_000, own: 1)
        for _ in 0..<1_000 where !limiter.tryPass() { try await limiter.pass { _ in } }
        let waiting = Task { try await limiter.pass { _ in } }
        await time.sleepers(1)
        let asked = source.asked.count
        time.advance(by: .seconds(1))
        try await waiting.value
        // The source is asked when the request could go, not before it.
        #expect(asked == 1_000 && source.asked.count == 1_001)
    }

    /// A source that gives the same wrong lease four times.
    private final class Wrong: RateLimiting {
        private let lease: RateLease
        private let asked = Mutex(0)

        init(_ lease: RateLease) { self.lease = lease }

        func lease(upTo permits: Int) async -> RateLease {
            let asked = asked.withLock { asked in
                asked += 1
                return asked
            }
            return asked > 4 ? RateLease(permits: 1) : lease
        }
    }

    @Test(arguments: [
        (0, Duration.zero, Duration.seconds(1), 4), (-5, .seconds(-9), .seconds(1), 4), (1, .seconds(Int64.max / 2), .seconds(1), 60),
        (1, .zero, .zero, 4),
    ])
    func `a source that is wrong is asked once in the interval of the limiter, and no wait is longer than a minute`(
        permits: Int, wait: Duration, lifetime: Duration, seconds: Int
    ) async throws {
        let time = ManualTime(jumps: true)
        let source = Wrong(RateLease(permits: permits, wait: wait, lifetime: lifetime))
        try await RateLimiter(requestsPerSecond: 1, burst: 1, sharing: source, time: time.source).pass { _ in }
        #expect(time.now == .seconds(seconds))
    }

    @Test func `a cancelled request leaves the line while the source is asked`() async throws {
        let gate = Gate()
        let limiter = RateLimiter(sharing: Slow(gate: gate), time: time.source)
        let waiting = Task { try await limiter.pass { _ in } }
        await gate.arrivals(1)
        waiting.cancel()
        gate.open()
        await #expect { try await waiting.value } throws: { ($0 as? TransportError)?.kind == .cancelled }
        #expect(limiter.waiting == 0)
    }

    private struct Slow: RateLimiting {
        let gate: Gate

        func lease(upTo permits: Int) async -> RateLease {
            await gate.pass()
            return RateLease(permits: Task.isCancelled ? 0 : 1)
        }
    }
}
