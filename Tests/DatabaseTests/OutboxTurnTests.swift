import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(30)))
struct OutboxTurnTests {
    @Test(arguments: OutboxTable.turnStatements)
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

    @Test func `accounts come in groups, each of them once, and each with no more entries than asked for`() async throws {
        let stores = try await OpenLibrary.inMemory()
        var all: [Int] = []
        for account in 1...7 {
            let tenant = try await stores.signIn(account)
            for number in 1...3 { _ = try await stores.set(.favorite(true), on: .movie(number), of: tenant) }
            all.append(tenant)
        }
        _ = try await stores.sessions.revoke(all.removeFirst(), generation: 1)
        var (found, after): ([Int], Int) = ([], 0)
        var sizes: [Int] = []
        for _ in 1...2 {
            let leased = try await stores.library.lease(.of(accounts: 4, entries: 3, after: after))
            sizes.append(leased.turns.count)
            found += leased.turns.map { $0[0].tenant }
            #expect(leased.turns.allSatisfy { $0.map(\.item) == [.movie(1), .movie(2), .movie(3)] })
            after = leased.after
        }
        #expect(sizes == [4, 2])
        #expect(found == all.sorted())
        #expect(try await stores.library.lease(.of(accounts: 4)) == LeasedTurns(nextIn: .seconds(60)))
    }

    @Test func `the numbers of accounts are a circle, and one that is excluded is left out of it`() async throws {
        let stores = try await OpenLibrary.inMemory()
        var all: [Int] = []
        for account in 1...5 {
            let tenant = try await stores.signIn(account)
            for number in 1...9 { _ = try await stores.set(.favorite(true), on: .movie(number), of: tenant) }
            all.append(tenant)
        }
        all.sort()
        var (found, after): ([Int], Int) = ([], all[2])
        for _ in 1...4 {
            let leased = try await stores.library.lease(.of(accounts: 2, entries: 2, after: after, but: [all[4]]))
            #expect(leased.turns.allSatisfy { $0.count == 2 })
            found += leased.turns.map { $0[0].tenant }
            after = leased.after
        }
        #expect(found == [all[3], all[0], all[1], all[2], all[3], all[0], all[1], all[2]])
    }

    @Test func `what waited longest comes first, and no more of it than asked for`() async throws {
        let stores = try await OpenLibrary.inMemory()
        var tenants: [Int] = []
        for account in 1...5 {
            let tenant = try await stores.signIn(account)
            _ = try await stores.set(.favorite(true), of: tenant)
            try await stores.release(#require(await stores.lease(tenant)), until: .at(100 - Double(account)))
            tenants.append(tenant)
        }
        let (before, after) = (
            try await stores.schedule(on: server, at: .at(0), after: 0, limit: 3),
            try await stores.schedule(on: server, at: .at(98), after: 0, limit: 3)
        )
        #expect(before == OutboxSchedule(tenants: [], next: .at(95)))
        #expect(after == OutboxSchedule(tenants: [tenants[4], tenants[3], tenants[2]], next: .at(99)))
    }

    @Test func `those who waited and those who are new come first in turn, and neither waits for all of the other`() async throws {
        let stores = try await OpenLibrary.inMemory()
        var (waited, new): ([Int], [Int]) = ([], [])
        for account in 1...4 {
            let tenant = try await stores.signIn(account)
            _ = try await stores.set(.favorite(true), of: tenant)
            if account > 2 { new.append(tenant) } else { waited.append(tenant) }
        }
        for (tenant, seconds) in zip(waited, [5.0, 6]) {
            try await stores.release(#require(await stores.lease(tenant)), until: .at(seconds))
        }
        stores.clock.set(.at(10))
        let first = try await stores.library.lease(.of(accounts: 1, retryFirst: true))
        let second = try await stores.library.lease(.of(accounts: 1, after: first.after, retryFirst: false))
        let rest = try await stores.library.lease(.of(accounts: 9, after: second.after, retryFirst: false))
        #expect(first.turns.map { $0[0].tenant } == [waited[0]])
        #expect(second.turns.map { $0[0].tenant } == [new.sorted()[0]])
        #expect(rest.turns.map { $0[0].tenant } == [new.sorted()[1], waited[1]])
    }
}
