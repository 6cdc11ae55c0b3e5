@testable import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@Suite(.timeLimit(.minutes(5)))
struct RequestCoalescerTests {
    private let key = SnapshotKey(server: "s", operation: "o", audience: .standard)

    @Test func `10,000 joiners share one fetch`() async throws {
        let (coalescer, gate, fetches) = (RequestCoalescer(), Gate(), Counter())
        let sum = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<10_000 {
                group.addTask {
                    try await coalescer.join(key) { (_) async throws(MarqueeError) in
                        fetches.add()
                        await gate.pass()
                        return 1
                    }
                }
            }
            await gate.arrivals(1)
            while coalescer.waiting(on: key) < 10_000 { await Task.yield() }
            gate.open()
            return try await group.reduce(0, +)
        }
        #expect(sum == 10_000)
        #expect(fetches.count == 1)
        #expect(coalescer.count == 0)
    }

    @Test func `a cancelled waiter leaves at once, and the others go on`() async throws {
        let (coalescer, gate) = (RequestCoalescer(), Gate())
        let fetch: @concurrent @Sendable (InFlightFetch) async throws(MarqueeError) -> Int = { _ in
            await gate.pass()
            return 7
        }
        let stays = Task { try await coalescer.join(key, fetch) }
        await gate.arrivals(1)
        let leaves = Task { try await coalescer.join(key, fetch) }
        while coalescer.waiting(on: key) < 2 { await Task.yield() }
        leaves.cancel()
        await #expect(throws: MarqueeError.cancelled) { try await leaves.value }
        gate.open()
        #expect(try await stays.value == 7)
    }

    @Test func `a waiter that was cancelled before it waits throws`() async throws {
        let (coalescer, gate) = (RequestCoalescer(), Gate())
        let begun = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await coalescer.join(key) { (_) async throws(MarqueeError) in
                await gate.pass()
                return 1
            }
        }
        await #expect(throws: MarqueeError.cancelled) { try await begun.value }
        #expect(coalescer.count == 0)
        gate.open()
    }

    @Test func `what is out of date is joined by nobody, and waited for all the same`() async throws {
        let (coalescer, gate) = (RequestCoalescer(), Gate())
        let earlier = Task {
            try await coalescer.join(key) { (flight) async throws(MarqueeError) -> Bool in
                await gate.pass()
                return flight.isOutdated
            }
        }
        await gate.arrivals(1)
        coalescer.outdate(.key(key))
        #expect(coalescer.count == 0)
        #expect(try await coalescer.join(key) { (flight) async throws(MarqueeError) -> Bool in flight.isOutdated } == false)
        let settled = Task {
            await coalescer.finishAll()
            return gate.isOpen
        }
        for _ in 0..<100 { await Task.yield() }
        gate.open()
        #expect(await settled.value)
        #expect(try await earlier.value)
    }

    @Test func `the end of what is out of date leaves the fetch that came after it to be joined`() async throws {
        let (coalescer, earlier, later, fetches) = (RequestCoalescer(), Gate(), Gate(), Counter())
        let outdated = Task {
            try await coalescer.join(key) { (_) async throws(MarqueeError) -> Int in
                await earlier.pass()
                return 1
            }
        }
        await earlier.arrivals(1)
        coalescer.outdate(.key(key))
        let fetch: @concurrent @Sendable (InFlightFetch) async throws(MarqueeError) -> Int = { _ in
            fetches.add()
            await later.pass()
            return 2
        }
        let first = Task { try await coalescer.join(key, fetch) }
        await later.arrivals(1)
        earlier.open()
        #expect(try await outdated.value == 1)
        #expect(coalescer.count == 1)
        later.open()
        let second = Task { try await coalescer.join(key, fetch) }
        #expect(try await first.value == 2)
        #expect(try await second.value == 2)
    }

    @Test func `a private fetch that is out of date ends with its account too`() async throws {
        let (coalescer, gate) = (RequestCoalescer(), Gate())
        let hasEnded = Mutex(false)
        var key = key
        key.tenant = 7
        let begun = Task { [key] in
            try await coalescer.join(key) { (_) async throws(MarqueeError) -> Int in
                await withTaskCancellationHandler {
                    await gate.pass()
                } onCancel: {
                    gate.open()
                }
                hasEnded.withLock { $0 = true }
                return 1
            }
        }
        await gate.arrivals(1)
        coalescer.outdate(.tenant(7))
        await coalescer.end(of: 8)
        #expect(!gate.isOpen)
        await coalescer.end(of: 7)
        #expect(hasEnded.withLock { $0 })
        gate.open()
        #expect(try await begun.value == 1)
    }

    /// It may be storing its answer.
    @Test func `a fetch that everybody has left is waited for, and out of date when its subject changes`() async throws {
        let (coalescer, gate, outdated) = (RequestCoalescer(), Gate(), Counter())
        var key = key
        key.tenant = 7
        let leaves = Task { [key] in
            try await coalescer.join(key) { (fetch) async throws(MarqueeError) -> Int in
                await gate.pass()
                if fetch.isOutdated { outdated.add() }
                return 1
            }
        }
        await gate.arrivals(1)
        leaves.cancel()
        await #expect(throws: MarqueeError.cancelled) { try await leaves.value }
        coalescer.outdate(.key(key))
        let ended = Task {
            await coalescer.end(of: 7)
            return outdated.count
        }
        let finished = Task {
            await coalescer.finishAll()
            return outdated.count
        }
        for _ in 0..<100 { await Task.yield() }
        gate.open()
        #expect(await ended.value == 1)
        #expect(await finished.value == 1)
    }

    @Test func `when the last waiter leaves the fetch is cancelled`() async throws {
        let (coalescer, gate, cancelled) = (RequestCoalescer(), Gate(), Gate())
        let tasks = (0..<3).map { _ in
            Task {
                try await coalescer.join(key) { (_) async throws(MarqueeError) -> Int in
                    await withTaskCancellationHandler {
                        await gate.pass()
                    } onCancel: {
                        Task { await cancelled.pass() }
                        gate.open()
                    }
                    return 1
                }
            }
        }
        while coalescer.waiting(on: key) < 3 { await Task.yield() }
        await gate.arrivals(1)
        for task in tasks { task.cancel() }
        await cancelled.arrivals(1)
        for task in tasks { await #expect(throws: MarqueeError.cancelled) { try await task.value } }
        #expect(coalescer.count == 0)
    }

    @Test func `a failure reaches all waiters and no later caller`() async throws {
        let (coalescer, gate) = (RequestCoalescer(), Gate())
        let error = MarqueeError(.server, .init("test", "Down."))
        let tasks = (0..<5).map { _ in
            Task {
                try await coalescer.join(key) { (_) async throws(MarqueeError) -> Int in
                    await gate.pass()
                    throw error
                }
            }
        }
        while coalescer.waiting(on: key) < 5 { await Task.yield() }
        gate.open()
        for task in tasks { await #expect(throws: error) { try await task.value } }
        #expect(try await coalescer.join(key) { (_) async throws(MarqueeError) in 2 } == 2)
    }

    private final class Counter: Sendable {
        private let value = Mutex(0)
        func add() { value.withLock { $0 += 1 } }
        var count: Int { value.withLock { $0 } }
    }
}
