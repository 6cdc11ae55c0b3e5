import MarqueeDomain
import Testing

@testable import MarqueeNet

/// Probes are given to one request, and come back; and breakers forget failures that no longer count.
struct BreakerProbeTests {
    private static let operation = "GET /3/person/{person_id}"
    private typealias Verdict = HostCircuitBreakers.Verdict

    private static func person(_ id: Int) -> TransportRequest {
        TransportRequest(.get, "https://a.example.com/3/person/\(id)", operation: operation)
    }

    private static func search(_ text: String) -> TransportRequest {
        TransportRequest(.get, "https://a.example.com/3/search/movie?query=\(text)", operation: "GET /3/search/movie")
    }

    /// A host whose breaker of people is open since 0 s, and which has refused the person 100.
    private static func ill() -> HostCircuitBreakers {
        var host = HostCircuitBreakers()
        for id in 1...5 {
            let verdict = Verdict(host: .works, operation: .failsFor(subject: person(id).source.subject))
            guard case .success(let entry) = host.enter(person(id), at: .zero) else { continue }
            _ = host.leave(entry.pass, verdict, person(id), at: .zero)
        }
        _ = host.refusal(of: person(100), at: .zero)
        return host
    }

    private static func fail(_ host: inout HostCircuitBreakers, at now: Duration) {
        for _ in 1...5 {
            guard case .success(let entry) = host.enter(search("a"), at: now) else { continue }
            _ = host.leave(entry.pass, Verdict(host: .fails, operation: .nothing), search("a"), at: now)
        }
    }

    private typealias Entry = (pass: HostCircuitBreakers.Pass, change: CircuitBreakerState?)

    /// Whether a request is a probe; nil if it is refused.
    private static func isProbe(_ outcome: Swift.Result<Entry, TransportError>) -> Bool? {
        guard case .success(let entry) = outcome else { return nil }
        return entry.pass.isProbe
    }

    @Test func `a request that its operation refuses leaves the probe of the host to others`() {
        var host = Self.ill()
        Self.fail(&host, at: .zero)
        #expect(host.breaker.state == .open && host.operations[Self.operation]?.state == .open)
        // The probe of the operation is for others than those that failed.
        #expect(Self.isProbe(host.enter(Self.person(1), at: .milliseconds(1_500))) == nil)
        #expect(host.breaker.state == .open)
        #expect(Self.isProbe(host.enter(Self.search("a"), at: .milliseconds(1_500))) == true)
    }

    @Test func `a request that the host refuses leaves the probe of its operation to others`() {
        var host = Self.ill()
        Self.fail(&host, at: .seconds(1))
        #expect(Self.isProbe(host.enter(Self.person(100), at: .milliseconds(1_500))) == nil)
        #expect(host.operations[Self.operation]?.state == .open)
        guard case .success(let probe) = host.enter(Self.search("b"), at: .milliseconds(2_500)) else {
            Issue.record("The host has no probe.")
            return
        }
        let verdict = Verdict(host: .works, operation: .works)
        #expect(host.leave(probe.pass, verdict, Self.search("b"), at: .milliseconds(2_500)).host == .closed)
        #expect(Self.isProbe(host.enter(Self.person(100), at: .milliseconds(2_500))) == true)
    }

    @Test func `one request at a time is the probe of an operation, and its end gives the probe back`() {
        var host = Self.ill()
        let now = Duration.milliseconds(1_500)
        guard case .success(let probe) = host.enter(Self.person(100), at: now) else {
            Issue.record("The operation has no probe.")
            return
        }
        #expect(Self.isProbe(host.enter(Self.person(101), at: now)) == nil)
        // Cancelled: the next request is the probe.
        _ = host.leave(probe.pass, Verdict(host: .nothing, operation: .nothing), Self.person(100), at: now)
        #expect(Self.isProbe(host.enter(Self.person(101), at: now)) == true)
    }

    private static func run(_ breaker: inout CircuitBreaker, _ subjects: ClosedRange<Int>, at now: Duration) {
        for subject in subjects {
            guard let pass = breaker.enter(CircuitBreaker.Source(subject: subject), at: now).pass else { continue }
            _ = breaker.leave(pass, .failsFor(subject: subject), at: now)
        }
    }

    @Test func `what failed before a success may be a probe after it`() {
        var breaker = CircuitBreaker()
        Self.run(&breaker, 1...5, at: .zero)
        let probe = breaker.enter(CircuitBreaker.Source(subject: 100), at: .seconds(2)).pass
        #expect(probe?.isProbe == true)
        if let probe { #expect(breaker.leave(probe, .works, at: .seconds(2)) == .closed) }
        Self.run(&breaker, 11...15, at: .seconds(3))
        #expect(breaker.state == .open)
        breaker.noteRefusal(CircuitBreaker.Source(subject: 100))
        #expect(breaker.refuses(CircuitBreaker.Source(subject: 11), at: .milliseconds(4_500)))
        #expect(!breaker.refuses(CircuitBreaker.Source(subject: 1), at: .milliseconds(4_500)))
    }

    @Test func `the probe is reserved for others from one refusal of theirs, in this opening alone`() {
        var breaker = CircuitBreaker()
        let (failed, other) = (CircuitBreaker.Source(subject: 1), CircuitBreaker.Source(subject: 100))
        Self.run(&breaker, 1...5, at: .zero)
        breaker.noteRefusal(failed)
        #expect(!breaker.refuses(failed, at: .milliseconds(1_500)))
        breaker.noteRefusal(other)
        #expect(breaker.refuses(failed, at: .milliseconds(2_999)) && !breaker.refuses(failed, at: .seconds(3)))
        #expect(!breaker.refuses(other, at: .milliseconds(1_500)))
        let probe = breaker.enter(other, at: .milliseconds(1_500)).pass
        if let probe { #expect(breaker.leave(probe, .fails, at: .seconds(2)) == .open) }
        // No other was refused since it opened again.
        #expect(probe != nil && !breaker.refuses(failed, at: .milliseconds(3_500)))
    }

    @Test func `a failure counts again for its subject after ten seconds, and not before`() {
        func opens(after seconds: Int) -> Bool {
            var breaker = CircuitBreaker()
            Self.run(&breaker, 1...4, at: .zero)
            // A success ends the row, so that the same subjects would have to count anew.
            if let pass = breaker.enter(at: .zero).pass { _ = breaker.leave(pass, .works, at: .zero) }
            Self.run(&breaker, 1...4, at: .seconds(seconds))
            Self.run(&breaker, 5...5, at: .seconds(seconds))
            return breaker.state == .open
        }
        #expect(!opens(after: 9) && opens(after: 10))
    }

    @Test func `the subjects and callers of failures are bounded, also without an end of the failures`() {
        var breaker = CircuitBreaker()
        var passes: [CircuitBreaker.Pass] = []
        for subject in 0..<5_000 { breaker.enter(CircuitBreaker.Source(subject: subject), at: .zero).pass.map { passes.append($0) } }
        #expect(passes.count == 5_000)
        // They end as failures that no subject causes, so that only the choice of a probe remembers them.
        for pass in passes { _ = breaker.leave(pass, .fails, at: .zero) }
        #expect(breaker.keys <= 1_001)
    }
}
