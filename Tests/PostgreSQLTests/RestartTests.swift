import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueePostgreSQL

@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct RestartTests {
    /// The changes of some accounts, and their acknowledgements.
    private final class Diary: Sendable {
        private struct State {
            var stored: Set<Markable> = []
            var errors: Set<String> = []
            var isOver = false
        }

        private let state = Mutex(State())

        var stored: Set<Markable> { state.withLock { $0.stored } }
        var errors: Set<String> { state.withLock { $0.errors } }
        var isOver: Bool { state.withLock { $0.isOver } }

        func end() { state.withLock { $0.isOver = true } }
        func note(_ item: Markable) { state.withLock { _ = $0.stored.insert(item) } }
        func note(_ error: any Error) { state.withLock { _ = $0.errors.insert((error as? MarqueeError)?.reason.key ?? "\(error)") } }
    }

    /// After a crash, the server gives the numbers of transactions that were lost to others. They say nothing of the changes.
    @Test func `a change that a crash undid is not taken for another one with its number`() async throws {
        let database = try await PostgreSQLServer.start()
        let relay = try CommitRelay(to: database)
        var configuration = database.configuration()
        let other = try await PostgreSQLPool.withTable(configuration)
        configuration.connection = Secret(configuration.connection.reveal() + " host=\(relay.folder.path)")
        let isCrashed = Mutex(false)
        configuration.time.sleep = { _ in
            guard
                isCrashed.withLock({ isCrashed in
                    defer { isCrashed = true }
                    return !isCrashed
                })
            else { return }
            try await PostgreSQLServer.onThread {
                try database.stop()
                try database.start()
            }
            for number in 2...20 { try await other.add(number) }
        }
        let pool = PostgreSQLPool(try ConnectionSettings(configuration))
        relay.lose(.request)
        try await pool.add(1)
        #expect(isCrashed.withLock { $0 })
        #expect(try await pool.numbers() == Array(1...20))
        await pool.close()
        await other.close()
    }

    @Test(arguments: [true, false]) func `a call that finds no server waits until it has restarted`(isWrite: Bool) async throws {
        let database = try await PostgreSQLServer.start()
        var configuration = database.configuration()
        let waits = Mutex(0)
        configuration.time.now = { .zero }
        configuration.time.sleep = { _ in
            // The second wait is long enough.
            let isSecond = waits.withLock { waits in
                waits += 1
                return waits == 2
            }
            if isSecond { try await PostgreSQLServer.onThread { try database.start() } }
        }
        let pool = try await PostgreSQLPool.withTable(configuration)
        try await pool.add(1)
        try await PostgreSQLServer.onThread { try database.stop() }
        if isWrite { try await pool.add(2) }
        #expect(try await pool.numbers() == (isWrite ? [1, 2] : [1]))
        #expect(waits.withLock { $0 } == 2)
        await pool.close()
    }

    @Test func `a server that stays away is waited for by those who come first, and not by others`() async throws {
        let database = try await PostgreSQLServer.start()
        let time = ManualTime(jumps: true)
        var configuration = database.configuration()
        (configuration.callTimeout, configuration.time) = (.seconds(60), time.source)
        let pool = try await PostgreSQLPool.withTable(configuration)
        try await PostgreSQLServer.onThread { try database.stop() }
        await #expect(throws: MarqueeError.storeUnreachable) { try await pool.add(1) }
        let waited = time.now
        #expect(waited >= .seconds(60) && waited < .seconds(62))
        await #expect(throws: MarqueeError.storeUnreachable) { try await pool.numbers() }
        #expect(time.now == waited)
        try await PostgreSQLServer.onThread { try database.start() }
        try await pool.add(2)
        #expect(try await pool.numbers() == [2])
        await pool.close()
    }

    @Test func `a server that was back in between is waited for again`() async throws {
        let database = try await PostgreSQLServer.start()
        let time = ManualTime(jumps: true)
        var configuration = database.configuration()
        (configuration.callTimeout, configuration.time) = (.seconds(60), time.source)
        let pool = try await PostgreSQLPool.withTable(configuration)
        for number in 1...2 {
            let before = time.now
            try await PostgreSQLServer.onThread { try database.stop() }
            await #expect(throws: MarqueeError.storeUnreachable) { try await pool.numbers() }
            #expect(time.now - before >= .seconds(60))
            try await PostgreSQLServer.onThread { try database.start() }
            try await pool.add(number)
        }
        #expect(try await pool.numbers() == [1, 2])
        await pool.close()
    }

    @Test func `a server that crashes again and again loses nothing that was acknowledged`() async throws {
        let database = try await PostgreSQLServer.start()
        let stores = try await OpenStores.open(database.configuration())
        let tenant = try await stores.signIn(1)
        let diary = Diary()
        let acknowledged = Gate()
        acknowledged.open()
        try await withThrowingTaskGroup { group in
            for person in 0..<4 {
                group.addTask {
                    var number = person
                    while !diary.isOver {
                        number += 4
                        do {
                            _ = try await stores.library.record(.set(.favorite(true)), on: .movie(number), of: tenant)
                            diary.note(.movie(number))
                            await acknowledged.pass()
                        } catch {
                            diary.note(error)
                            try await Task.sleep(for: .milliseconds(2))
                        }
                    }
                }
            }
            for crash in 1...3 {
                await acknowledged.arrivals(crash * 40)
                try await PostgreSQLServer.onThread {
                    try database.stop()
                    try database.start()
                }
            }
            await acknowledged.arrivals(diary.stored.count + 40)
            diary.end()
            try await group.waitForAll()
        }
        let marks = try await stores.library.marks(of: tenant)
        #expect(diary.stored.subtracting(marks.entries.keys) == [])
        #expect(diary.errors.subtracting(["store.unreachable"]) == [])
        await stores.close()
    }
}
