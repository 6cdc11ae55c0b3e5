@testable import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@Suite(.timeLimit(.minutes(5)))
struct RequestPriorityTests {
    private let key = SnapshotKey(server: "s", operation: "o", audience: .standard)

    @Test(arguments: [(TaskPriority.background, RequestPriority.background), (.utility, .background), (.medium, .foreground)])
    func `it follows the task that began the work, and not the one that waits for it`(
        _ taskPriority: TaskPriority, _ priority: RequestPriority
    ) async {
        let gate = Gate()
        let task = Task(priority: taskPriority) {
            await gate.pass()
            return await Task {
                await withTaskGroup(of: RequestPriority.self) {
                    $0.addTask { .current }; return await $0.next()
                }
            }.value
        }
        Task { gate.open() }
        #expect(await task.value == priority)
    }

    @Test func `a foreground read does not join one of background work`() async throws {
        let (coalescer, gate) = (RequestCoalescer(), Gate())
        let slow = Task(priority: .background) {
            try await coalescer.join(key) { (_) async throws(MarqueeError) in
                await gate.pass()
                return 1
            }
        }
        await gate.arrivals(1)
        #expect(try await coalescer.join(key) { (_) async throws(MarqueeError) in 2 } == 2)
        let settled = Task { await coalescer.finishAll() }
        gate.open()
        #expect(try await slow.value == 1)
        await settled.value
    }

    @Test func `background work joins a foreground read`() async throws {
        let (coalescer, gate) = (RequestCoalescer(), Gate())
        async let first = coalescer.join(key) { (_) async throws(MarqueeError) in
            await gate.pass()
            return 1
        }
        await gate.arrivals(1)
        let joins = Task(priority: .background) { try await coalescer.join(key) { (_) async throws(MarqueeError) in 2 } }
        while coalescer.waiting(on: key) < 2 { await Task.yield() }
        gate.open()
        #expect(try await first == 1)
        #expect(try await joins.value == 1)
    }

    @Test func `what was overtaken is out of date too when its subject changes`() async throws {
        let (coalescer, gate) = (RequestCoalescer(), Gate())
        let slow = Task(priority: .background) {
            try await coalescer.join(key) { (fetch) async throws(MarqueeError) in
                await gate.pass()
                return fetch.isOutdated
            }
        }
        await gate.arrivals(1)
        _ = try await coalescer.join(key) { (_) async throws(MarqueeError) in true }
        coalescer.outdate(.key(key))
        gate.open()
        #expect(try await slow.value)
    }

    @Test func `a refresh behind a served value works in the background`() async throws {
        let (clock, heard) = (ManualClock(), Heard())
        let reader = Reader(clock: clock.wall)
        let remote = Remote(key: key, freshFor: .seconds(60)) { () async throws(MarqueeError) -> Int in heard.note(.current) }
        _ = try await reader.read(remote)()
        #expect(try await reader.read(remote)(policy: ReadPolicy(cache: .first, network: .always)).value == 1)
        while heard.priorities.count < 2 { await Task.yield() }
        #expect(heard.priorities == [.foreground, .background])
    }

    private final class Heard: Sendable {
        private let state = Mutex<[RequestPriority]>([])

        var priorities: [RequestPriority] { state.withLock { $0 } }

        func note(_ priority: RequestPriority) -> Int {
            state.withLock { priorities in
                priorities.append(priority)
                return priorities.count
            }
        }
    }
}
