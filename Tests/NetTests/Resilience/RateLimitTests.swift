import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeNet

@Suite(.timeLimit(.minutes(5)))
struct RateLimitTests {
    @Test func `a bucket lets a few go at once and then keeps its rate`() {
        var bucket = TokenBucket(perSecond: 40, burst: 3)
        for _ in 0..<3 { #expect(bucket.take(at: .zero) == .zero) }
        #expect(bucket.take(at: .zero) == .milliseconds(25))
        #expect(bucket.take(at: .milliseconds(24)) == .milliseconds(1))
        #expect(bucket.take(at: .milliseconds(25)) == .zero)
        #expect(bucket.take(at: .milliseconds(25)) == .milliseconds(25))
        for _ in 0..<3 { #expect(bucket.take(at: .seconds(9)) == .zero) }
        #expect(bucket.take(at: .seconds(9)) == .milliseconds(25))
    }

    private final class Order: Sendable {
        private let noted = Mutex<[Int]>([])
        var numbers: [Int] { noted.withLock { $0 } }
        func note(_ number: Int) { noted.withLock { $0.append(number) } }
    }

    /// A server that counts: more than it allows within any second is refused.
    private final class StrictServer: Sendable {
        private let state = Mutex<(times: [Duration], order: [Int], answered: Int)>(([], [], 0))
        let time: ManualTime
        let allowed: Int

        init(_ time: ManualTime, allowed: Int) {
            self.time = time
            self.allowed = allowed
        }

        var answered: Int { state.withLock { $0.answered } }
        var order: [Int] { state.withLock { $0.order } }

        func answer(_ request: TransportRequest) -> TransportResponse {
            let now = time.now
            return state.withLock { state in
                state.answered += 1
                guard state.times.count(where: { $0 > now - .seconds(1) }) < allowed else { return TransportResponse(status: 429) }
                state.times.append(now)
                state.order.append(Int(request.url.split(separator: "/").last ?? "") ?? -1)
                return TransportResponse(status: 200)
            }
        }
    }

    private static func chain(_ base: any HTTPTransport, _ limiter: RateLimiter, _ time: ManualTime) -> TransportChain {
        var options = TransportChain.Options()
        options.retries = 0
        options.limiter = limiter
        options.time = time.source
        return TransportChain(base, options)
    }

    @Test(arguments: [(1, 41), (10, 50)])
    func `a thousand tasks of two clients finish at the rate, and none is refused or forgotten`(burst: Int, allowed: Int) async throws {
        let time = ManualTime()
        let server = StrictServer(time, allowed: allowed)
        let stub = StubTransport { (request) throws(TransportError) in server.answer(request) }
        let limiter = RateLimiter(burst: burst, time: time.source)
        let clients = [Self.chain(stub, limiter, time), Self.chain(stub, limiter, time)]
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<1_000 {
                group.addTask { try await clients[number % 2].send(TransportRequest(.get, "https://tmdb.example.com/\(number)")).status }
            }
            // Time passes only while every request is with the server or in line, where the first and the limits of the others sleep.
            while server.answered < 1_000 {
                try Task.checkCancellation()
                if time.sleepers == limiter.waiting, server.answered + limiter.waiting == 1_000 { time.advanceToNext() }
                await Task.yield()
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == Array(repeating: 200, count: 1_000))
        #expect(Set(server.order).count == 1_000)
        let rate = 1_000 / (time.now / .seconds(1))
        #expect(rate >= 36 && rate <= 41)
    }

    @Test func `the line is served in the order of arrival, and a request that leaves it costs no other a turn`() async throws {
        let time = ManualTime()
        let limiter = RateLimiter(requestsPerSecond: 1, burst: 1, time: time.source)
        let order = Order()
        try await limiter.pass { _ in }
        var tasks: [Task<Void, any Error>] = []
        for number in 0..<6 {
            tasks.append(
                Task {
                    try await limiter.pass { _ in }
                    order.note(number)
                })
            while limiter.waiting <= number {
                try Task.checkCancellation()
                await Task.yield()
            }
        }
        await time.sleepers(1)
        // The first in line, one in the middle, and the last.
        for number in [0, 2, 5] { tasks[number].cancel() }
        for number in [0, 2, 5] { await #expect { try await tasks[number].value } throws: { ($0 as? TransportError)?.kind == .cancelled } }
        #expect(limiter.waiting == 3)
        for number in [1, 3, 4] {
            await time.sleepers(1)
            time.advance(by: .seconds(1))
            try await tasks[number].value
        }
        #expect(order.numbers == [1, 3, 4] && time.now == .seconds(3))
        while limiter.waiting > 0 {
            try Task.checkCancellation()
            await Task.yield()
        }
        #expect(time.sleepers == 0)
    }

    @Test func `a wait is reported beforehand`() async throws {
        let (time, events) = (ManualTime(jumps: true), EventLog())
        let limiter = RateLimiter(requestsPerSecond: 4, burst: 1, time: time.source)
        let stub = StubTransport { (_) throws(TransportError) in TransportResponse(status: 200) }
        let transport = RateLimitTransport(base: stub, limiter: limiter, pendingWaits: PendingWaits(), onEvent: events.handler)
        for _ in 0..<2 { _ = try await transport.send(TransportRequest(.get, "https://tmdb.example.com/3", operation: "GET /3")) }
        #expect(events.events == [MarqueeEvent(.throttled(for: .milliseconds(250)), operation: "GET /3")])
    }

    @Test func `a wait longer than the request may take fails at once, with the time`() async throws {
        let time = ManualTime()
        let limiter = RateLimiter(requestsPerSecond: 1, burst: 1, time: time.source)
        let stub = StubTransport { (_) throws(TransportError) in TransportResponse(status: 200) }
        let transport = RateLimitTransport(base: stub, limiter: limiter, pendingWaits: PendingWaits(), onEvent: { _ in })
        let request = TransportRequest(.get, "https://tmdb.example.com/3", limits: TransportLimits(total: .milliseconds(999)))
        _ = try await transport.send(request)
        let failure = await transport.failure(of: request)
        #expect(failure?.kind == .rateLimited && failure?.retryAfter == .seconds(1) && stub.requests.count == 1)
        #expect(WireError.error(of: try #require(failure), operation: nil).code == .rateLimited)
    }

    /// The first in line may go, but its task has not woken up yet.
    @Test func `a request that comes when the first in line may go waits for the whole line, or fails at once`() async throws {
        let gate = Gate()
        let now = Mutex(Duration.zero)
        let sleep: @Sendable (Duration) async -> Void = { duration in
            await gate.pass()
            now.withLock { $0 += duration }
        }
        let limiter = RateLimiter(
            requestsPerSecond: 1, burst: 1, time: TimeSource(now: { now.withLock { $0 } }, sleep: sleep, random: { 0 }))
        #expect(limiter.tryPass())
        let line = (0..<3).map { _ in Task { try await limiter.pass { _ in } } }
        await gate.arrivals(1)
        while limiter.waiting < 3 { await Task.yield() }
        now.withLock { $0 = .seconds(1) }
        let late = Task { await #expect(throws: TransportError.self) { try await limiter.pass(within: .milliseconds(2_500)) { _ in } } }
        for _ in 0..<100 { await Task.yield() }
        gate.open()
        #expect(await late.value?.retryAfter == .seconds(3))
        for task in line { try await task.value }
    }

    @Test(arguments: [(Double.nan, 1), (-1, .max), (.infinity, .min), (1e-300, .max)])
    func `an invalid rate or burst stops no request`(_ rate: Double, _ burst: Int) {
        var bucket = TokenBucket(perSecond: rate, burst: burst)
        #expect(bucket.take(at: .zero) == .zero)
        #expect(bucket.wait(at: .zero, behind: 1_000) >= .zero)
    }

    @Test(arguments: [429, 503])
    func `a Retry-After holds for all requests to the host`(_ status: Int) async throws {
        let time = ManualTime()
        let stub = StubTransport { (request) throws(TransportError) in
            let isFirst = request.url.hasSuffix("first")
            return TransportResponse(status: isFirst ? status : 200, headers: isFirst ? ["Retry-After": "5"] : [:])
        }
        var options = TransportChain.Options()
        options.retries = 0
        options.time = time.source
        let chain = TransportChain(stub, options)
        func request(_ url: String, total: Duration) -> TransportRequest {
            TransportRequest(.get, url, limits: TransportLimits(total: total))
        }
        _ = try await chain.send(request("https://a.example.com/first", total: .seconds(30)))
        for _ in 0..<100 {
            let failure = await chain.failure(of: request("https://a.example.com/next", total: .seconds(5)))
            #expect(failure?.kind == .rateLimited && failure?.retryAfter == .seconds(5))
        }
        #expect(stub.requests.count == 1)
        #expect(try await chain.send(request("https://b.example.com/", total: .seconds(1))).status == 200)
        let patient = Task { try await chain.send(request("https://a.example.com/next", total: .seconds(6))).status }
        await time.sleepers(1)
        time.advance(by: .seconds(5))
        #expect(try await patient.value == 200)
        #expect(stub.requests.count == 3)
    }

    @Test func `a Retry-After holds for the requests that are in line when it comes`() async throws {
        let time = ManualTime()
        let stub = StubTransport { (request) throws(TransportError) in
            request.url.hasSuffix("first")
                ? TransportResponse(status: 429, headers: ["Retry-After": "5"]) : TransportResponse(status: 200)
        }
        let limiter = RateLimiter(requestsPerSecond: 1, burst: 1, time: time.source)
        let chain = Self.chain(stub, limiter, time)
        func request(_ url: String, total: Duration) -> TransportRequest {
            TransportRequest(.get, "https://a.example.com/\(url)", limits: TransportLimits(total: total))
        }
        _ = try await chain.send(TransportRequest(.get, "https://b.example.com/"))
        let first = Task { try await chain.send(request("first", total: .seconds(30))).status }
        while limiter.waiting < 1 { await Task.yield() }
        // The hurried one is before the patient one in line.
        let hurried = Task { await chain.failure(of: request("next", total: .seconds(6))) }
        while limiter.waiting < 2 { await Task.yield() }
        let patient = Task { try await chain.send(request("next", total: .seconds(60))).status }
        while limiter.waiting < 3 { await Task.yield() }
        await time.sleepers(1)
        time.advance(by: .seconds(1))
        #expect(try await first.value == 429)
        await time.sleepers(1)
        time.advance(by: .seconds(1))
        try #require(await hurried.value?.kind == .rateLimited)
        await time.sleepers(1)
        time.advance(by: .seconds(1))
        await time.sleepers(1)
        #expect(stub.requests.count == 2)
        time.advance(by: .seconds(3))
        #expect(try await patient.value == 200)
        #expect(stub.requests.count == 3)
    }

    @Test func `no Retry-After holds for longer than a minute`() async throws {
        let time = ManualTime()
        let stub = StubTransport { (_) throws(TransportError) in
            TransportResponse(status: 503, headers: ["Retry-After": "86400"])
        }
        var options = TransportChain.Options()
        options.retries = 0
        options.time = time.source
        let chain = TransportChain(stub, options)
        let request = TransportRequest(.get, "https://tmdb.example.com/3")
        #expect(try await chain.send(request).status == 503)
        #expect(await chain.failure(of: request)?.retryAfter == .seconds(60))
        time.advance(by: .seconds(60))
        #expect(try await chain.send(request).status == 503)
        #expect(stub.requests.count == 2)
    }

    @Test func `a request that is cancelled before it waits never enters the line`() async throws {
        let (time, permits) = (ManualTime(), ConcurrencyLimiter(1))
        _ = try await permits.take()
        let late = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await permits.take(within: .seconds(1), on: time.source)
        }
        // A request that waits after all is refused by the limit, with another error.
        let watch = Task {
            await time.sleepers(1)
            time.advance(by: .seconds(1))
        }
        await #expect { try await late.value } throws: { ($0 as? TransportError)?.kind == .cancelled }
        watch.cancel()
        #expect(permits.waiting == 0 && permits.held == 1)
    }

    @Test func `permits bound what is in flight, and cancellation frees them`() async throws {
        let (time, gate) = (ManualTime(), Gate())
        let stub = StubTransport { (_) throws(TransportError) in
            await gate.pass()
            return TransportResponse(status: 200)
        }
        let permits = ConcurrencyLimiter(2)
        let transport = ConcurrencyLimitTransport(base: stub, permits: permits, time: time.source, pendingWaits: PendingWaits())
        let request = TransportRequest(.get, "https://tmdb.example.com/3", limits: TransportLimits(total: .seconds(5)))
        let tasks = (0..<5).map { _ in Task { try await transport.send(request) } }
        await gate.arrivals(2)
        await time.sleepers(3)
        #expect(permits.held == 2 && permits.waiting == 3 && stub.requests.count == 2)
        // One in line leaves; which it is does not matter, so one more is sent for the purpose.
        let leaving = Task { try await transport.send(request) }
        await time.sleepers(4)
        leaving.cancel()
        await #expect { try await leaving.value } throws: { ($0 as? TransportError)?.kind == .cancelled }
        #expect(permits.waiting == 3 && time.sleepers == 3)
        // The line is too long for the others.
        time.advance(by: .seconds(5))
        while permits.waiting > 0 {
            try Task.checkCancellation()
            await Task.yield()
        }
        gate.open()
        var kinds: [TransportError.Kind?] = []
        for task in tasks {
            do { _ = try await task.value } catch { kinds.append((error as? TransportError)?.kind) }
        }
        #expect(kinds == [.timeout, .timeout, .timeout] && stub.requests.count == 2)
        #expect(permits.held == 0 && permits.waiting == 0 && time.sleepers == 0)
        _ = try await transport.send(request)
    }
}
