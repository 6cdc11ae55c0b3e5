import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// Changes of marks that wait at the same time are committed together.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct UpdateQueueTests {
    @Test func `changes that wait at the same time are one transaction, and its size is limited`() async throws {
        let line = try await ChangeLine.open(accounts: 151)
        let before = try await line.transactions()
        let tasks = try await line.markAll()
        #expect(line.library.queue.waiting == 150)
        try await line.letGo()
        for task in tasks { #expect(try await task.value.version == 1) }
        // The first change leads 63 others.
        #expect(try await line.transactions() - before == 3)
        await line.close()
    }

    @Test func `a change of many rows leaves the others to the next group`() async throws {
        let line = try await ChangeLine.open(accounts: 3)
        let before = try await line.transactions()
        let lead = try await line.mark(0)
        let values = Dictionary(uniqueKeysWithValues: (1...600).map { (Markable.movie($0), MarkValue.favorite(true)) })
        let learning = Task { [line] in try await line.library.learn(values, of: line.tenants[1], since: 0) }
        try await line.waiting(1)
        let last = try await line.mark(2)
        try await line.letGo()
        #expect(try await learning.value.count == 600)
        for task in [lead, last] { #expect(try await task.value.version == 1) }
        #expect(try await line.transactions() - before == 2)
        await line.close()
    }

    /// The row of one account is refused by a rule of the table: once of a member, and once of the leader.
    @Test(arguments: [0, 2]) func `a group whose one member is refused commits the others`(refused: Int) async throws {
        let line = try await ChangeLine.open(accounts: 5)
        try await line.stores.execute("ALTER TABLE outbox ADD CHECK (account <> \(line.tenants[refused]))")
        let tasks = try await line.markAll()
        try await line.letGo()
        for (number, task) in tasks.enumerated() {
            if number == refused {
                await #expect(throws: MarqueeError(PostgreSQLFailure.damagedValue)) { try await task.value }
            } else {
                #expect(try await task.value.version == 1)
            }
        }
        #expect(try await line.versions() == (0..<5).map { $0 == refused ? 0 : 1 })
        await line.close()
    }

    @Test func `an unknown account fails alone`() async throws {
        let line = try await ChangeLine.open(accounts: 3)
        try await line.stores.sessions.wipe(line.tenants[1])
        let tasks = try await line.markAll()
        try await line.letGo()
        await #expect { try await tasks[1].value } throws: { ($0 as? MarqueeError)?.code == .unauthorized }
        #expect(try await [tasks[0].value.version, tasks[2].value.version] == [1, 1])
        await line.close()
    }

    /// Once of a leader, which waits for a connection, and once of a member of its group.
    @Test(arguments: [0, 2]) func `a cancelled change is not made, and the others are`(cancelled: Int) async throws {
        let line = try await ChangeLine.open(accounts: 5)
        let tasks = try await line.markAll()
        tasks[cancelled].cancel()
        await #expect { try await tasks[cancelled].value } throws: { ($0 as? MarqueeError)?.code == .cancelled }
        try await line.letGo()
        for (number, task) in tasks.enumerated() where number != cancelled { #expect(try await task.value.version == 1) }
        #expect(try await line.versions() == (0..<5).map { $0 == cancelled ? 0 : 1 })
        await line.close()
    }

    @Test func `a change whose time is over leaves the line, and those with more time are made`() async throws {
        let line = try await ChangeLine.open(accounts: 3)
        let lead = try await line.mark(0)
        let short = Task { [line] in
            try await StoreLimit.$current.withValue(.seconds(1)) { try await line.record(1) }
        }
        try await line.waiting(1)
        let last = try await line.mark(2)
        await line.time.sleepers(1, for: .seconds(1))
        line.time.advance(by: .seconds(1))
        await #expect { try await short.value } throws: { ($0 as? MarqueeError)?.code == .timeout }
        try await line.letGo()
        #expect(try await [lead.value.version, last.value.version] == [1, 1])
        #expect(try await line.versions() == [1, 0, 1])
        await line.close()
    }

    /// The deadline of a group is that of its leader.
    @Test func `changes with much less or more time than the leader are in another group`() async throws {
        let line = try await ChangeLine.open(accounts: 4)
        let before = try await line.transactions()
        var tasks = [try await line.mark(0)]
        for (number, limit) in [(1, Duration.seconds(4)), (2, .seconds(1)), (3, .seconds(5))] {
            tasks.append(Task { [line] in try await StoreLimit.$current.withValue(limit) { try await line.record(number) } })
            try await line.waiting(number)
        }
        try await line.letGo()
        for task in tasks { #expect(try await task.value.version == 1) }
        #expect(try await line.transactions() - before == 3)
        await line.close()
    }

    /// More rows are held than the pool has connections.
    @Test func `rows that another session holds delay no other account`() async throws {
        let stores = try await OpenStores.open()
        var tenants: [Int] = []
        for account in 1...20 { tenants.append(try await stores.signIn(account)) }
        let (pool, gate, held) = (PostgreSQLPool(try ConnectionSettings(stores.configuration)), BlockingGate(), tenants.prefix(10))
        let holder = Task { [ids = held.map { "\($0)" }.joined(separator: ", ")] in
            try await pool.use { (handle) throws(PostgreSQLFailure) in
                try handle.execute("BEGIN; SELECT 1 FROM account WHERE id IN (\(ids)) FOR UPDATE")
                gate.pass()
                try handle.execute("COMMIT")
            }
        }
        await gate.arrival()
        let made = Gate()
        made.open()
        let waiting = held.map { tenant in
            Task {
                _ = try await stores.library.record(.set(.favorite(true)), on: .movie(1), of: tenant)
                await made.pass()
            }
        }
        for movie in 1...3 {
            for tenant in tenants.dropFirst(10) {
                _ = try await stores.library.record(.set(.favorite(true)), on: .movie(movie), of: tenant)
            }
        }
        #expect(made.arrived == 0)
        gate.open()
        try await holder.value
        for task in waiting { try await task.value }
        #expect(try await stores.execute("SELECT sum(version)::text FROM account") == ["40"])
        await pool.close()
        await stores.close()
    }
}

/// Changes that wait in line, because all connections of their pool are taken.
private struct ChangeLine {
    let stores: OpenStores
    let library: PostgreSQLLibrary
    let tenants: [Int]
    let time: ManualTime
    private let pool: PostgreSQLPool
    private let gate: BlockingGate
    private let holders: [Task<Void, any Error>]

    static func open(accounts: Int) async throws -> ChangeLine {
        let (stores, time, gate) = (try await OpenStores.open(), ManualTime(), BlockingGate())
        var configuration = stores.configuration
        (configuration.connections, configuration.callTimeout, configuration.time) = (2, .seconds(5), time.source)
        let pool = PostgreSQLPool(try ConnectionSettings(configuration))
        var tenants: [Int] = []
        for account in 1...accounts { tenants.append(try await stores.signIn(account)) }
        let holders = (1...2).map { _ in Task { try await pool.use { _ in gate.pass() } } }
        await gate.arrival(2)
        return ChangeLine(
            stores: stores, library: PostgreSQLLibrary(pool: pool) { _ in }, tenants: tenants, time: time, pool: pool, gate: gate,
            holders: holders)
    }

    func record(_ number: Int) async throws -> StoredMarks.Entry {
        try await library.record(.set(.favorite(true)), on: .movie(1), of: tenants[number])
    }

    /// Makes a change of an account, and returns when it waits. The first one waits for a connection, the others for the first one.
    func mark(_ number: Int) async throws -> Task<StoredMarks.Entry, any Error> {
        let (before, isFirst) = (library.queue.waiting, pool.waiting == 0)
        let task = Task { try await record(number) }
        if isFirst {
            while pool.waiting == 0 { await Task.yield() }
        } else {
            try await waiting(before + 1)
        }
        return task
    }

    func markAll() async throws -> [Task<StoredMarks.Entry, any Error>] {
        var tasks: [Task<StoredMarks.Entry, any Error>] = []
        for number in tenants.indices { tasks.append(try await mark(number)) }
        return tasks
    }

    func waiting(_ count: Int) async throws {
        while library.queue.waiting < count { await Task.yield() }
    }

    func letGo() async throws {
        gate.open()
        for holder in holders { try await holder.value }
    }

    /// How many transactions have been written.
    func transactions() async throws -> Int { Int(try await stores.execute("SELECT sum(transactions)::text FROM writer")[0]) ?? 0 }

    /// The versions of the accounts, in their order.
    func versions() async throws -> [Int] {
        try await stores.execute("SELECT version::text FROM account ORDER BY account_id").compactMap { Int($0) }
    }

    func close() async {
        await pool.close()
        await stores.close()
    }
}
