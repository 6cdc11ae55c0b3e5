import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeData

/// The callers of a request that equal reads share.
@Suite(.timeLimit(.minutes(5)))
struct RequestCallersTests {
    private let one = Caller("one")
    private let two = Caller("two")

    @Test func `a caller stays until its last read leaves, and changes are reported`() {
        let callers = RequestCallers(one)
        let changes = Mutex(0)
        let ticket = callers.observe { changes.withLock { $0 += 1 } }
        callers.add(two)
        callers.add(two)
        callers.add(nil)
        #expect(callers.all == [one, two, nil] && changes.withLock { $0 } == 2)
        callers.remove(two)
        #expect(callers.all == [one, two, nil] && changes.withLock { $0 } == 2)
        callers.remove(two)
        callers.remove(one)
        #expect(callers.all == [nil] && changes.withLock { $0 } == 4)
        callers.remove(one)
        callers.endObserving(ticket)
        callers.add(one)
        #expect(callers.all == [nil, one] && changes.withLock { $0 } == 4)
    }

    private final class Seen: Sendable {
        private let state = Mutex<RequestCallers?>(nil)
        var callers: RequestCallers? { state.withLock { $0 } }
        func note(_ callers: RequestCallers) { state.withLock { $0 = callers } }
    }

    @Test func `a fetch belongs to the callers of the reads that wait for it`() async throws {
        let (coalescer, gate, seen) = (RequestCoalescer(), Gate(), Seen())
        let key = SnapshotKey(server: "s", operation: "GET /3", audience: .standard)
        let read = { @Sendable (caller: Caller?) async throws -> Int in
            try await coalescer.join(key, for: caller) { (fetch) async throws(MarqueeError) -> Int in
                seen.note(fetch.callers)
                await gate.pass()
                return 1
            }
        }
        func waiting(_ count: Int) async throws {
            while coalescer.waiting(on: key) != count {
                try Task.checkCancellation()
                await Task.yield()
            }
        }
        let first = Task { [one] in try await read(one) }
        await gate.arrivals(1)
        try await waiting(1)
        let second = Task { [two] in try await read(two) }
        try await waiting(2)
        let callers = try #require(seen.callers)
        #expect(callers.all == [one, two])
        first.cancel()
        await #expect(throws: MarqueeError.self) { try await first.value }
        #expect(callers.all == [two])
        gate.open()
        #expect(try await second.value == 1)
    }
}
