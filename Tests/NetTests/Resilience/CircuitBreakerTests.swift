import Foundation
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeNet

@Suite(.timeLimit(.minutes(5)))
struct CircuitBreakerTests {
    private static func run(_ breaker: inout CircuitBreaker, _ verdict: CircuitBreaker.Verdict, at now: Duration) -> CircuitBreakerState? {
        breaker.enter(at: now).pass.flatMap { breaker.leave($0, verdict, at: now) }
    }

    @Test func `five failures in a row open it, four do not`() {
        var breaker = CircuitBreaker()
        for _ in 0..<4 { #expect(Self.run(&breaker, .fails, at: .zero) == nil) }
        #expect(Self.run(&breaker, .works, at: .zero) == nil)
        for _ in 0..<4 { #expect(Self.run(&breaker, .fails, at: .zero) == nil) }
        #expect(Self.run(&breaker, .nothing, at: .zero) == nil && breaker.state == .closed)
        #expect(Self.run(&breaker, .fails, at: .zero) == .open && breaker.refuses(at: .zero))
    }

    @Test func `one subject that always fails does not open it, five do`() {
        var breaker = CircuitBreaker()
        for _ in 0..<100 { #expect(Self.run(&breaker, .failsFor(subject: 1), at: .zero) == nil) }
        for _ in 0..<100 {
            #expect(Self.run(&breaker, .works, at: .zero) == nil)
            #expect(Self.run(&breaker, .failsFor(subject: 1), at: .zero) == nil)
        }
        for subject in 2...5 { #expect(Self.run(&breaker, .failsFor(subject: subject), at: .zero) == nil) }
        #expect(Self.run(&breaker, .failsFor(subject: 6), at: .zero) == .open)
    }

    @Test func `one subject does not open it, however long it fails`() {
        var breaker = CircuitBreaker()
        for second in 0..<1_000 { #expect(Self.run(&breaker, .failsFor(subject: 1), at: .seconds(second)) == nil) }
        for subject in 2...4 { #expect(Self.run(&breaker, .failsFor(subject: subject), at: .seconds(1_000)) == nil) }
        #expect(Self.run(&breaker, .failsFor(subject: 5), at: .seconds(1_000)) == .open)
    }

    @Test(arguments: [502, 504])
    func `all parts of a title with a broken record are one subject, in all languages`(_ status: Int) async throws {
        let stub = StubTransport { (_) throws(TransportError) in TransportResponse(status: status) }
        var options = TransportChain.Options()
        options.retries = 0
        let chain = TransportChain(stub, options)
        func ask(_ path: String, _ template: String) async throws -> Int {
            try await chain.send(TransportRequest(.get, "https://a.example.com/tmdb/3\(path)", operation: "GET /3\(template)")).status
        }
        for part in ["", "/credits", "/images", "/videos", "/reviews", "/similar", "/watch/providers"] {
            for language in ["de", "fr"] {
                #expect(try await ask("/movie/666\(part)?language=\(language)", "/movie/{movie_id}\(part)") == status)
            }
        }
        for id in 1...3 { #expect(try await ask("/tv/\(id)/season/2", "/tv/{series_id}/season/{season_number}") == status) }
        #expect(chain.breakerStates.values.first == .closed)
        #expect(try await ask("/search/movie?query=a", "/search/movie") == status)
        #expect(chain.breakerStates.values.first == .open)
    }

    @Test(arguments: [(20, true), (19, false)])
    func `half of twenty within ten seconds opens it, half of fewer does not`(attempts: Int, opens: Bool) {
        var breaker = CircuitBreaker()
        for number in 0..<attempts { _ = Self.run(&breaker, number.isMultiple(of: 2) ? .works : .fails, at: .zero) }
        #expect((breaker.state == .open) == opens)
    }

    @Test func `what is older than ten seconds does not count`() {
        var breaker = CircuitBreaker()
        for number in 0..<18 { _ = Self.run(&breaker, number.isMultiple(of: 2) ? .works : .fails, at: .zero) }
        for number in 0..<18 { _ = Self.run(&breaker, number.isMultiple(of: 2) ? .works : .fails, at: .seconds(10)) }
        #expect(breaker.state == .closed)
    }

    @Test func `half open it lets exactly one through, whose end decides`() {
        var breaker = CircuitBreaker()
        for _ in 0..<5 { _ = Self.run(&breaker, .fails, at: .zero) }
        #expect(breaker.enter(at: .milliseconds(1_499)).pass == nil)
        let probe = breaker.enter(at: .milliseconds(1_500))
        #expect(probe.pass != nil && probe.change == .halfOpen)
        #expect(breaker.enter(at: .seconds(100)).pass == nil)
        if let pass = probe.pass { #expect(breaker.leave(pass, .fails, at: .seconds(3)) == .open) }
        #expect(breaker.enter(at: .milliseconds(4_499)).pass == nil)
        // A probe that its caller took back leaves its place to the next.
        let second = breaker.enter(at: .seconds(5))
        if let pass = second.pass { #expect(breaker.leave(pass, .nothing, at: .seconds(5)) == nil) }
        let third = breaker.enter(at: .seconds(5))
        #expect(third.pass != nil && third.change == nil)
        if let pass = third.pass { #expect(breaker.leave(pass, .works, at: .seconds(5)) == .closed) }
        #expect(!breaker.refuses(at: .seconds(5)))
    }

    @Test func `a failure from before a change says nothing about what came after, and any success closes it`() {
        var breaker = CircuitBreaker()
        let early = (0..<2).compactMap { _ in breaker.enter(at: .zero).pass }
        for _ in 0..<5 { _ = Self.run(&breaker, .fails, at: .zero) }
        #expect(early.count == 2)
        #expect(breaker.leave(early[0], .fails, at: .seconds(1)) == nil && breaker.state == .open)
        #expect(breaker.leave(early[1], .works, at: .seconds(1)) == .closed)
    }

    /// A long minute of outage, forty requests a second, then the server is well again.
    @Test func `an outage costs few attempts, is noticed soon, and is over soon after its end`() async throws {
        let (time, events) = (ManualTime(jumps: true, dice: 0), EventLog())
        let isWell = Mutex(false)
        let flying = Mutex(0)
        let most = Mutex(0)
        let stub = StubTransport { (_) throws(TransportError) in
            let now = flying.withLock { count in
                count += 1
                return count
            }
            most.withLock { $0 = max($0, now) }
            await Task.yield()
            flying.withLock { $0 -= 1 }
            guard isWell.withLock({ $0 }) else { throw TransportError(.connect, "planned") }
            return TransportResponse(status: 200)
        }
        var options = TransportChain.Options()
        options.time = time.source
        let chain = TransportChain(stub, options, onEvent: events.handler)
        let request = TransportRequest(.get, "https://tmdb.example.com/3", operation: "GET /3")
        func send() async -> Bool { (try? await chain.send(request)) != nil }

        var openedAt: Duration?
        for _ in 0..<2_400 {
            #expect(await !send())
            if openedAt == nil, chain.breakerStates["https://tmdb.example.com"] == .open { openedAt = time.now }
            time.advance(by: .milliseconds(25))
        }
        #expect(try #require(openedAt) <= .seconds(5))
        #expect(stub.requests.count >= 20 && stub.requests.count <= 50)
        #expect(time.now >= .seconds(60))

        // Many come at the moment of the probe: one goes out.
        time.advance(by: .seconds(2))
        let before = stub.requests.count
        most.withLock { $0 = 0 }
        await withTaskGroup { group in
            for _ in 0..<100 { group.addTask { _ = try? await chain.send(request) } }
        }
        #expect(stub.requests.count == before + 1 && most.withLock { $0 } == 1)

        isWell.withLock { $0 = true }
        let healed = time.now
        while await !send() { time.advance(by: .milliseconds(25)) }
        #expect(time.now - healed <= .seconds(2))
        #expect(chain.breakerStates["https://tmdb.example.com"] == .closed)
        #expect(events.events.filter { $0.kind == .circuitClosed }.count == 1)
        #expect(events.events.first { $0.kind == .circuitOpened }?.operation == "GET /3")
        let probes = events.events.filter { $0.kind == .circuitHalfOpened }.count
        #expect(probes >= 33 && probes <= 44)
    }

    @Test func `an open breaker is offline to the caller, and hosts do not share it`() async throws {
        let time = ManualTime(jumps: true)
        let stub = StubTransport { (request) throws(TransportError) in
            guard request.url.contains("well") else { return TransportResponse(status: 503) }
            return TransportResponse(status: 200)
        }
        var options = TransportChain.Options()
        options.retries = 0
        options.time = time.source
        let chain = TransportChain(stub, options)
        for _ in 0..<5 { #expect(try await chain.send(TransportRequest(.get, "https://ill.example.com/3")).status == 503) }
        let failure = await #expect(throws: TransportError.self) {
            try await chain.send(TransportRequest(.get, "https://ill.example.com/3"))
        }
        #expect(failure?.kind == .suspended && stub.requests.count == 5)
        #expect(WireError.error(of: try #require(failure), operation: "GET /3").code == .offline)
        #expect(try await chain.send(TransportRequest(.get, "https://well.example.com/3")).status == 200)
        #expect(chain.breakerStates == ["https://ill.example.com": .open, "https://well.example.com": .closed])
    }

    @Test func `statuses that are the caller's own fault do not open it, and it can be switched off`() async throws {
        for (status, body, usesCircuitBreaker) in [(404, "", true), (429, "", true), (500, #"{"status_code":44}"#, true), (503, "", false)]
        {
            let stub = StubTransport { (_) throws(TransportError) in TransportResponse(status: status, body: Data(body.utf8)) }
            var options = TransportChain.Options()
            options.retries = 0
            options.usesCircuitBreaker = usesCircuitBreaker
            let chain = TransportChain(stub, options)
            for _ in 0..<30 { _ = try await chain.send(TransportRequest(.get, "https://tmdb.example.com/3")) }
            #expect(stub.requests.count == 30)
        }
    }

    @Test func `a cancelled probe leaves its place to the next`() async throws {
        let (time, gate) = (ManualTime(), Gate())
        let stub = StubTransport { (_) throws(TransportError) in TransportResponse(status: 503) }
        var options = TransportChain.Options()
        options.retries = 0
        options.time = time.source
        let chain = TransportChain(stub, options)
        let request = TransportRequest(.get, "https://tmdb.example.com/3")
        for _ in 0..<5 { _ = try await chain.send(request) }
        time.advance(by: .seconds(2))
        stub.answer { (_) throws(TransportError) in
            await gate.pass()
            throw TransportError(.cancelled, "planned")
        }
        let probe = Task { try await chain.send(request) }
        await gate.arrivals(1)
        await #expect { try await chain.send(request) } throws: { ($0 as? TransportError)?.kind == .suspended }
        probe.cancel()
        gate.open()
        _ = await probe.result
        stub.answer { (_) throws(TransportError) in TransportResponse(status: 200) }
        #expect(try await chain.send(request).status == 200)
        #expect(chain.breakerStates.values.map(\.self) == [.closed])
    }
}
