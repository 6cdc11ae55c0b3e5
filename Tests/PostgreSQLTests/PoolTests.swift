import Foundation
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueePostgreSQL

@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct PoolTests {
    /// A pool of one connection or more, the first of which is taken until the gate opens.
    private func taken(
        _ time: ManualTime = ManualTime(), of connections: Int = 1
    ) async throws -> (pool: PostgreSQLPool, gate: BlockingGate, holder: Task<Void, any Error>) {
        var configuration = try await PostgreSQLServer.shared().configuration()
        (configuration.connections, configuration.callTimeout, configuration.time) = (connections, .seconds(5), time.source)
        let pool = PostgreSQLPool(try ConnectionSettings(configuration))
        let gate = BlockingGate()
        let holder = Task { try await pool.use { _ in gate.pass() } }
        await gate.arrival()
        return (pool, gate, holder)
    }

    @Test func `a caller without a free connection waits for one, first come, first served`() async throws {
        let (pool, gate, holder) = try await taken()
        let order = Order()
        var tasks: [Task<Void, any Error>] = []
        for number in 1...5 {
            tasks.append(Task { try await pool.use { _ in order.add(number) } })
            while pool.waiting < number { await Task.yield() }
        }
        gate.open()
        try await holder.value
        for task in tasks { try await task.value }
        #expect(order.numbers == [1, 2, 3, 4, 5])
        #expect(pool.waiting == 0)
        await pool.close()
    }

    @Test func `a caller that waits too long gets a timeout error, and the others do not`() async throws {
        let time = ManualTime()
        let (pool, gate, holder) = try await taken(time)
        let first = Task { try await pool.read { _ in } }
        await time.sleepers(1)
        time.advance(by: .seconds(3))
        let second = Task { try await pool.use { _ in } }
        await time.sleepers(2)
        time.advance(by: .seconds(2))
        let outcome = await first.result
        #expect(throws: MarqueeError(PostgreSQLFailure.exhausted)) { try outcome.get() }
        gate.open()
        try await holder.value
        try await second.value
        await pool.close()
    }

    @Test func `a cancelled waiter takes no connection`() async throws {
        let (pool, gate, holder) = try await taken()
        let waiter = Task { try await pool.use { _ in } }
        while pool.waiting < 1 { await Task.yield() }
        waiter.cancel()
        let outcome = await waiter.result
        #expect(throws: PostgreSQLFailure.cancelled) { try outcome.get() }
        #expect(pool.waiting == 0)
        gate.open()
        try await holder.value
        try await pool.use { _ in }
        await pool.close()
    }

    @Test func `a caller that is cancelled before it waits never waits`() async throws {
        let (pool, gate, holder) = try await taken()
        let hasEnded = Mutex(false)
        let waiter = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            defer { hasEnded.withLock { $0 = true } }
            try await pool.use { _ in }
        }
        while pool.waiting < 1, !hasEnded.withLock({ $0 }) { await Task.yield() }
        #expect(pool.waiting == 0)
        gate.open()
        let outcome = await waiter.result
        #expect(throws: PostgreSQLFailure.cancelled) { try outcome.get() }
        try await holder.value
        await pool.close()
    }

    @Test func `closing ends the waiting, and lets work end`() async throws {
        let (pool, gate, holder) = try await taken()
        let waiter = Task { try await pool.use { _ in } }
        while pool.waiting < 1 { await Task.yield() }
        let closing = Task { await pool.close() }
        let outcome = await waiter.result
        #expect(throws: PostgreSQLFailure.closed) { try outcome.get() }
        gate.open()
        try await holder.value
        await closing.value
        await #expect(throws: PostgreSQLFailure.closed) { try await pool.use { _ in } }
    }

    @Test func `once the pool is being closed no work begins on a free connection either`() async throws {
        let (pool, gate, holder) = try await taken(of: 2)
        try await pool.use { _ in }
        let closing = Task { await pool.close() }
        var isRefused = false
        while !isRefused {
            do throws(PostgreSQLFailure) { try await pool.use { _ in } } catch { isRefused = error == .closed }
            await Task.yield()
        }
        #expect(isRefused)
        gate.open()
        try await holder.value
        await closing.value
    }

    @Test func `no more connections are open than the limit, and no more than are needed`() async throws {
        let server = try await PostgreSQLServer.shared()
        var configuration = server.configuration()
        configuration.connections = 3
        let pool = try await PostgreSQLPool.withTable(configuration)
        let count = "SELECT count(*)::text FROM pg_stat_activity WHERE application_name = '\(configuration.schema)'"
        for number in 1...5 { try await pool.add(number) }
        #expect(try await server.execute(count) == ["1"])
        try await withThrowingTaskGroup { group in
            for number in 11...60 { group.addTask { try await pool.add(number) } }
            try await group.waitForAll()
        }
        #expect(try await pool.numbers().count == 55)
        #expect(try await server.execute(count) == ["3"])
        await pool.close()
    }
}

/// Holds a thread until a test opens it.
final class BlockingGate: Sendable {
    private let arrived = Gate()
    private let isOpen = Mutex(false)

    func pass() {
        Task { await arrived.pass() }
        while !isOpen.withLock({ $0 }) { usleep(1_000) }
    }

    func arrival(_ count: Int = 1) async { await arrived.arrivals(count) }

    func open() {
        isOpen.withLock { $0 = true }
        arrived.open()
    }
}

private final class Order: Sendable {
    private let noted = Mutex<[Int]>([])

    var numbers: [Int] { noted.withLock { $0 } }

    func add(_ number: Int) { noted.withLock { $0.append(number) } }
}
