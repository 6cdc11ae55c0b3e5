import MarqueeCSQLite
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// One person's call reads no rows of others, however many there are.
@Suite(.timeLimit(.minutes(5)))
struct UserPlanTests {
    /// The statements are those that the calls have prepared, so that none is forgotten here.
    @Test func `every statement finds its rows by an index`() async throws {
        let stores = try await SQLiteStores.open(.memory, now: { .at(0) })
        let library = try #require(stores.library as? SQLiteLibrary)
        let sessions = try #require(stores.sessions as? any DeviceSessionDAO)
        let tenant = try await sessions.signIn(.account(1), on: server, at: .at(0), makesCurrent: true).tenant
        _ = (try await sessions.current(on: server), try await sessions.use(tenant))
        try await makeEveryCall(sessions, library, try #require(stores.history), as: .account(2), on: server, signedInAt: .at(0))
        let plans = try await library.file.write { (handle) throws(StoreFailure) in
            var plans: [(statement: String, plan: [String])] = []
            for statement in Self.statements(of: handle) {
                let plan = try handle.all("EXPLAIN QUERY PLAN " + statement) { $0.text(3) ?? "" }
                let reads = plan.filter { step in Self.tables.contains { step.hasPrefix("SCAN \($0)") || step.hasPrefix("SEARCH \($0)") } }
                if !reads.isEmpty { plans.append((statement, reads)) }
            }
            return plans
        }
        #expect(plans.count > 25)
        // Figures read the first rows of an index that holds no others.
        let counts = ["outbox_age", "outbox_rejected"].map { "SCAN outbox USING COVERING INDEX \($0)" }
        #expect(plans.count { plan in plan.plan.contains { counts.contains($0) } } == 3)
        #expect(plans.allSatisfy { plan in plan.statement.contains(" LIMIT ") || !plan.plan.contains { counts.contains($0) } })
        for plan in plans where plan.plan.contains(where: { $0.hasPrefix("SCAN ") && !counts.contains($0) }) {
            Issue.record("\(plan.statement)\n\(plan.plan.joined(separator: "\n"))")
        }
        await stores.close()
    }

    private static let tables = ["account", "tenant", "mark", "outbox", "shelf", "recent_search"]

    private static func statements(of handle: SQLiteHandle) -> [String] {
        var (statements, next) = ([String](), sqlite3_next_stmt(handle.pointer, nil))
        while let statement = next {
            if let text = sqlite3_sql(statement) { statements.append(String(cString: text)) }
            next = sqlite3_next_stmt(handle.pointer, statement)
        }
        return statements.filter { statement in ["SELECT", "INSERT", "UPDATE", "DELETE"].contains(where: statement.contains) }
    }
}
