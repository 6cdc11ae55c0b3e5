import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// One person's call reads no rows of others, however many there are.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct PlanTests {
    private static let people = """
        INSERT INTO account(id, server, kind, account_id, username, state, generation, signed_in_at, version)
            SELECT n, '\(tmdb)', 'account', n, 'u', 'active', 1, 0, 0 FROM generate_series(1, 3000) AS n;
        INSERT INTO mark SELECT n, 'favoriteMovies', m, 0, 0, 1, 1, 1, 0, NULL, 0 FROM generate_series(1, 3000) AS n, generate_series(1, 20) AS m;
        INSERT INTO outbox(
            account, shelf, media_id, season, episode, value, revision, position, changed_at, was_sent, attempts, not_before, longest_wait,
            lease_duration)
            SELECT n, 'favoriteMovies', m, 0, 0, 1, 1, m, 0, 0, 0, CASE m WHEN 1 THEN n * 1000 END, 600000, 60000
            FROM generate_series(1, 3000) AS n, generate_series(1, 5) AS m;
        INSERT INTO shelf SELECT n, 'favoriteMovies', 1 FROM generate_series(1, 3000) AS n;
        INSERT INTO recent_search(account, folded, text, searched_at)
            SELECT n, m, m, 0 FROM generate_series(1, 3000) AS n, generate_series(1, 10) AS m;
        INSERT INTO snapshot
            SELECT sha256(n::text::bytea), n, 'movie', n, ''::bytea, 1000, NULL, n, n FROM generate_series(1, 3000) AS n;
        INSERT INTO claim SELECT sha256(n::text::bytea), 'a', n FROM generate_series(1, 3000) AS n;
        ANALYZE \(tables.joined(separator: ", "));
        """
    private static let tables = ["account", "mark", "outbox", "shelf", "recent_search", "snapshot", "claim"]

    /// The statements are those that the calls have prepared, so that none is forgotten here. A connection keeps its plans, so those that
    /// it makes for empty tables must be as good as those for full ones.
    @Test(arguments: [true, false]) func `every statement finds its rows by an index`(isFull: Bool) async throws {
        let stores = try await OpenStores.open()
        await stores.close()
        try await stores.execute(isFull ? Self.people : "VACUUM ANALYZE \(Self.tables.joined(separator: ", "))")
        var configuration = stores.configuration
        configuration.connections = 1
        let pool = PostgreSQLPool(try ConnectionSettings(configuration))
        try await call(pool)
        let plans = try await pool.use { (handle) throws(PostgreSQLFailure) in
            let prepared = try handle.execute(
                "SELECT name, statement, cardinality(parameter_types)::text FROM pg_prepared_statements WHERE NOT from_sql")
            var plans: [(statement: String, plan: [String])] = []
            for row in prepared.rows {
                let statement = row.text(1) ?? ""
                guard let count = Int(row.text(2) ?? ""),
                    Self.tables.contains(where: statement.contains)
                else { continue }
                let values = count == 0 ? "" : "(" + Array(repeating: "NULL", count: count).joined(separator: ", ") + ")"
                plans.append((statement, try handle.execute("EXPLAIN EXECUTE \(row.text(0) ?? "")\(values)").rows.map { $0.text(0) ?? "" }))
            }
            return plans
        }
        #expect(plans.count > 25)
        let listing = plans.filter { $0.statement == AccountTable.sessionsStatement }.map(\.plan)
        #expect(listing.count == 1 && listing[0].contains { $0.contains("Index Scan using account_pkey") })
        #expect(listing.allSatisfy { steps in !steps.contains { $0.contains("Sort") } })
        for plan in plans where plan.plan.contains(where: { step in ["Seq Scan on", "Bitmap", "Hash"].contains { step.contains($0) } }) {
            Issue.record("\(plan.statement)\n\(plan.plan.joined(separator: "\n"))")
        }
        for plan in plans where Self.scansWithoutCondition(plan.plan) {
            Issue.record("\(plan.statement)\n\(plan.plan.joined(separator: "\n"))")
        }
        await pool.close()
    }

    /// Whether a step of a plan reads a whole index of rows about people.
    private static func scansWithoutCondition(_ plan: [String]) -> Bool {
        let steps = plan.reduce(into: [[String]]()) { steps, line in
            if steps.isEmpty || line.contains("->") { steps.append([line]) } else { steps[steps.count - 1].append(line) }
        }
        return steps.contains { step in
            let isScan = tables.contains { $0 != "snapshot" && step[0].contains(" Scan using ") && step[0].contains(" on \($0) ") }
            // The index of waiting, rejected or suspended changes alone, up to a limit.
            let isBounded = plan.contains { $0.contains("Limit ") } && step[0].contains("Index Only Scan using outbox_")
            return isScan && !isBounded && !step.contains { $0.contains("Index Cond:") }
        }
    }

    /// Every call once, on a few accounts of many.
    private func call(_ pool: PostgreSQLPool) async throws {
        try await makeEveryCall(
            PostgreSQLSessions(pool: pool, sealing: .none), PostgreSQLLibrary(pool: pool) { _ in }, PostgreSQLSearchHistory(pool: pool),
            as: .account(9_000), on: tmdb, signedInAt: .at(0))
        try await share(PostgreSQLSharedSnapshots(pool: pool, bytes: 1 << 20))
        try await pool.use { (handle) throws(PostgreSQLFailure) in try SharedSnapshotTable(handle: handle).evict(downTo: 1 << 20) }
    }

    private func share(_ shared: PostgreSQLSharedSnapshots) async throws {
        let key = SnapshotKey(server: tmdb, operation: "GET /", subject: .movie(1), audience: .standard)
        _ = try await shared.claim(key, by: "a", for: .seconds(5))
        try await shared.release(key, by: "a")
        try await shared.save(SharedSnapshot(body: Data(), age: .zero, lifetime: .zero), for: key)
        try await shared.save(SharedSnapshot(body: Data(count: 1 << 20), age: .zero, lifetime: .zero), for: key)
        _ = try await shared.load(key)
        for selection in [SnapshotSelection.key(key), .subject(.movie(1))] {
            try await shared.expire(selection)
            try await shared.remove(selection)
        }
    }

    /// 2,000 accounts that left, half by each way, with a new change, one whose wait is over, one that waits, and one whose wait is from
    /// before a change of the clock; and three with work.
    private static let left = """
        INSERT INTO account(id, server, kind, account_id, username, state, generation, signed_in_at, version)
            SELECT n, '\(tmdb)', 'account', n, 'u', 'active', 1, 0, 0 FROM generate_series(1, 2003) AS n;
        INSERT INTO outbox(
            account, shelf, media_id, season, episode, value, revision, position, changed_at, was_sent, attempts, not_before, longest_wait,
            lease_duration)
            SELECT n, 'favoriteMovies', m, 0, 0, 1, 1, m, 0, 0, 0, (ARRAY[NULL, 500, 1500, 9000])[m], 600, 60
            FROM generate_series(1, 2003) AS n, generate_series(1, 4) AS m;
        UPDATE account SET state = CASE WHEN id % 2 = 0 THEN 'revoked' ELSE 'signedOut' END WHERE id <= 2000;
        """

    /// The server counts the rows that each step of a plan returns, and those that it reads in vain.
    @Test func `a look for work visits no change of an account without a session`() async throws {
        let stores = try await OpenStores.open()
        await stores.close()
        try await stores.execute(Self.left)
        let pool = PostgreSQLPool(try ConnectionSettings(stores.configuration))
        for statement in OutboxSchedule.statements {
            let values = ["'\(tmdb)'", statement.contains("RECURSIVE") ? "0" : "1000", "'{}'", "10000"]
            let asked = zip(1..., values).reduce(statement) { $0.replacing("$\($1.0)", with: $1.1) }
            let plan = try await pool.use { (handle) throws(PostgreSQLFailure) in
                try handle.execute("EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) " + asked).rows.map { $0.text(0) ?? "" }
            }
            let visited = plan.flatMap { $0.matches(of: /actual rows=([0-9]+)|Removed by [A-Za-z ]+: ([0-9]+)/) }.compactMap {
                Int($0.1 ?? $0.2 ?? "")
            }
            #expect(!visited.isEmpty && visited.allSatisfy { $0 <= 12 }, "\(plan.joined(separator: "\n"))")
        }
        await pool.close()
    }
}
