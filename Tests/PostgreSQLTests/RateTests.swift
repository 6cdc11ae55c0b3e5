import Foundation
import Marquee
import MarqueeData
import MarqueeSandbox
import MarqueeTesting
import Synchronization
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// Machines that share a rate in one database.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct RateTests {
    /// Tables of their own with a clock that a test sets, over one connection.
    private struct Tables {
        let configuration: PostgreSQLConfiguration
        let pool: PostgreSQLPool

        static func migrated() async throws -> Tables {
            let stores = try await OpenStores.open()
            await stores.close()
            return Tables(configuration: stores.configuration, pool: PostgreSQLPool(try ConnectionSettings(stores.configuration)))
        }

        @discardableResult
        func execute(_ sql: String) async throws -> [String] {
            try await pool.use { (handle) throws(PostgreSQLFailure) in try handle.execute(sql).rows.map { $0.text(0) ?? "" } }
        }

        func setClock(_ time: Duration) async throws {
            let moment = Date.at(time / .seconds(1)).milliseconds
            try await execute("CREATE OR REPLACE FUNCTION marquee_now() RETURNS bigint LANGUAGE sql VOLATILE AS 'SELECT \(moment)::bigint'")
        }
    }

    @Test(arguments: RateConformance.cases) func `the server keeps each promise`(promise: RateConformance.Case) async throws {
        let (tables, time) = (try await Tables.migrated(), ManualTime())
        var configuration = tables.configuration
        configuration.time = time.source
        let engine = RateConformance.Engine(
            requestsPerSecond: 40, burst: 10, open: { [configuration] in try PostgreSQLRate(configuration, alone: 10) },
            setClock: {
                try await tables.setClock($0)
                time.advance(by: max(.zero, $0 - time.now))
            }, alone: 10,
            setAway: { try await tables.execute("ALTER TABLE \($0 ? "shared_rate RENAME TO lost" : "lost RENAME TO shared_rate")") })
        try await promise.check(engine, steps: 200)
        await tables.pool.close()
    }

    @Test func `three machines send what the rate and the burst allow`() async throws {
        let (tables, sandbox, time) = (try await Tables.migrated(), try await Sandbox.start(), ManualTime())
        try await tables.setClock(.zero)
        var database = tables.configuration
        // A call is not limited, because the machine of the test may be busy.
        (database.time.now, database.time.sleep) = ({ .zero }, { _ in try await Task.sleep(for: .seconds(86_400)) })
        var clients: [MarqueeClient] = []
        for _ in 1...3 {
            let limiter = RateLimiter(sharing: try PostgreSQLRate(database), time: time.source)
            clients.append(
                try await MarqueeClient(environment: [:]) {
                    $0.credential = try .accessToken(Sandbox.accessToken)
                    $0.baseURL = sandbox.baseURL
                    $0.storage = .memory
                    $0.connections.usesEnvironmentProxies = false
                    $0.retries = 0
                    $0.rateLimiter = limiter
                })
        }
        let movies = sandbox.catalog.movies.prefix(20).map(\.id)
        try await withThrowingTaskGroup { [clients] group in
            for movie in movies { for client in clients { group.addTask { _ = try await client.movies.details(movie) } } }
            var now = Duration.zero
            while sandbox.counters.requests < 60 {
                try Task.checkCancellation()
                let sent = sandbox.counters.requests
                try #require(Double(sent) <= 10 + 40 * (now / .seconds(1)))
                // Time passes only while each other request sleeps in line.
                if time.sleepers + sent == 60 {
                    if now == .zero { #expect(sent == 10) }
                    now += .milliseconds(25)
                    try await tables.setClock(now)
                    time.advance(by: .milliseconds(25))
                }
                await Task.yield()
            }
            try await group.waitForAll()
            #expect(now >= .milliseconds(1_250) && now < .seconds(2))
        }
        for client in clients { await client.shutdown() }
        await tables.pool.close()
        await sandbox.stop()
    }

    @Test func `while the server is away, a machine has its own rate and asks seldom, and then shares again`() async throws {
        let (database, time) = (try await PostgreSQLServer.start(), ManualTime(dice: 0))
        let changes = Mutex<[MarqueeError?]>([])
        var configuration = database.configuration()
        configuration.time = time.source
        let rate = try PostgreSQLRate(configuration, burst: 4, alone: 10) { error in changes.withLock { $0.append(error) } }
        #expect(await rate.lease(upTo: 2).permits == 2)
        try await PostgreSQLServer.onThread { try database.stop() }
        var permits = 0
        while time.now < .seconds(120) {
            let lease = await rate.lease(upTo: 10)
            permits += lease.permits
            time.advance(by: max(lease.wait, .milliseconds(1)))
        }
        #expect(permits <= 1_201 && permits >= 1_190)
        // After 1 and 2 seconds, and then each 4 seconds.
        #expect(rate.pool.figures.failedConnects == 32)
        #expect(changes.withLock { $0 } == [.storeUnreachable])
        try await PostgreSQLServer.onThread { try database.start() }
        time.advance(by: .seconds(4))
        // After a crash, the table is empty.
        #expect(await rate.lease(upTo: 10).permits == 4)
        #expect(changes.withLock { $0 } == [.storeUnreachable, nil])
    }

    @Test func `a server that does not answer is not waited for`() async throws {
        let (tables, time) = (try await Tables.migrated(), ManualTime(dice: 0))
        try await tables.setClock(.zero)
        var configuration = tables.configuration
        configuration.time = time.source
        let rate = try PostgreSQLRate(configuration, alone: 10)
        #expect(await rate.lease(upTo: 10).permits == 10)
        try await tables.setClock(.seconds(1))
        try await tables.execute("BEGIN; LOCK TABLE shared_rate")
        let waiting = Task { await rate.lease(upTo: 10) }
        await time.sleepers(1)
        while try await tables.execute("SELECT 1 FROM pg_locks WHERE relation = 'shared_rate'::regclass AND NOT granted").isEmpty {}
        time.advance(by: .milliseconds(250))
        #expect(await waiting.value.permits == 1)
        // The call is not repeated for a second, and a cancelled one returns at once.
        #expect(await rate.lease(upTo: 10).wait == .milliseconds(100))
        time.advance(by: .seconds(1))
        let cancelled = Task { await rate.lease(upTo: 10) }
        await time.sleepers(1)
        cancelled.cancel()
        #expect(await cancelled.value.permits == 0)
        await tables.pool.close()
        time.advance(by: .seconds(1))
        // The statement that was not waited for takes ten permits as soon as it can, and these are of later.
        #expect(await rate.lease(upTo: 10).permits == 5)
    }

    @Test func `a rate is one row, and rates of other names are others`() async throws {
        let (tables, time) = (try await Tables.migrated(), ManualTime())
        try await tables.setClock(.zero)
        var configuration = tables.configuration
        configuration.time = time.source
        let (one, other) = (try PostgreSQLRate(configuration), try PostgreSQLRate(configuration, name: "pictures", burst: 3))
        for _ in 1...20 { _ = await one.lease(upTo: 1) }
        let lease = await other.lease(upTo: 10)
        #expect(lease.permits == 3 && lease.wait == .zero)
        #expect(try await tables.execute("SELECT name || ' ' || permits FROM shared_rate ORDER BY name") == ["pictures 3", "tmdb 1"])
        await tables.pool.close()
    }

    @Test(arguments: [(Double.nan, 10), (-1, .min), (.infinity, .max), (1e-300, 0)])
    func `an invalid rate or burst stops no machine`(perSecond: Double, burst: Int) async throws {
        let tables = try await Tables.migrated()
        let rate = try PostgreSQLRate(tables.configuration, requestsPerSecond: perSecond, burst: burst, alone: perSecond)
        let lease = await rate.lease(upTo: 1)
        #expect(lease.permits == 1 && lease.wait == .zero)
        try await tables.execute("DROP TABLE shared_rate")
        for _ in 1...3 { #expect(await rate.lease(upTo: 1).permits == 1) }
        await tables.pool.close()
    }

    @Test func `a configuration that cannot be used is an error`() {
        #expect(throws: MarqueeError.self) { try PostgreSQLRate(PostgreSQLConfiguration("no such words")) }
    }
}
