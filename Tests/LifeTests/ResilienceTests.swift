import Foundation
@testable import Marquee
import MarqueeData
import MarqueeNet
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

/// A client whose server refuses requests, over real sockets.
@Suite(.timeLimit(.minutes(5)))
struct ResilienceTests {
    /// Time that does not pass, and in which sleep takes none.
    private static let still = TimeSource(now: { .zero }, sleep: { _ in try Task.checkCancellation() }, random: { 0 })

    @Test func `a server that is ill is tried three times, left alone, and kept values are served`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client {
                $0.retries = 2
                $0.usesCircuitBreaker = true
                $0.time = Self.still
            }
            _ = try await client.genres.movies()
            fixture.clock.advance(by: .seconds(30 * 24 * 3600))
            fixture.sandbox.behave(.status(503))
            let kept = try await client.genres.movies()
            #expect(kept.origin == .store && kept.isStale && kept.refreshError?.code == .server)
            #expect(fixture.sandbox.counters.requests == 4)
            // Retries are paid for by requests, so now each is tried once; the fifth failure in a row is the last.
            for requests in 5...6 {
                #expect(try await client.genres.movies().isStale && fixture.sandbox.counters.requests == requests)
            }
            let spared = try await client.genres.movies()
            #expect(spared.isStale && spared.refreshError?.code == .offline && fixture.sandbox.counters.requests == 6)
            #expect(client.health().servers == [fixture.sandbox.baseURL.absoluteString: .open] && client.health().lastSuccessAge == .zero)

            let stats = client.stats()
            #expect(stats.requests == 5 && stats.attempts == 6 && stats.failures == 0 && stats.answers == [2: 1, 5: 3])
            #expect(stats.retries == 2 && stats.served[.server] == 1 && stats.inFlight == 0 && stats.waiting == 0)
            #expect(stats.bytes > 100 && stats.durations.mapValues(\.count) == [.success: 1, .serverError: 3, .suspended: 1])
        }
    }

    @Test func `a rate limiter of the configuration holds requests back`() async throws {
        #expect(MarqueeClient.Configuration().rateLimiter != nil)
        try await ClientFixture.with { fixture in
            let time = ManualTime()
            let client = try await fixture.client {
                $0.rateLimiter = RateLimiter(requestsPerSecond: 1, burst: 1, time: time.source)
            }
            _ = try await client.genres.movies()
            async let second = client.genres.tv()
            await time.sleepers(1)
            #expect(fixture.sandbox.counters.requests == 1)
            let throttled = fixture.events.events.filter { $0.kind == .throttled(for: .seconds(1)) }
            #expect(throttled.map(\.operation) == ["GET /3/genre/tv/list"])
            time.advance(by: .seconds(1))
            #expect(try await second.origin == .server && fixture.sandbox.counters.requests == 2)
        }
    }

    @Test func `too many requests come back with how long to wait`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client {
                $0.retries = 2
                $0.limits.total = .seconds(600)
            }
            fixture.sandbox.behave(.rateLimited(retryAfter: 700))
            let error = await #expect(throws: MarqueeError.self) { try await client.genres.movies() }
            #expect(error?.code == .rateLimited && error?.retryAfter == .seconds(700) && fixture.sandbox.counters.requests == 1)
            #expect(client.stats().retries == 0 && client.health().servers.isEmpty)
        }
    }

    @Test func `a view bounds a whole call, its time in line included`() async throws {
        try await ClientFixture.with { fixture in
            let (time, gate) = (ManualTime(), Gate())
            let client = try await fixture.client {
                $0.transport = HoldingTransport(gate: gate)
                $0.requestsInFlight = 1
                $0.time = time.source
            }
            let inFlight = Task { try await client.genres.movies() }
            await gate.arrivals(1)
            // It waits in line; the limits of the client would let it wait for ten minutes.
            let late = Task { try await client.within(.seconds(2)).movies.details(550) }
            await time.sleepers(2)
            time.advance(by: .seconds(2))
            let error = await #expect(throws: MarqueeError.self) { try await late.value }
            #expect(error?.code == .timeout && error?.operation == "GET /3/movie/{movie_id}")
            gate.open()
            #expect(try await inFlight.value.origin == .server)
            #expect(fixture.sandbox.counters.requests == 1 && client.stats().waiting == 0)
            #expect(try await client.within(.seconds(2)).anonymous.movies.details(550).origin == .server)
        }
    }

    @Test func `a call whose time ends before a pause that the server wants fails at once`() async throws {
        try await ClientFixture.with { fixture in
            let time = ManualTime()
            let requests = Atomic(0)
            let client = try await fixture.client {
                $0.transport = StubTransport { (_) throws(TransportError) in
                    requests.add(1, ordering: .relaxed)
                    return TransportResponse(status: 429, headers: ["Retry-After": "30"])
                }
                $0.time = time.source
            }
            await #expect { try await client.movies.details(550) } throws: { code($0) == .rateLimited }
            let hurried = client.within(.seconds(2))
            let calls: [@Sendable () async throws -> Void] = [
                { _ = try await hurried.movies.details(680) }, { _ = try await hurried.account.signInAsGuest() },
            ]
            for call in calls {
                let error = await #expect(throws: MarqueeError.self) { try await call() }
                #expect(error?.code == .rateLimited && error?.retryAfter == .seconds(30))
            }
            #expect(requests.load(ordering: .relaxed) == 1 && time.sleepers == 0 && client.stats().waiting == 0)
        }
    }

    @Test func `a view bounds the load of a picture`() async throws {
        try await ClientFixture.with { fixture in
            let (time, gate) = (ManualTime(), Gate())
            // Work under way has to end, whatever the result of this test is.
            defer { gate.open() }
            let client = try await fixture.client {
                $0.transport = HoldingTransport(gate: gate, path: ".jpg")
                $0.time = time.source
            }
            let path = try #require(ImagePath("/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"))
            let loading = Task { await client.within(.seconds(2)).images.load(path, as: .poster, width: 300) }
            await gate.arrivals(1)
            for _ in 0..<200_000 where time.sleepers < 1 { await Task.yield() }
            try #require(time.sleepers == 1)
            time.advance(by: .seconds(2))
            #expect(await loading.value.error?.code == .timeout)
        }
    }

    @Test func `a view stays bounded in another language`() async throws {
        try await ClientFixture.with { fixture in
            let (time, gate) = (ManualTime(), Gate())
            // Work under way has to end, whatever the result of this test is.
            defer { gate.open() }
            let client = try await fixture.client {
                $0.transport = HoldingTransport(gate: gate)
                $0.time = time.source
            }
            let reading = Task { try await client.within(.seconds(2)).client(language: "de").movies.details(550) }
            await gate.arrivals(1)
            for _ in 0..<200_000 where time.sleepers < 1 { await Task.yield() }
            try #require(time.sleepers == 1)
            time.advance(by: .seconds(2))
            await #expect { try await reading.value } throws: { code($0) == .timeout }
        }
    }

    @Test func `a view bounds each request of an action`() async throws {
        let (time, arrived) = (ManualTime(), Gate())
        arrived.open()
        try await ClientFixture.with { fixture in
            let client = try await fixture.client {
                $0.transport = StubTransport { (_) throws(TransportError) in
                    await arrived.pass()
                    // Until it is cancelled.
                    try? await Task.sleep(for: .seconds(3_600))
                    throw TransportError(.cancelled, "as the caller wanted")
                }
                $0.time = time.source
            }
            let signIn = Task { try await client.within(.seconds(2)).account.signInAsGuest() }
            await arrived.arrivals(1)
            await time.sleepers(1)
            time.advance(by: .seconds(2))
            let error = await #expect(throws: MarqueeError.self) { try await signIn.value }
            #expect(error?.code == .timeout && error?.operation == "GET /3/authentication/guest_session/new")
        }
    }

    @Test func `syncing works in the background`() async throws {
        let heard = Gate()
        let task = BackgroundTask().run {
            if RequestPriority.current == .background { heard.open() }
        }
        await task.value
        #expect(heard.isOpen)
    }
}
