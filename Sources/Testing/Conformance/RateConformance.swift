public import MarqueeData

/// Checks a shared rate of a program's own against what `RateLimiter` expects of it, without a test framework.
///
/// ```swift
/// @Test(arguments: RateConformance.cases)
/// func `the rate keeps its promises`(_ promise: RateConformance.Case) async throws {
///     try await promise.check(engine)
/// }
/// ```
///
/// Each case needs a rate that no permit was taken from.
public enum RateConformance {
    /// The rate under test.
    public struct Engine: Sendable {
        /// The requests per second of all processes, at least 1.
        public var requestsPerSecond: Double
        /// The requests that may go at once after a time without requests, at least 2.
        public var burst: Int
        /// Opens the same rate each time, as one more process does.
        public var open: @Sendable () async throws -> any RateLimiting
        /// Sets the clock of the rate, and that of the processes where it is not before; they stop there. The first time is 0.
        public var setClock: @Sendable (Duration) async throws -> Void
        /// The rate of one process while the shared part is away.
        public var alone: Double
        /// Takes the shared part away, or brings it back.
        public var setAway: @Sendable (Bool) async throws -> Void

        /// Creates an engine.
        public init(
            requestsPerSecond: Double, burst: Int, open: @escaping @Sendable () async throws -> any RateLimiting,
            setClock: @escaping @Sendable (Duration) async throws -> Void, alone: Double,
            setAway: @escaping @Sendable (Bool) async throws -> Void
        ) {
            (self.requestsPerSecond, self.burst, self.open) = (requestsPerSecond, burst, open)
            (self.setClock, self.alone, self.setAway) = (setClock, alone, setAway)
        }
    }

    /// One promise.
    public struct Case: Sendable, CustomStringConvertible {
        /// The promise, as a sentence.
        public let description: String
        private let body: @Sendable (RateRun) async throws -> Void

        init(_ description: String, _ body: @escaping @Sendable (RateRun) async throws -> Void) {
            (self.description, self.body) = (description, body)
        }

        /// Looks whether a rate keeps the promise.
        ///
        /// - Parameters:
        ///   - engine: The rate.
        ///   - seed: The seed of random numbers.
        ///   - steps: How many random steps are made, in a case that makes some.
        /// - Throws: ``ConformanceFailure``, or the error of the engine.
        public func check(_ engine: Engine, seed: UInt64 = .random(in: 0 ... .max), steps: Int = 500) async throws {
            try await body(RateRun(promise: description, engine: engine, seed: seed, steps: steps))
        }
    }

    /// Every promise.
    public static let cases: [Case] = [
        Case("After a time without requests, all processes together get the burst at once, and no more.") { run in
            try await run.setClock(.zero)
            let machines = try await run.machines(3)
            try run.expectBurst(try await run.atOnce(machines), "the permits at once")
            try await run.setClock(.seconds(3_600))
            try run.expectBurst(try await run.atOnce(machines), "the permits at once, an hour later")
        },
        Case("In any time, all processes together get the rate and the burst, and a rate in demand is used.") { run in
            var generator = SeededGenerator(seed: run.seed)
            try await run.setClock(.zero)
            let machines = try await run.machines(3)
            var (now, free) = (Duration.zero, Array(repeating: Duration.zero, count: 3))
            var book = PermitBook(perSecond: run.engine.requestsPerSecond, burst: run.engine.burst)
            for _ in 0..<run.steps {
                let number = Int.random(in: 0..<3, using: &generator)
                // A limiter asks again when its last permits are used.
                if free[number] <= now {
                    let lease = await machines[number].lease(upTo: Int.random(in: 1...run.engine.burst, using: &generator))
                    free[number] = now + max(.zero, lease.wait)
                    book.add(lease.permits, at: free[number])
                } else {
                    now += run.interval * Double.random(in: 0..<2, using: &generator)
                    try await run.setClock(now)
                }
            }
            try run.expect(book.excess < 0.01, "\(book.excess) permits more than the rate and the burst")
            let due = run.engine.requestsPerSecond * (now / .seconds(1))
            try run.expect(Double(book.count) >= due * 0.9, "\(book.count) permits in \(now) at \(run.engine.requestsPerSecond) a second")
        },
        Case("Calls are served in order: a process that asks for all permits delays another one by its last lease.") { run in
            try await run.setClock(.zero)
            let machines = try await run.machines(2)
            var last = Duration.zero
            for _ in 0..<20 where last == .zero { last = await machines[0].lease(upTo: run.engine.burst).wait }
            try run.expect(last > .zero, "twenty leases of the burst have no wait")
            let other = await machines[1].lease(upTo: 1)
            try run.expect(other.permits == 1 && other.wait >= last, "a later call is served earlier: \(other), and \(last) before it")
            let bound = last + run.interval * run.engine.burst
            try run.expect(other.wait <= bound, "it waits for \(other.wait), and the one before for \(last)")
        },
        Case("A clock that is set back stops no process for longer than a minute, and costs one burst at most.") { run in
            try await run.setClock(.seconds(7_200))
            let machines = try await run.machines(2)
            _ = try await run.atOnce(machines)
            for back in [Duration.seconds(7_190), .seconds(3_600), .zero] {
                try await run.setClock(back)
                let found = try await run.atOnce(machines)
                try run.expect(found <= run.engine.burst, "\(found) permits at once after the clock was set back")
                try await run.setClock(back + .seconds(60))
                try run.expect(try await run.atOnce(machines) > 0, "no permit a minute after the clock was set back")
            }
        },
        Case("A number of permits without meaning is 1 or the burst.") { run in
            try await run.setClock(.zero)
            let machine = try await run.machines(1)[0]
            for number in [Int.min, 0] {
                let permits = await machine.lease(upTo: number).permits
                try run.expect(permits == 1, "\(permits) permits for \(number) requests")
            }
            let permits = await machine.lease(upTo: .max).permits
            try run.expect((1...run.engine.burst).contains(permits), "\(permits) permits for all requests")
        },
        Case("A cancelled call returns, and takes no place in the line for ever.") { run in
            try await run.setClock(.zero)
            let machine = try await run.machines(1)[0]
            for _ in 0..<10 {
                let call = Task { await machine.lease(upTo: 1) }
                call.cancel()
                _ = await call.value
            }
            try await run.setClock(.seconds(60))
            try run.expectBurst(try await run.atOnce([machine]), "the permits at once, a minute later")
        },
        Case("Without the shared part, each process has a rate of its own, and afterwards all share one again.") { run in
            try await run.setClock(.zero)
            let machines = try await run.machines(2)
            _ = try await run.atOnce(machines)
            try await run.engine.setAway(true)
            var (now, book) = (Duration.zero, PermitBook(perSecond: run.engine.alone, burst: 1))
            while now < .seconds(60) {
                let lease = await machines[0].lease(upTo: run.engine.burst)
                now += max(lease.wait, .milliseconds(1))
                book.add(lease.permits, at: now)
                try await run.setClock(now)
            }
            try run.expect(book.excess < 0.01, "\(book.excess) permits more than the rate of one process")
            try run.expect(Double(book.count) >= run.engine.alone * 50, "\(book.count) permits in a minute at \(run.engine.alone) a second")
            _ = await machines[1].lease(upTo: 1)
            try await run.engine.setAway(false)
            try await run.setClock(now + .seconds(60))
            // Each process finds out with its next call.
            for machine in machines { _ = await machine.lease(upTo: 1) }
            try await run.setClock(now + .seconds(120))
            try run.expectBurst(try await run.atOnce(machines), "the permits at once, a minute after the shared part is back")
        },
    ]
}
