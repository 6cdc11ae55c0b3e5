import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// The tests of this engine: the rules of marks are checked by the conformance of stores.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct LibraryTests {
    @Test func `everything of an entry comes back as it was`() async throws {
        let stores = try await OpenStores.open()
        let tenant = try await stores.signIn(1)
        try await stores.setClock(.at(0))
        let items: [Markable] = [.movie(1), .tv(1), .episode(of: 1, season: 0, number: 0)]
        for item in items { _ = try await stores.library.record(.set(.rating(Rating(halfPoints: 13))), on: item, of: tenant) }
        let leased = try #require(try await stores.library.lease(.of(tenant)))
        #expect(leased.lease == .init(owner: "a", until: .at(60)))
        let refusal = MarqueeError(
            .refused, .init("tmdb.22", "Text."), operation: "POST /3/movie/{movie_id}/rating", status: 400, tmdbCode: 22,
            retryAfter: .milliseconds(1_500))
        _ = try await stores.library.reject(leased, because: refusal)
        let second = try #require(try await stores.library.lease(.of(tenant)))
        try await stores.library.release(second, for: .seconds(7))
        let entries = try await stores.library.entries(of: tenant)
        #expect(entries.map(\.item) == items && entries.map(\.position) == [1, 2, 3])
        #expect(entries[0].rejection == refusal && entries[0].changedAt == .at(0))
        #expect(entries[1].notBefore == .at(7) && entries[1].attempts == 1 && entries[1].lease == nil)
        #expect(entries[2].value == .rating(Rating(halfPoints: 13)) && entries[2].before == nil)
        await stores.close()
    }

    @Test(arguments: ["account.version", "mark.learned", "mark.position", "outbox.revision", "outbox.position", "outbox.attempts"])
    func `whatever number stands in a row, nothing ends and other rows work`(name: String) async throws {
        let (table, column) = (name.prefix { $0 != "." }, name.drop { $0 != "." }.dropFirst())
        for number in ["9223372036854775807", "-9223372036854775808"] {
            let stores = try await OpenStores.open()
            let tenant = try await stores.signIn(1)
            _ = try await stores.library.learn(Marks(isFavorite: true), kinds: [.favorite], on: .movie(1), of: tenant, since: 0)
            _ = try await stores.library.record(.set(.favorite(true)), on: .movie(2), of: tenant)
            try await stores.execute("UPDATE \(table) SET \(column) = '\(number)'")
            for movie in 1...2 { _ = try await stores.library.record(.toggle(.favorite), on: .movie(movie), of: tenant) }
            let before = try await stores.library.version(of: tenant)
            #expect(try await stores.library.record(.set(.favorite(true)), on: .movie(9), of: tenant).version == before + 1)
            let first = try #require(try await stores.library.lease(.of(tenant)))
            try await stores.library.release(first, for: .seconds(7))
            var after = 0
            while let entry = try await stores.library.lease(.of(tenant, after: after, onDemand: true)) {
                after = entry.position
                _ = try await stores.library.acknowledge(entry)
            }
            #expect(try await stores.library.entries(of: tenant).isEmpty)
            #expect(try await stores.library.marks(of: tenant).entries[.movie(9)]?.marks.isFavorite == true)
            await stores.close()
        }
    }

    @Test func `whole shelves of any size are one change, and are read back as one`() async throws {
        let stores = try await OpenStores.open()
        let tenant = try await stores.signIn(1)
        let items = (1...3_000).map { Markable.movie($0) }
        let values = Dictionary(uniqueKeysWithValues: items.map { ($0, MarkValue.favorite(true)) })
        let changed = try await stores.library.reconcile(
            WholeShelf(.favoriteMovies, values: values, newestFirst: items), of: tenant, since: 0)
        #expect(changed.count == 3_000)
        let marks = try await stores.library.marks(of: tenant)
        #expect(marks.version == 1 && marks.entries.count == 3_000 && marks.pulled == [.favoriteMovies])
        #expect(marks.entries[.movie(1)]?.places[.favorite]?.rank == 3_000)
        #expect(try await stores.library.version(of: tenant) == 1)
        await stores.close()
    }

    @Test func `changes of one account from many machines come one after the other`() async throws {
        let configuration = try await PostgreSQLServer.shared().configuration()
        let machines = [try await OpenStores.open(configuration), try await OpenStores.open(configuration)]
        let tenant = try await machines[0].signIn(1)
        let versions = try await withThrowingTaskGroup { group in
            for number in 0..<60 {
                group.addTask {
                    try await machines[number % 2].library.record(.toggle(.watchlist), on: .movie(number % 3 + 1), of: tenant).version
                }
            }
            return try await group.reduce(into: [Int]()) { $0.append($1) }
        }
        #expect(versions.sorted() == Array(1...60))
        // Each was turned an even number of times.
        #expect(try await machines[1].library.marks(of: tenant).entries.values.allSatisfy { !$0.marks.isOnWatchlist })
        for machine in machines { await machine.close() }
    }

    @Test func `machines that lease at once never lease the same entry`() async throws {
        let configuration = try await PostgreSQLServer.shared().configuration()
        var machines: [OpenStores] = []
        for _ in 1...3 { machines.append(try await OpenStores.open(configuration)) }
        for account in 1...30 {
            let tenant = try await machines[0].signIn(account)
            for number in 1...3 { _ = try await machines[0].library.record(.set(.favorite(true)), on: .movie(number), of: tenant) }
        }
        let leased = try await withThrowingTaskGroup { group in
            for (number, machine) in machines.enumerated() {
                group.addTask {
                    var (found, after): ([OutboxEntry], Int) = ([], 0)
                    while true {
                        let turns = try await machine.library.lease(.of(accounts: 4, entries: 2, on: tmdb, by: "\(number)", after: after))
                        found += turns.turns.flatMap(\.self)
                        after = turns.after
                        // A worker that finds all of it locked gets a short time to wait.
                        if turns.turns.isEmpty, turns.nextIn.map({ $0 > .seconds(1) }) ?? true { return found }
                    }
                }
            }
            return try await group.reduce(into: [OutboxEntry]()) { $0 += $1 }
        }
        #expect(leased.count == 90)
        #expect(Set(leased.map { "\($0.tenant) \($0.item)" }).count == 90)
        for machine in machines { await machine.close() }
    }

    @Test func `an account with a change in progress is left to a later turn, and the others are not`() async throws {
        let stores = try await OpenStores.open()
        var tenants: [Int] = []
        for account in 1...3 {
            tenants.append(try await stores.signIn(account))
            _ = try await stores.library.record(.set(.favorite(true)), on: .movie(1), of: tenants[account - 1])
        }
        let (gate, pool) = (BlockingGate(), PostgreSQLPool(try ConnectionSettings(stores.configuration)))
        let busy = tenants[1]
        let holder = Task {
            try await pool.write { (handle) throws(PostgreSQLFailure) in
                try handle.run("SELECT 1 FROM account WHERE id = $1 FOR UPDATE", [Parameter(busy)])
                gate.pass()
            }
        }
        await gate.arrival()
        let turns = try await stores.turns(9).turns
        #expect(Set(turns.map { $0[0].tenant }) == Set(tenants).subtracting([busy]))
        #expect(try await stores.turns(9) == LeasedTurns(after: busy, nextIn: .milliseconds(100)))
        gate.open()
        try await holder.value
        #expect(try await stores.turns(9).turns.map { $0[0].tenant } == [busy])
        await pool.close()
        await stores.close()
    }

    @Test func `the clock of the server counts, also one that was set back`() async throws {
        let stores = try await OpenStores.open()
        let tenant = try await stores.signIn(1)
        try await stores.setClock(.at(10_000))
        #expect(try await stores.library.now() == .at(10_000))
        _ = try await stores.library.record(.set(.favorite(true)), on: .movie(1), of: tenant)
        #expect(try await stores.turns(1).turns.count == 1)
        try await stores.setClock(.at(10_059))
        #expect(try await stores.turns(1, by: "b") == LeasedTurns(after: 0, nextIn: .seconds(1)))
        try await stores.setClock(.at(10_060))
        #expect(try await stores.turns(1, by: "b").turns.first?.first?.lease?.until == .at(10_120))
        // The lease ends further ahead than any lease of this clock.
        try await stores.setClock(.at(9_000))
        #expect(try await stores.turns(1, by: "c").turns.first?.first?.lease?.until == .at(9_060))
        await stores.close()
    }
}

extension OpenStores {
    /// The next change of each of some accounts.
    fileprivate func turns(_ accounts: Int, by owner: String = "a") async throws -> LeasedTurns {
        try await library.lease(.of(accounts: accounts, entries: 1, on: tmdb, by: owner))
    }
}
