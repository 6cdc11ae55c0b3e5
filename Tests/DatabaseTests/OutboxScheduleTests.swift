import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(5)))
struct OutboxScheduleTests {
    @Test(arguments: OutboxTable.scheduleStatements)
    func `no statement reads the rows that wait, one by one`(_ statement: String) throws {
        let handle = try SQLiteHandle(nil)
        try Schema.user.migrate(handle)
        let plan = try handle.all("EXPLAIN QUERY PLAN " + statement) { $0.text(3) ?? "" }
        // Each step goes to its place in an index, or to one row.
        let reads = plan.filter { $0.contains("outbox") || $0.contains("account") }
        #expect(reads.count >= 2)
        for step in reads { #expect(step.hasPrefix("SEARCH "), "\(plan)") }
        #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
    }

    @Test func `accounts come in groups, each of them once`() async throws {
        let stores = try await OpenLibrary.inMemory()
        var all: [Int] = []
        for account in 1...7 {
            let tenant = try await stores.signIn(account)
            for number in 1...3 { _ = try await stores.set(.favorite(true), on: .movie(number), of: tenant) }
            all.append(tenant)
        }
        _ = try await stores.sessions.revoke(all.removeFirst(), generation: 1)
        var (found, last): ([Int], Int?) = ([], 0)
        var sizes: [Int] = []
        while let after = last {
            let schedule = try await stores.library.schedule(on: server, at: .at(0), after: after, limit: 4)
            sizes.append(schedule.tenants.count)
            found += schedule.tenants
            last = schedule.last
        }
        #expect(sizes == [4, 2])
        #expect(found == all.sorted())
    }

    @Test func `what waited longest comes first, and no more of it than asked for`() async throws {
        let stores = try await OpenLibrary.inMemory()
        var tenants: [Int] = []
        for account in 1...5 {
            let tenant = try await stores.signIn(account)
            _ = try await stores.set(.favorite(true), of: tenant)
            try await stores.library.release(#require(await stores.lease(tenant)), until: .at(100 - Double(account)))
            tenants.append(tenant)
        }
        let (before, after) = (
            try await stores.library.schedule(on: server, at: .at(0), after: 0, limit: 3),
            try await stores.library.schedule(on: server, at: .at(98), after: 0, limit: 3)
        )
        #expect(before == OutboxSchedule(tenants: [], next: .at(95)))
        #expect(after == OutboxSchedule(tenants: [tenants[4], tenants[3], tenants[2]], next: .at(99)))
    }
}
