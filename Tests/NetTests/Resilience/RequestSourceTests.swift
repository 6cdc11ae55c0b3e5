import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeNet

/// The share and the caller of a request, where it waits and where it counts.
@Suite(.timeLimit(.minutes(5)))
struct RequestSourceTests {
    private let time = ManualTime()

    private final class Served: Sendable {
        private let state = Mutex<[TransportRequest.Kind]>([])
        var kinds: [TransportRequest.Kind] { state.withLock { $0 } }
        func note(_ kind: TransportRequest.Kind) { state.withLock { $0.append(kind) } }
    }

    private static func request(_ kind: TransportRequest.Kind = .read, for callers: RequestCallers) -> TransportRequest {
        var request = TransportRequest(.get, "https://tmdb.example.com/3", limits: TransportLimits(total: .seconds(86_400)))
        (request.kind, request.callers) = (kind, callers)
        return request
    }

    /// Puts five reads and a change of one caller in a line, and returns the order in which they are served.
    private func order(
        _ transport: any HTTPTransport, _ served: Served, waiting: () -> Int, serve: () async throws -> Void
    ) async throws -> [TransportRequest.Kind] {
        var tasks: [Task<TransportResponse, any Error>] = []
        for kind in [TransportRequest.Kind.read, .read, .read, .read, .read, .act] {
            let request = Self.request(kind, for: RequestCallers(Caller("flood")))
            tasks.append(Task { try await transport.send(request) })
            while waiting() < tasks.count { try await step() }
        }
        try await serve()
        for task in tasks { _ = try await task.value }
        return served.kinds
    }

    private func step() async throws {
        try Task.checkCancellation()
        await Task.yield()
    }

    private func stub(_ served: Served) -> StubTransport {
        StubTransport { (request) throws(TransportError) in
            served.note(request.kind)
            return TransportResponse(status: 200)
        }
    }

    @Test func `a change waits for a permit in a share of its own, also behind reads of its caller`() async throws {
        let (permits, served) = (ConcurrencyLimiter(1), Served())
        let transport = ConcurrencyLimitTransport(base: stub(served), permits: permits, time: time.source, pendingWaits: PendingWaits())
        let first = try await permits.take(as: .reads)
        let kinds = try await order(transport, served, waiting: { permits.waiting }) { permits.give(first) }
        #expect(kinds == [.read, .read, .read, .act, .read, .read])
    }

    @Test func `a change waits for the rate in a share of its own, also behind reads of its caller`() async throws {
        let (limiter, served) = (RateLimiter(requestsPerSecond: 1, burst: 1, time: time.source), Served())
        let transport = RateLimitTransport(base: stub(served), limiter: limiter, pendingWaits: PendingWaits(), onEvent: { _ in })
        #expect(limiter.tryPass())
        let kinds = try await order(transport, served, waiting: { limiter.waiting }) {
            while served.kinds.count < 6 {
                // All are in line or served: the first in line sleeps, and so do the limits of the others.
                let isSettled = time.sleepers == limiter.waiting && served.kinds.count + limiter.waiting == 6
                if isSettled, limiter.waiting > 0 { time.advance(by: .seconds(1)) }
                try await step()
            }
        }
        // The first one has the turn already.
        #expect(kinds == [.read, .read, .read, .read, .act, .read])
    }

    @Test func `a request counts for the first caller that still waits, and waits for a connection in its line`() {
        let callers = RequestCallers(Caller("one"))
        callers.add(Caller("two"))
        let request = Self.request(.act, for: callers)
        #expect(request.source.caller == Caller("one"))
        let call = TransportCall(request, hostKey: "https://tmdb.example.com")
        #expect(call.caller == Caller("one") && call.share == .acts)
        callers.remove(Caller("one"))
        #expect(request.source.caller == Caller("two"))
        #expect(TransportCall(request, hostKey: "https://tmdb.example.com").caller == Caller("two"))
    }
}
