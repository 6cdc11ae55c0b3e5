import MarqueeData

/// One look at one promise of a shared rate.
struct RateRun: Sendable {
    let promise: String
    let engine: RateConformance.Engine
    let seed: UInt64
    let steps: Int

    /// The time between two requests.
    var interval: Duration { .seconds(1) / engine.requestsPerSecond }

    func machines(_ count: Int) async throws -> [any RateLimiting] {
        var machines: [any RateLimiting] = []
        for _ in 0..<count { machines.append(try await engine.open()) }
        return machines
    }

    func setClock(_ time: Duration) async throws { try await engine.setClock(time) }

    /// The permits that may be used now: each process takes one after the other, until it has to wait.
    func atOnce(_ machines: [any RateLimiting]) async throws -> Int {
        var (rest, count) = (machines, 0)
        while !rest.isEmpty {
            let machine = rest.removeFirst()
            let lease = await machine.lease(upTo: 2)
            guard lease.permits > 0, lease.wait <= .zero else { continue }
            count += lease.permits
            try expect(count <= engine.burst * 10, "permits without end")
            rest.append(machine)
        }
        return count
    }

    func expectBurst(_ found: Int, _ what: String) throws(ConformanceFailure) {
        try expect(found == engine.burst, "\(what): \(found), not \(engine.burst)")
    }

    func expect(_ isRight: Bool, _ fault: @autoclosure () -> String) throws(ConformanceFailure) {
        if !isRight { throw ConformanceFailure(description: "\(promise) (seed \(seed)): \(fault())") }
    }
}

/// The permits of all processes, with the times from which they may be used.
struct PermitBook {
    let perSecond: Double
    let burst: Int
    private var entries: [(time: Duration, permits: Int)] = []

    init(perSecond: Double, burst: Int) { (self.perSecond, self.burst) = (perSecond, burst) }

    mutating func add(_ permits: Int, at time: Duration) { entries.append((time, permits)) }

    var count: Int { entries.reduce(0) { $0 + $1.permits } }

    /// How many permits are too many, in the time between two leases that has the most. A clock of milliseconds is allowed one.
    var excess: Double {
        var (level, last, most) = (0.0, Duration.zero, -Double(burst))
        for entry in entries.sorted(by: { $0.time < $1.time }) {
            level = max(0, level - perSecond * ((entry.time - last + .milliseconds(1)) / .seconds(1))) + Double(entry.permits)
            last = entry.time
            most = max(most, level - Double(burst))
        }
        return most
    }
}
