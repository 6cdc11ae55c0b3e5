import MarqueeCSQLite
import MarqueeData
import MarqueeDomain
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(5)))
struct OutboxPlanTests {
    @Test(arguments: OutboxTable.turnStatements + [OutboxTable.expired])
    func `every statement for turns finds its rows by an index`(_ statement: String) throws {
        let handle = try SQLiteHandle(nil)
        try Schema.user.migrate(handle)
        let plan = try handle.all("EXPLAIN QUERY PLAN " + statement) { $0.text(3) ?? "" }
        let reads = plan.filter { $0.contains("outbox") || $0.contains("account") }
        #expect(reads.count >= 2)
        for step in reads { #expect(step.hasPrefix("SEARCH "), "\(plan)") }
        #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
    }

    /// The steps of SQLite's machine are a count of the rows that it visits.
    @Test(arguments: OutboxTable.turnStatements)
    func `a look for work visits no change of an account without a session`(_ statement: String) throws {
        let few = try Self.steps(of: statement, suspended: 0)
        #expect(few > 10)
        #expect(try Self.steps(of: statement, suspended: 3_000) == few)
    }

    /// How many steps a statement takes beside three accounts with work.
    private static func steps(of text: String, suspended: Int) throws -> Int {
        let handle = try SQLiteHandle(nil)
        try Schema.user.migrate(handle)
        try insert(3, from: 1, handle)
        try insert(suspended, from: 10_000, handle)
        try handle.write { () throws(StoreFailure) in
            for tenant in 10_000..<10_000 + suspended {
                if tenant.isMultiple(of: 2) {
                    guard try AccountTable(handle: handle).revoke(tenant, generation: 1, at: .at(0)) else { throw .damagedValue }
                } else {
                    try AccountTable(handle: handle).removeSecrets(of: tenant, generation: 1, at: .at(0))
                }
            }
        }
        // The first value is the server; the others are the time or an account, and a limit.
        var statement: OpaquePointer?
        #expect(sqlite3_prepare_v2(handle.pointer, text, -1, &statement, nil) == SQLITE_OK)
        defer { sqlite3_finalize(statement) }
        #expect(sqlite3_bind_text(statement, 1, "s", -1, nil) == SQLITE_OK)
        sqlite3_bind_int64(statement, 2, text.contains("RECURSIVE") ? 0 : 1_000)
        sqlite3_bind_int64(statement, 3, 10_000)
        while sqlite3_step(statement) == SQLITE_ROW {}
        return Int(sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_VM_STEP, 0))
    }

    /// Accounts with a new change, one whose wait is over, one that waits, and one whose wait is from before a change of the clock.
    private static func insert(_ count: Int, from first: Int, _ handle: SQLiteHandle) throws(StoreFailure) {
        try handle.execute(
            """
            WITH RECURSIVE person(n) AS (SELECT \(first) UNION ALL SELECT n + 1 FROM person WHERE n < \(first + count - 1))
            INSERT INTO account(
                id, server, kind, account_id, username, session, state, generation, signed_in_at, is_current, last_used, version)
                SELECT n, 's', 'account', n, 'u', 'secret', 'active', 1, 0, 0, n, 0 FROM person WHERE \(count) > 0;
            INSERT INTO outbox(
                account, shelf, media_id, season, episode, value, revision, position, changed_at, was_sent, attempts, not_before,
                longest_wait, lease_duration)
                SELECT id, 'favoriteMovies', m, 0, 0, 1, 1, m, 0, 0, 0, time, 600, 60
                FROM account, (SELECT 1 AS m, NULL AS time UNION ALL VALUES(2, 500), (3, 1500), (4, 9000))
                WHERE id BETWEEN \(first) AND \(first + count - 1);
            """)
    }
}
