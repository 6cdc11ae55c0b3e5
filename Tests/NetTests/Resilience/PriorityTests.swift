import MarqueeData
import Synchronization
import TestKit
import Testing

@testable import MarqueeNet

/// Reads that a caller waits for are sent before background work, and background work goes on.
@Suite(.timeLimit(.minutes(5)))
struct PriorityTests {
    private let request = TransportRequest(.get, "https://tmdb.example.com/3", limits: TransportLimits(total: .seconds(86_400)))
    private let time = ManualTime()

    /// Puts tasks of the background and then of the foreground in a line, and returns the order in which they were served.
    private func order(
        background: Int, foreground: Int, waiting: () -> Int, open: () async throws -> Void,
        _ serve: @escaping @Sendable (_ note: @Sendable () -> Void) async throws -> Void
    ) async throws -> String {
        let order = Served()
        var tasks: [Task<Void, any Error>] = []
        let line =
            Array(repeating: ("b", TaskPriority.background), count: background)
            + Array(repeating: ("f", TaskPriority.medium), count: foreground)
        for (name, priority) in line {
            tasks.append(Task(priority: priority) { try await serve { order.note(name) } })
            while waiting() < tasks.count { try await step() }
        }
        try await open()
        for task in tasks { try await task.value }
        return order.names
    }

    private final class Served: Sendable {
        private let state = Mutex("")
        var names: String { state.withLock { $0 } }
        func note(_ name: String) { state.withLock { $0 += name } }
    }

    /// Waits until so many are in line, and all of them sleep.
    private func settle(_ limiter: RateLimiter, _ count: Int) async throws {
        while limiter.waiting != count || time.sleepers != count { try await step() }
    }

    private func step() async throws {
        try Task.checkCancellation()
        await Task.yield()
    }

    @Test func `permits go to three of the foreground, then to one of the background`() async throws {
        let permits = ConcurrencyLimiter(1)
        let first = try await permits.take()
        let served = try await order(background: 6, foreground: 8, waiting: { permits.waiting }, open: { permits.give(first) }) { note in
            let permit = try await permits.take()
            note()
            permits.give(permit)
        }
        #expect(served == "fffbfffbffbbbb")
        #expect(permits.held == 0)
    }

    @Test func `background work holds three permits of four, and the fourth is for requests that a caller waits for`() async throws {
        let permits = ConcurrencyLimiter(4)
        var held = (0..<3).compactMap { _ in permits.tryTake(as: .background) }
        #expect(held.count == 3 && permits.tryTake(as: .background) == nil)
        let waits = Task(priority: .background) { try await permits.take(as: .background) }
        while permits.waiting == 0 { try await step() }
        let person = try #require(permits.tryTake(as: .reads))
        #expect(permits.tryTake(as: .reads) == nil)
        // A permit that the foreground gives back is not for the background, which has all that it may.
        permits.give(person)
        #expect(permits.waiting == 1 && permits.held == 3)
        permits.give(held.removeLast())
        held.append(try await waits.value)
        #expect(permits.waiting == 0 && permits.held == 3)
        for permit in held { permits.give(permit) }
        #expect(permits.held == 0)
    }

    @Test func `requests of background work are overtaken in the line for permits`() async throws {
        let (permits, order) = (ConcurrencyLimiter(1), Served())
        let stub = StubTransport { (request) throws(TransportError) in
            order.note(request.operation ?? "")
            return TransportResponse(status: 200)
        }
        let transport = ConcurrencyLimitTransport(base: stub, permits: permits, time: time.source, pendingWaits: PendingWaits())
        let first = try await permits.take()
        _ = try await self.order(background: 4, foreground: 2, waiting: { permits.waiting }, open: { permits.give(first) }) { [request] _ in
            var request = request
            request.operation = RequestPriority.current == .background ? "b" : "f"
            _ = try await transport.send(request)
        }
        #expect(order.names == "ffbbbb")
    }

    @Test func `requests of background work are overtaken in the line for the rate limiter`() async throws {
        let (limiter, order) = (RateLimiter(requestsPerSecond: 1, burst: 1, time: time.source), Served())
        let stub = StubTransport { (request) throws(TransportError) in
            order.note(request.operation ?? "")
            return TransportResponse(status: 200)
        }
        let transport = RateLimitTransport(base: stub, limiter: limiter, pendingWaits: PendingWaits(), onEvent: { _ in })
        _ = try await transport.send(request)
        // A request that finds no token holds the turn for a moment before it is in line, and then sleeps.
        _ = try await self.order(background: 4, foreground: 2, waiting: { min(limiter.waiting, time.sleepers) }) {
            while limiter.waiting > 0 {
                // All are in line or served: the first in line sleeps, and so do the limits of the others.
                if time.sleepers == limiter.waiting, order.names.count + limiter.waiting == 6 { time.advance(by: .milliseconds(10)) }
                try await step()
            }
        } _: { [request] _ in
            var request = request
            request.operation = RequestPriority.current == .background ? "b" : "f"
            _ = try await transport.send(request)
        }
        // The first of the background has the turn already.
        #expect(order.names == "bffbbb")
    }

    @Test func `a long line of background work does not delay a foreground request`() async throws {
        let limiter = RateLimiter(requestsPerSecond: 1, burst: 1, time: time.source)
        try await limiter.pass { _ in }
        var crawl: [Task<Void, any Error>] = []
        for number in 1...20 {
            crawl.append(Task(priority: .background) { try await limiter.pass(within: .seconds(60)) { _ in } })
            while limiter.waiting < number { try await step() }
        }
        let person = Task { try await limiter.pass(within: .seconds(2)) { _ in } }
        while limiter.waiting < 21 { try await step() }
        for sleepers in [21, 20] {
            // One waits for the bucket, and the others look at the time.
            try await settle(limiter, sleepers)
            time.advance(by: .seconds(1))
        }
        try await person.value
        for task in crawl { task.cancel() }
        for task in crawl { _ = await task.result }
        #expect(time.now == .seconds(2) && limiter.waiting == 0 && time.sleepers == 0)
    }

    @Test func `a wait of exactly the time that a request may take is not too long`() async throws {
        let time = ManualTime(jumps: true)
        let limiter = RateLimiter(requestsPerSecond: 1, burst: 1, time: time.source)
        #expect(limiter.tryPass())
        try await limiter.pass(within: .seconds(1)) { _ in }
        await #expect { try await limiter.pass(within: .milliseconds(999)) { _ in } } throws: { error in
            (error as? TransportError)?.kind == .rateLimited && (error as? TransportError)?.retryAfter == .seconds(1)
        }
        #expect(time.now == .seconds(1) && limiter.waiting == 0)
    }

    @Test func `background work that is overtaken for too long fails with the time to wait`() async throws {
        let limiter = RateLimiter(requestsPerSecond: 1, burst: 1, time: time.source)
        try await limiter.pass { _ in }
        func pass(as priority: TaskPriority, within limit: Duration, _ number: Int) async throws -> Task<Void, any Error> {
            let task = Task(priority: priority) { try await limiter.pass(within: limit) { _ in } }
            while limiter.waiting < number { try await step() }
            return task
        }
        let first = try await pass(as: .medium, within: .seconds(60), 1)
        let overtaken = try await pass(as: .background, within: .seconds(3), 2)
        var others: [Task<Void, any Error>] = []
        for number in 3...5 { others.append(try await pass(as: .medium, within: .seconds(60), number)) }
        for sleepers in [5, 4, 3] {
            try await settle(limiter, sleepers)
            time.advance(by: .seconds(1))
        }
        await #expect { try await overtaken.value } throws: { error in
            (error as? TransportError)?.kind == .rateLimited && (error as? TransportError)?.retryAfter != nil
        }
        try await settle(limiter, 1)
        time.advance(by: .seconds(1))
        for task in [first] + others { try await task.value }
        #expect(time.sleepers == 0)
    }

    @Test func `background work leaves half of a burst to others, who do not wait for it`() async throws {
        let limiter = RateLimiter(requestsPerSecond: 1, burst: 4, time: time.source)
        try #require(limiter.tryPass(as: .background) && limiter.tryPass(as: .background) && !limiter.tryPass(as: .background))
        let work = Task(priority: .background) { try await limiter.pass { _ in } }
        try await settle(limiter, 1)
        // It has the turn.
        #expect(limiter.tryPass(as: .reads) && limiter.tryPass(as: .acts) && !limiter.tryPass(as: .reads))
        let person = Task { try await limiter.pass { _ in } }
        while limiter.waiting < 2 { try await step() }
        for left in [1, 0] {
            time.advance(by: .seconds(1))
            while limiter.waiting > left { try await step() }
            if left > 0 { try await settle(limiter, 1) }
        }
        // While another waits, it leaves no tokens, and takes its turn.
        try await work.value
        try await person.value
        #expect(time.now == .seconds(2))
    }

    @Test func `background work alone has the whole rate`() async throws {
        let time = ManualTime(jumps: true)
        let limiter = RateLimiter(requestsPerSecond: 1, burst: 4, time: time.source)
        for _ in 0..<20 { try await limiter.pass(as: .background) { _ in } }
        #expect(time.now == .seconds(18))
    }
}
