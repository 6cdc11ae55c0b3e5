import Foundation
import Marquee
import MarqueeData
import MarqueeDatabase
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// Machines that share answers in one database.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct SharedSnapshotTests {
    /// A client on one of the machines. Reads find nothing in memory.
    private func client(
        _ database: PostgreSQLConfiguration, _ sandbox: Sandbox, clock: WallClock = .system, time: TimeSource,
        _ change: (inout MarqueeClient.Configuration) -> Void = { _ in }
    ) async throws -> MarqueeClient {
        let stores = try await PostgreSQLStores.open(database, cache: .memory, sharedCacheBytes: 64 << 20)
        return try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = sandbox.baseURL
            $0.users = .many
            $0.storage = .own(stores)
            $0.connections.usesEnvironmentProxies = false
            $0.memoryBytes = 0
            $0.retries = 0
            $0.rateLimiter = nil
            $0.imageRateLimiter = nil
            $0.clock = clock
            $0.time = time
            change(&$0)
        }
    }

    /// Calls are not limited, because the machine of the test may be busy, and waits for others have no end.
    private var patient: TimeSource {
        var source = TimeSource.system
        source.now = { .zero }
        source.sleep = { try await Task.sleep(for: $0 < .milliseconds(250) ? $0 : .seconds(86_400)) }
        return source
    }

    @Test func `three machines that read the same ten titles at once ask for each of them once`() async throws {
        let (sandbox, stores) = (try await Sandbox.start(), try await OpenStores.open())
        // No claim ends by its time.
        try await stores.setClock(.at(0))
        let movies = sandbox.catalog.movies.prefix(10).map(\.id)
        var clients: [MarqueeClient] = []
        for hours in -1...1 {
            let clock = WallClock { Date() + Double(hours) * 3_600 }
            clients.append(try await client(stores.configuration, sandbox, clock: clock, time: patient))
        }
        try await withThrowingTaskGroup { group in
            for number in 0..<50 {
                let (client, movie) = (clients[number % 3], movies[number % 10])
                group.addTask {
                    let details = try await client.movies.details(movie)
                    #expect(details.value.movie.id == movie && !details.isStale)
                }
            }
            try await group.waitForAll()
        }
        #expect(sandbox.counters.requests == 10)
        #expect(try await stores.execute("SELECT 'x' FROM claim") == [])
        for client in clients { await client.shutdown() }
        await stores.close()
        await sandbox.stop()
    }

    @Test func `while the database is away, pages come from the machine's own cache and from the server`() async throws {
        let (sandbox, database, clock, time) = (try await Sandbox.start(), try await PostgreSQLServer.start(), ManualClock(), ManualTime())
        let client = try await client(database.configuration(), sandbox, clock: clock.wall, time: time.source)
        let movies = sandbox.catalog.movies.prefix(3).map(\.id)
        let first = try await client.movies.details(movies[0])
        #expect(first.origin == .server)
        try await PostgreSQLServer.onThread { try database.stop() }
        #expect(try await client.movies.details(movies[0]).origin == .store)
        #expect(client.health().storeFailures.isEmpty)
        #expect(try await client.movies.details(movies[1]).origin == .server)
        #expect(client.health().storeFailures.keys.map(\.self) == [.sharedCache] && client.health().isReady)
        clock.advance(by: .seconds(30 * 86_400))
        sandbox.behave(.offline)
        let stale = try await client.movies.details(movies[0])
        #expect(stale.origin == .store && stale.isStale)
        sandbox.behave(.normal)
        try await PostgreSQLServer.onThread { try database.start() }
        time.advance(by: .seconds(5))
        #expect(try await client.movies.details(movies[2]).origin == .server)
        #expect(client.health().storeFailures.isEmpty)
        await client.shutdown()
        await sandbox.stop()
    }

    @Test func `a database that does not answer is not waited for`() async throws {
        let (sandbox, stores, time) = (try await Sandbox.start(), try await OpenStores.open(), ManualTime())
        let client = try await client(stores.configuration, sandbox, time: time.source)
        let pool = PostgreSQLPool(try ConnectionSettings(stores.configuration))
        try await pool.use { (handle) throws(PostgreSQLFailure) in _ = try handle.execute("BEGIN; LOCK TABLE snapshot") }
        let reading = Task { [movie = sandbox.catalog.movies[0].id] in try await client.movies.details(movie) }
        await time.sleepers(1)
        time.advance(by: .milliseconds(250))
        #expect(try await reading.value.origin == .server)
        #expect(client.health().storeFailures[.sharedCache] == .storeUnreachable)
        await pool.close()
        await client.shutdown()
        await stores.close()
        await sandbox.stop()
    }

    @Test func `answers are evicted by their age, and none that is too large is shared`() async throws {
        let stores = try await OpenStores.open()
        let pool = PostgreSQLPool(try ConnectionSettings(stores.configuration))
        let shared = PostgreSQLSharedSnapshots(pool: pool, bytes: 1 << 20)
        let key = { (number: Int) in SnapshotKey(server: tmdb, operation: "GET /\(number)", audience: .standard) }
        let answer = { (bytes: Int) in SharedSnapshot(body: Data(count: bytes), age: .zero, lifetime: .seconds(60)) }
        for number in 1...40 {
            try await stores.setClock(.at(Double(number)))
            try await shared.save(answer(50_000), for: key(number))
        }
        // No caller waits for eviction.
        while try await stores.execute("SELECT 'x' FROM snapshot HAVING sum(bytes) > 943718") != [] { await Task.yield() }
        #expect(try await shared.load(key(1)) == nil)
        #expect(try await shared.load(key(40)) != nil)
        #expect(try await stores.execute("SELECT 'x' FROM snapshot").count == 18)
        #expect(try await shared.claim(key(50), by: "a", for: .seconds(60)))
        try await shared.save(answer(200_000), for: key(50))
        #expect(try await shared.load(key(50)) == nil)
        #expect(try await shared.claim(key(50), by: "b", for: .seconds(60)))
        await pool.close()
        await stores.close()
    }

    @Test func `the first answer that a machine shares removes those that are older than the maximum age`() async throws {
        let (sandbox, stores) = (try await Sandbox.start(), try await OpenStores.open())
        let movies = sandbox.catalog.movies.prefix(5).map(\.id)
        let rows = { try await stores.execute("SELECT subject_id::text FROM snapshot ORDER BY saved_at").compactMap { Int($0) } }
        // Each machine has just been started. By default, answers are kept for 181 days.
        for (movie, day, kept) in [(0, 0.0, [0]), (1, 1, [0, 1]), (2, 180.9, [0, 1, 2]), (3, 181.1, [1, 2, 3])] {
            try await stores.setClock(.at(day * 86_400))
            let client = try await client(stores.configuration, sandbox, time: patient)
            _ = try await client.movies.details(movies[movie])
            #expect(try await rows() == kept.map { movies[$0] }, "day \(day)")
            await client.shutdown()
        }
        // Without a limit, everything stays.
        try await stores.setClock(.at(1_000 * 86_400))
        let client = try await client(stores.configuration, sandbox, time: patient) { $0.maximumAge = nil }
        _ = try await client.movies.details(movies[4])
        #expect(try await rows() == [1, 2, 3, 4].map { movies[$0] })
        await client.shutdown()
        await stores.close()
        await sandbox.stop()
    }
}
