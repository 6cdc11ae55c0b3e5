import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(30)))
struct OutboxPlanTests {
    @Test(arguments: OutboxTable.turnStatements)
    func `every statement for turns finds its rows by an index`(_ statement: String) throws {
        let handle = try SQLiteHandle(nil)
        try Schema.user.migrate(handle)
        let plan = try handle.all("EXPLAIN QUERY PLAN " + statement) { $0.text(3) ?? "" }
        let reads = plan.filter { $0.contains("outbox") || $0.contains("account") }
        #expect(reads.count >= 2)
        for step in reads { #expect(step.hasPrefix("SEARCH "), "\(plan)") }
        #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
    }
}
