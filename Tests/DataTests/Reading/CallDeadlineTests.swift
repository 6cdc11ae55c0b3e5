@testable import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@Suite(.timeLimit(.minutes(5)))
struct CallDeadlineTests {
    private let clock = ManualClock()
    private let time = ManualTime()
    private let gate = Gate()

    private func remote(freshFor lifetime: Duration = .seconds(3_600)) -> Remote<Int> {
        Remote(key: SnapshotKey(server: "test", operation: "GET /number", audience: .standard), freshFor: lifetime) {
            [gate] () async throws(MarqueeError) in
            await gate.pass()
            if Task.isCancelled { throw .cancelled }
            return 1
        }
    }

    @Test func `a caller that waits too long gets a timeout, and those with more time get the answer`() async throws {
        let reader = Reader(clock: clock.wall)
        let hurried = reader.reading(within: CallDeadline(.seconds(2), on: time.source))
        let late = Task { try await hurried.read(remote())() }
        await gate.arrivals(1)
        let patient = Task { try await reader.read(remote())() }
        await time.sleepers(1)
        time.advance(by: .seconds(2))
        let error = await #expect(throws: MarqueeError.self) { try await late.value }
        #expect(error?.code == .timeout && error?.reason.key == "call.deadline" && error?.operation == "GET /number")
        gate.open()
        #expect(try await patient.value.value == 1)
        #expect(time.sleepers == 0)
    }

    @Test func `a caller that waits too long for a stored answer gets a timeout, or the value in memory`() async throws {
        let store = SlowStore()
        let reader = Reader(snapshots: store, clock: clock.wall).reading(within: CallDeadline(.seconds(2), on: time.source))
        let late = Task { try await reader.read(remote())() }
        await store.gate.arrivals(1)
        await time.sleepers(1)
        time.advance(by: .seconds(2))
        let error = await #expect(throws: MarqueeError.self) { try await late.value }
        #expect(error?.code == .timeout && error?.reason.key == "call.deadline" && error?.operation == "GET /number")
        #expect(time.sleepers == 0)
        store.gate.open()
        gate.open()
        _ = try await reader.read(remote())()
        clock.advance(by: .seconds(30 * 24 * 3_600))
        store.isSlow.store(true, ordering: .relaxed)
        let served = Task { try await reader.read(remote())() }
        await time.sleepers(1)
        time.advance(by: .seconds(2))
        let stale = try await served.value
        #expect(stale.value == 1 && stale.origin == .memory && stale.isStale && stale.refreshError?.code == .timeout)
        store.again.open()
    }

    @Test func `the time for a stored answer and for the server is one`() async throws {
        let store = SlowStore()
        let reader = Reader(snapshots: store, clock: clock.wall).reading(within: CallDeadline(.seconds(2), on: time.source))
        let late = Task { try await reader.read(remote())() }
        await store.gate.arrivals(1)
        await time.sleepers(1)
        time.advance(by: .milliseconds(1_500))
        store.gate.open()
        await gate.arrivals(1)
        await time.sleepers(1, for: .milliseconds(500))
        time.advance(by: .milliseconds(500))
        let error = await #expect(throws: MarqueeError.self) { try await late.value }
        #expect(error?.code == .timeout)
        gate.open()
    }

    @Test func `an answer that comes as the time ends counts`() async throws {
        let deadline = CallDeadline(.seconds(1), on: time.source)
        let call = Task {
            try await deadline.bound("GET /number") { () async throws(MarqueeError) in
                while !Task.isCancelled { await Task.yield() }
                return 7
            }
        }
        await time.sleepers(1)
        time.advance(by: .seconds(1))
        #expect(try await call.value == 7)
    }

    @Test func `a cached value is served in time, with the reason`() async throws {
        let reader = Reader(clock: clock.wall)
        gate.open()
        _ = try await reader.read(remote())()
        clock.advance(by: .seconds(30 * 24 * 3_600))
        let hurried = reader.reading(within: CallDeadline(.zero, on: time.source))
        let closed = Gate()
        let slow = Remote(key: remote().key, freshFor: .seconds(3_600)) { () async throws(MarqueeError) -> Int in
            await withTaskCancellationHandler {
                await closed.pass()
            } onCancel: {
                closed.open()
            }
            throw .cancelled
        }
        let task = Task { try await hurried.read(slow)() }
        await time.sleepers(1)
        time.advance(by: .zero)
        let served = try await task.value
        #expect(served.value == 1 && served.isStale && served.refreshError?.code == .timeout)
    }

    @Test func `a cancelled caller gets a cancellation, and an answer in time has no deadline`() async throws {
        let hurried = Reader(clock: clock.wall).reading(within: CallDeadline(.seconds(2), on: time.source))
        let task = Task { try await hurried.read(remote())() }
        await gate.arrivals(1)
        task.cancel()
        await #expect(throws: MarqueeError.cancelled) { try await task.value }
        gate.open()
        #expect(try await hurried.read(remote())(policy: .fresh).value == 1)
        #expect(time.sleepers == 0)
    }

    @Test func `no deadline overflows a clock`() async throws {
        let limits = [Duration.seconds(Int64.max), .seconds(-1)]
        for limit in limits {
            let deadline = CallDeadline(limit, on: time.source)
            #expect(try await deadline.bound("GET /number") { () async throws(MarqueeError) in 1 } == 1)
        }
        #expect(Set(time.slept).isSubset(of: [.seconds(86_400), .zero]))
    }
}

/// A store that has nothing, and says so late.
private final class SlowStore: SnapshotDAO {
    let gate = Gate()
    let again = Gate()
    let isSlow = Atomic(false)

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? {
        await gate.pass()
        if isSlow.load(ordering: .relaxed) { await again.pass() }
        return nil
    }
    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) {}
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int { 0 }
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {}
}
