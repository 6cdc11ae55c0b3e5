import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeNet

/// One caller takes nothing from the others where requests wait.
@Suite(.timeLimit(.minutes(5)))
struct FairnessTests {
    private let time = ManualTime()

    /// The moments at which requests were served, by the name of their caller.
    private final class Served: Sendable {
        private let state = Mutex<[(name: String, at: Duration)]>([])
        var all: [(name: String, at: Duration)] { state.withLock { $0 } }
        var order: String { all.map(\.name).joined() }
        func at(_ name: String) -> Duration? { all.first { $0.name == name }?.at }
        func note(_ name: String, _ now: Duration) { state.withLock { $0.append((name, now)) } }
    }

    private final class Granted: Sendable {
        private let state = Mutex<[ConcurrencyLimiter.Permit]>([])
        var count: Int { state.withLock { $0.count } }
        func note(_ permit: ConcurrencyLimiter.Permit) { state.withLock { $0.append(permit) } }
        func removeFirst() -> ConcurrencyLimiter.Permit { state.withLock { $0.removeFirst() } }
    }

    private func until(_ isDone: () -> Bool) async throws {
        while !isDone() {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    private func limiter(_ rate: Double = 1) -> RateLimiter {
        let limiter = RateLimiter(requestsPerSecond: rate, burst: 1, time: time.source)
        #expect(limiter.tryPass())
        return limiter
    }

    /// Puts a request in line, and returns when it is there.
    private func enter(
        _ limiter: RateLimiter, _ name: String, _ served: Served, for callers: RequestCallers?, as share: RequestShare = .reads,
        bound: Int = .max
    ) async throws -> Task<Void, any Error> {
        let before = limiter.waiting
        let task = Task { [time] in
            try await limiter.pass(as: share, for: callers, bound: bound) { _ in }
            served.note(name, time.now)
        }
        try await until { limiter.waiting > before }
        return task
    }

    /// Lets the time pass until so many requests are served.
    private func serve(_ limiter: RateLimiter, _ count: Int, _ served: Served) async throws {
        while served.all.count < count {
            await time.sleepers(1)
            let before = served.all.count
            time.advanceToNext()
            try await until { served.all.count > before }
        }
    }

    @Test func `of 100 callers, one with 1,000 waiting requests, the others wait exactly for their share`() async throws {
        let (limiter, served) = (limiter(40), Served())
        var flood: [Task<Void, any Error>] = []
        for _ in 0..<1_000 { flood.append(try await enter(limiter, "flood", served, for: RequestCallers(Caller("flood")))) }
        for number in 1...99 { _ = try await enter(limiter, "\(number)", served, for: RequestCallers(Caller("other \(number)"))) }
        try await serve(limiter, 101, served)
        // One request of the flood was first in line before the others came, and it has one turn of the 100.
        for number in 1...99 { #expect(served.at("\(number)") == .milliseconds(25) * (number + 2)) }
        #expect(served.order.hasPrefix("floodflood123") && served.all.count { $0.name == "flood" } == 2)
        for task in flood { task.cancel() }
        for task in flood { _ = await task.result }
        #expect(limiter.waiting == 0 && time.sleepers == 0)
    }

    @Test func `work whose callers have all gone leaves the line`() async throws {
        let (limiter, served) = (limiter(), Served())
        var gone: [Task<Void, any Error>] = []
        for _ in 0..<300 { gone.append(try await enter(limiter, "gone", served, for: RequestCallers(Caller("gone")))) }
        for task in gone { task.cancel() }
        for task in gone { await #expect { try await task.value } throws: { ($0 as? TransportError)?.kind == .cancelled } }
        _ = try await enter(limiter, "next", served, for: RequestCallers(Caller("next")))
        try await serve(limiter, 1, served)
        #expect(served.at("next") == .seconds(1))
    }

    @Test func `a request that another caller joins is served in the turn of that caller`() async throws {
        let (limiter, served, shared) = (limiter(), Served(), RequestCallers(Caller("flood")))
        var flood: [Task<Void, any Error>] = []
        for _ in 0..<20 { flood.append(try await enter(limiter, "f", served, for: RequestCallers(Caller("flood")))) }
        let joined = try await enter(limiter, "j", served, for: shared)
        let alone = RequestCallers(Caller("flood"))
        flood.append(try await enter(limiter, "k", served, for: alone))
        shared.add(Caller("other"))
        // A caller that joins and leaves changes nothing.
        alone.add(Caller("third"))
        alone.remove(Caller("third"))
        try await serve(limiter, 5, served)
        #expect(served.order == "ffjff")
        try await joined.value
        for task in flood { task.cancel() }
        for task in flood { _ = await task.result }
        // Nothing of it stays in the lines of its callers.
        shared.add(Caller("fourth"))
        #expect(limiter.waiting == 0)
    }

    @Test func `a caller whose line is full is refused at once with the time, and no other caller is`() async throws {
        let (limiter, served) = (limiter(), Served())
        let caller = RequestCallers(Caller("flood"))
        var tasks: [Task<Void, any Error>] = []
        // The first in line is not in the line of its caller.
        for _ in 0..<4 { tasks.append(try await enter(limiter, "f", served, for: caller, bound: 3)) }
        await #expect { try await limiter.pass(for: caller, bound: 3) { _ in } } throws: { error in
            (error as? TransportError)?.kind == .rateLimited && (error as? TransportError)?.retryAfter == .seconds(5)
        }
        #expect(limiter.waiting == 4)
        // Its sign-in, other callers, and requests without a caller have lines of their own.
        tasks.append(try await enter(limiter, "a", served, for: caller, as: .acts, bound: 3))
        tasks.append(try await enter(limiter, "o", served, for: RequestCallers(Caller("other")), bound: 3))
        for _ in 0..<5 { tasks.append(try await enter(limiter, "n", served, for: nil, bound: 3)) }
        try await serve(limiter, tasks.count, served)
        // A line that was full takes requests again.
        tasks.append(try await enter(limiter, "f", served, for: caller, bound: 3))
        try await serve(limiter, tasks.count, served)
        for task in tasks { try await task.value }
    }

    @Test func `sign-in, pictures and background work have a turn of six each while all wait`() async throws {
        let (limiter, served) = (limiter(), Served())
        for _ in 0..<9 { _ = try await enter(limiter, "r", served, for: RequestCallers(Caller("flood"))) }
        for _ in 0..<2 { _ = try await enter(limiter, "b", served, for: nil, as: .background) }
        for _ in 0..<2 { _ = try await enter(limiter, "p", served, for: RequestCallers(Caller("flood")), as: .pictures) }
        for _ in 0..<3 { _ = try await enter(limiter, "a", served, for: RequestCallers(Caller("person")), as: .acts) }
        try await serve(limiter, 16, served)
        #expect(served.order == "r" + "rrrapb" + "rrrapb" + "rra")
    }

    @Test func `a request that others overtake fails when its time is over`() async throws {
        let (limiter, served) = (limiter(), Served())
        let first = try await enter(limiter, "f", served, for: nil)
        let late = Task { try await limiter.pass(within: .seconds(3), as: .reads, for: RequestCallers(Caller("late"))) { _ in } }
        try await until { limiter.waiting == 2 }
        for number in 0..<8 { _ = try await enter(limiter, "o", served, for: RequestCallers(Caller("\(number)", weight: 8))) }
        for second in 1...3 {
            await time.sleepers(2)
            time.advance(by: .seconds(1))
            if second < 3 { try await until { served.all.count == second } }
        }
        await #expect { try await late.value } throws: { error in
            (error as? TransportError)?.kind == .rateLimited && (error as? TransportError)?.retryAfter != nil
        }
        try await serve(limiter, 9, served)
        try await first.value
        #expect(limiter.waiting == 0 && time.sleepers == 0)
    }

    @Test func `pictures have a rate of their own`() async throws {
        let (limiter, images) = (limiter(), RateLimiter(requestsPerSecond: 1, burst: 2, time: time.source))
        let stub = StubTransport { (_) throws(TransportError) in TransportResponse(status: 200) }
        let transport = RateLimitTransport(
            base: stub, limiter: limiter, imageLimiter: images, pendingWaits: PendingWaits(), onEvent: { _ in })
        var picture = TransportRequest(.get, "https://image.example.com/a.jpg")
        picture.kind = .picture
        // The rate of reads is used up, and the pictures do not wait.
        for _ in 0..<2 { _ = try await transport.send(picture) }
        time.advance(by: .seconds(1))
        _ = try await transport.send(picture)
        let late = Task { [picture] in try await transport.send(picture) }
        try await until { images.waiting == 1 }
        // The rate of pictures is used up, and the reads do not wait.
        _ = try await transport.send(TransportRequest(.get, "https://tmdb.example.com/3"))
        #expect(limiter.waiting == 0 && stub.requests.count == 4)
        await time.sleepers(1)
        time.advanceToNext()
        _ = try await late.value
    }

    @Test func `one caller has at most half of the permits, and gives all of them back`() async throws {
        let permits = ConcurrencyLimiter(4)
        let (flood, other) = (RequestCallers(Caller("flood")), RequestCallers(Caller("other")))
        var held = (0..<2).compactMap { _ in permits.tryTake(as: .reads, for: flood) }
        #expect(held.count == 2 && permits.tryTake(as: .reads, for: flood) == nil && permits.holders == 1)
        let granted = Granted()
        for _ in 0..<3 { Task { granted.note(try await permits.take(as: .reads, for: flood)) } }
        try await until { permits.waiting == 3 }
        // Others are not behind it.
        held.append(try #require(permits.tryTake(as: .reads, for: other)))
        permits.give(held.removeFirst())
        try await until { permits.waiting == 2 }
        #expect(permits.held == 3)
        permits.give(held.removeFirst())
        try await until { permits.waiting == 1 }
        permits.give(held.removeFirst())
        #expect(permits.waiting == 1 && permits.held == 2)
        for _ in 0..<3 {
            try await until { granted.count > 0 }
            permits.give(granted.removeFirst())
        }
        #expect(permits.held == 0 && permits.waiting == 0 && permits.holders == 0)
    }

    @Test func `requests without a caller may have all permits`() {
        let permits = ConcurrencyLimiter(4)
        let held = (0..<4).compactMap { _ in permits.tryTake(as: .reads) }
        #expect(held.count == 4 && permits.tryTake(as: .reads) == nil)
        for permit in held { permits.give(permit) }
        #expect(permits.held == 0)
    }

    @Test func `permits that come free go to the callers in turn`() async throws {
        let (permits, served) = (ConcurrencyLimiter(2), Served())
        let first = try await permits.take(as: .reads)
        let second = try await permits.take(as: .reads)
        var tasks: [Task<Void, any Error>] = []
        for name in ["f", "f", "f", "f", "o", "p"] {
            let before = permits.waiting
            tasks.append(
                Task { [time] in
                    let permit = try await permits.take(as: .reads, for: RequestCallers(Caller(name)))
                    served.note(name, time.now)
                    permits.give(permit)
                })
            try await until { permits.waiting > before }
        }
        permits.give(first)
        for task in tasks { try await task.value }
        #expect(served.order == "fopfff")
        permits.give(second)
        #expect(permits.held == 0 && permits.holders == 0)
    }

    @Test func `the line for permits is bounded for each caller`() async throws {
        let (permits, stub) = (ConcurrencyLimiter(1), StubTransport { (_) throws(TransportError) in TransportResponse(status: 200) })
        let transport = ConcurrencyLimitTransport(
            base: stub, permits: permits, waitingPerCaller: 2, time: time.source, pendingWaits: PendingWaits())
        var request = TransportRequest(.get, "https://tmdb.example.com/3")
        request.callers = RequestCallers(Caller("flood"))
        let first = try await permits.take()
        let waits = (0..<2).map { _ in Task { [request] in try await transport.send(request) } }
        try await until { permits.waiting == 2 }
        let failure = await transport.failure(of: request)
        #expect(failure?.kind == .rateLimited && failure?.retryAfter == .seconds(1))
        permits.give(first)
        for task in waits { _ = try await task.value }
        #expect(stub.requests.count == 2 && permits.held == 0)
    }
}
