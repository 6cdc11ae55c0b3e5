import Foundation
import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// The figures of an operator.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct FigureTests {
    @Test func `Waits, connections and retries of a pool are counted`() async throws {
        var configuration = try await PostgreSQLServer.shared().configuration()
        configuration.connections = 1
        let pool = try await PostgreSQLPool.withTable(configuration)
        let gate = BlockingGate()
        let holder = Task { try await pool.use { _ in gate.pass() } }
        await gate.arrival()
        let waiter = Task { try await pool.use { _ in } }
        while pool.waiting < 1 { await Task.yield() }
        var busy = ConnectionFigures()
        (busy.limit, busy.inUse, busy.waiting, busy.waits, busy.connects) = (1, 1, 1, 1, 1)
        #expect(pool.figures == busy)
        gate.open()
        try await holder.value
        try await waiter.value
        let attempts = Mutex(0)
        try await pool.write { (handle) throws(PostgreSQLFailure) in
            let attempt = attempts.withLock { attempts in
                attempts += 1
                return attempts
            }
            if attempt == 1 { try handle.fail("40001") }
        }
        #expect(pool.figures.retriedTransactions == 1 && pool.figures.inUse == 0 && pool.figures.waiting == 0)
        await pool.close()
        configuration.callTimeout = .milliseconds(200)
        let closed = PostgreSQLConfiguration("host=127.0.0.1 port=1 dbname=none")
        let away = PostgreSQLPool(try ConnectionSettings(closed))
        await #expect(throws: PostgreSQLFailure.self) { try await away.use { _ in } }
        #expect(away.figures.failedConnects == 1 && away.figures.connects == 0)
        await away.close()
    }

    @Test func `Announcements, the listener and claims are counted`() async throws {
        let writer = try await OpenStores.open()
        let reader = try await PostgreSQLStores.open(writer.configuration, cache: .memory, sharedCacheBytes: 1 << 20)
        let other = try await PostgreSQLStores.open(writer.configuration, cache: .memory, sharedCacheBytes: 1 << 20)
        let figures = try #require(reader.connectionFigures)
        #expect(figures().isListening == nil)
        let invalidations = try #require(reader.invalidations)
        var heard = invalidations().makeAsyncIterator()
        #expect(await heard.next() == .allMarks)
        #expect(figures().isListening == true && figures().heardNotes == 0)
        let tenant = try await writer.signIn(1)
        _ = try await writer.library.record(.set(.favorite(true)), on: .movie(1), of: tenant)
        #expect(await heard.next() == .marks(tenant: tenant))
        #expect(figures().heardNotes == 1)
        let key = SnapshotKey(server: tmdb, operation: "GET /", audience: .standard)
        #expect(try await reader.sharedSnapshots?.claim(key, by: "a", for: .seconds(60)) == true)
        #expect(try await other.sharedSnapshots?.claim(key, by: "b", for: .seconds(60)) == false)
        #expect(figures().wonClaims == 1 && figures().lostClaims == 0)
        #expect(other.connectionFigures?().lostClaims == 1)
        await reader.close()
        #expect(await heard.next() == nil)
        #expect(figures().isListening == false)
        await other.close()
        await writer.close()
    }

    /// Two accounts with work, and 3,000 that left with a change each.
    private static let left = """
        INSERT INTO account(id, server, kind, account_id, username, state, generation, signed_in_at, version)
            SELECT n, '\(tmdb)', 'account', n, 'u', 'active', 1, 0, 0 FROM generate_series(1, 3002) AS n;
        INSERT INTO outbox(
            account, shelf, media_id, season, episode, value, revision, position, changed_at, was_sent, attempts, longest_wait, lease_duration)
            SELECT n, 'favoriteMovies', 1, 0, 0, 1, 1, 1, 1000 + n, 0, 0, 0, 0 FROM generate_series(1, 3002) AS n;
        UPDATE account SET state = 'signedOut' WHERE id <= 3000;
        """

    @Test func `A large count is the estimate of the last analysis, and never below what was counted`() async throws {
        let stores = try await OpenStores.open()
        try await stores.execute("ANALYZE outbox; \(Self.left)")
        try await stores.setClock(.init(timeIntervalSince1970: 14.001))
        let before = try await stores.library.figures()
        #expect(before.pending == 2 && before.suspended == 1_000 && before.rejected == 0)
        #expect(before.oldestPending == .seconds(10) && before.schemaVersion == PostgreSQLSchema.newest.migrations.count)
        try await stores.execute("ANALYZE outbox")
        #expect((2_500...3_500).contains(try await stores.library.figures().suspended))
        await stores.close()
    }

    @Test func `Counting visits no rows of other states, also with statistics of an empty table`() async throws {
        let stores = try await OpenStores.open()
        try await stores.execute("ANALYZE outbox; \(Self.left)")
        var configuration = stores.configuration
        configuration.connections = 1
        let pool = PostgreSQLPool(try ConnectionSettings(configuration))
        _ = try await PostgreSQLLibrary(pool: pool) { _ in }.figures()
        let plans = try await pool.use { (handle) throws(PostgreSQLFailure) in
            let prepared = try handle.execute(
                "SELECT name FROM pg_prepared_statements WHERE NOT from_sql AND statement LIKE '%FROM outbox WHERE%'")
            var plans: [String] = []
            for row in prepared.rows {
                plans.append(try handle.execute("EXPLAIN EXECUTE \(row.text(0) ?? "")").rows.map { $0.text(0) ?? "" }.joined())
            }
            return plans
        }
        #expect(plans.count == 4)
        #expect(plans.allSatisfy { $0.contains("using outbox_") && !$0.contains("outbox_due") && !$0.contains("Filter") }, "\(plans)")
        await pool.close()
        await stores.close()
    }
}
