import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// A change that waits alone has statements of its own.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct SingleUpdateTests {
    @Test func `a single change is four statements, and a group has other ones`() async throws {
        let marker = try await SingleMarker.open(accounts: 3)
        for movie in 1...2 { try await marker.record(0, movie) }
        let before = try await marker.runs()
        try await marker.record(0, 3)
        let after = try await marker.runs()
        let single = after.since(before)
        // Begin, lock, look up, and save; the commit is not prepared.
        #expect(single.values.sorted() == [1, 1, 1, 1] && single.keys.allSatisfy { !$0.contains("unnest") })
        for task in try await marker.heldGroup(4) { try await task.value }
        #expect(try await marker.versions() == [4, 1, 1])
        let group = try await marker.runs().since(after)
        #expect(group.keys.contains { $0.contains("unnest") } && Set(group.keys).intersection(single.keys) == ["BEGIN"])
        await marker.close()
    }

    @Test func `each statement of a single change may fail, and the connection goes on`() async throws {
        let marker = try await SingleMarker.open(accounts: 1)
        try await marker.record(0, 1)
        let breaks = [
            ("ALTER TABLE shelf RENAME TO other", "ALTER TABLE other RENAME TO shelf", PostgreSQLFailure.engine("42P01")),
            ("ALTER TABLE outbox ADD CONSTRAINT three CHECK (media_id <> 3)", "ALTER TABLE outbox DROP CONSTRAINT three", .damagedValue),
        ]
        for (number, (planted, mended, failure)) in breaks.enumerated() {
            let process = try await marker.process()
            try await marker.stores.execute(planted)
            await #expect(throws: MarqueeError(failure)) { try await marker.record(0, 2 + number) }
            #expect(try await marker.versions() == [1 + number])
            try await marker.stores.execute(mended)
            try await marker.record(0, 2 + number)
            #expect(try await marker.versions() == [2 + number])
            #expect(try await marker.process() == process)
        }
        await marker.close()
    }

    @Test(arguments: [false, true]) func `a connection that is lost in the first trip is replaced`(wasUsed: Bool) async throws {
        let marker = try await SingleMarker.open(accounts: 1)
        if wasUsed { try await marker.record(0, 1) }
        let locked = try await marker.begin("LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE")
        let change = Task { try await marker.record(0, 2) }
        try await marker.blocked()
        #expect(try await PostgreSQLServer.shared().endConnections(of: marker.configuration) == 1)
        try await locked()
        try await change.value
        #expect(try await marker.versions() == [wasUsed ? 2 : 1])
        await marker.close()
    }

    @Test func `a caller that is cancelled during the first trip has its change made`() async throws {
        let marker = try await SingleMarker.open(accounts: 1)
        try await marker.record(0, 1)
        let locked = try await marker.begin("LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE")
        let change = Task { try await marker.record(0, 2) }
        try await marker.blocked()
        change.cancel()
        try await locked()
        try await change.value
        #expect(try await marker.versions() == [2])
        let cancelled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await marker.record(0, 3)
        }
        await #expect { try await cancelled.value } throws: { ($0 as? MarqueeError)?.code == .cancelled }
        #expect(try await marker.versions() == [2])
        await marker.close()
    }

    @Test func `changes that come while a single one runs are the next group`() async throws {
        let marker = try await SingleMarker.open(accounts: 3)
        try await marker.record(0, 1)
        let before = try await marker.transactions()
        let locked = try await marker.begin("LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE")
        var tasks = [Task { try await marker.record(0, 2) }]
        try await marker.blocked()
        for (waiting, number) in [(1, 1), (2, 2), (3, 0)] {
            tasks.append(Task { try await marker.record(number, 3) })
            while marker.library.queue.waiting < waiting { await Task.yield() }
        }
        try await locked()
        for task in tasks { try await task.value }
        #expect(try await marker.versions() == [3, 1, 1])
        // The change of the same account may be in the group of the others, or come after it.
        #expect((2...3).contains(try await marker.transactions() - before))
        await marker.close()
    }

    @Test func `a row that another session holds is waited for with the same statements`() async throws {
        let marker = try await SingleMarker.open(accounts: 1, connections: 2)
        try await marker.record(0, 1)
        let held = try await marker.begin("SELECT 1 FROM account WHERE id = \(marker.tenants[0]) FOR UPDATE")
        let change = Task { try await marker.record(0, 2) }
        try await marker.blocked()
        try await held()
        try await change.value
        #expect(try await marker.versions() == [2])
        await marker.close()
    }

    /// The same calls for two accounts: alone, and with the statements of groups.
    @Test func `single changes leave the rows that groups leave`() async throws {
        let marker = try await SingleMarker.open(accounts: 2)
        try await marker.stores.setClock(.at(100))
        let (alone, plain) = (marker.library, PostgreSQLLibrary(pool: marker.pool, isPlain: true) { _ in })
        var random = SplitMix64(seed: 7)
        for _ in 1...200 {
            let (movie, step) = (Markable.movie(Int.random(in: 1...4, using: &random)), Int.random(in: 0...6, using: &random))
            for (library, tenant) in [(alone, marker.tenants[0]), (plain, marker.tenants[1])] {
                switch step {
                case 0: _ = try await library.record(.toggle(.favorite), on: movie, of: tenant)
                case 1: _ = try await library.record(.set(.watchlist(true)), on: movie, of: tenant)
                case 2:
                    let key = try #require(MarkKey(.favorite, on: movie))
                    _ = try await library.update(.marks([key]), of: tenant) { rows in
                        rows[key].discard(as: rows.next)
                        rows.count()
                    }
                case 3: _ = try await library.learn(Marks(isFavorite: true), kinds: [.favorite], on: movie, of: tenant, since: 0)
                default:
                    guard let entry = try await library.lease(.of(tenant, onDemand: true)) else { continue }
                    if step == 4 { _ = try await library.acknowledge(entry) }
                    if step == 5 { _ = try await library.reject(entry, because: MarqueeError(.invalidInput, .init("mark.episode"))) }
                    if step == 6 { try await library.release(entry, for: .seconds(1)) }
                }
            }
        }
        for (table, columns) in [("outbox", StoredOutboxEntry.columns.all), ("mark", KnownMark.columns.all)] {
            let list = columns.map(\.name).filter { $0 != "account" && $0 != "lease_owner" }.joined(separator: ", ")
            var rows: [[String]] = []
            for tenant in marker.tenants {
                rows.append(
                    try await marker.stores.execute("SELECT (\(list))::text FROM \(table) WHERE account = \(tenant) ORDER BY 1"))
            }
            #expect(rows[0] == rows[1] && !rows[0].isEmpty)
        }
        #expect(Set(try await marker.versions()).count == 1)
        await marker.close()
    }

    @Test func `a change of a waiting entry writes no index`() async throws {
        let stores = try await OpenStores.open()
        let tenant = try await stores.signIn(1)
        try await stores.setClock(.at(0))
        for _ in 1...40 { _ = try await stores.library.record(.toggle(.favorite), on: .movie(1), of: tenant) }
        await stores.close()
        // The server counts when a connection has ended.
        let statement = """
            SELECT n_tup_upd || ' ' || n_tup_hot_upd FROM pg_stat_user_tables
            WHERE schemaname = current_schema() AND relname = 'outbox' AND n_tup_upd >= 39
            """
        var counts: [String] = []
        while counts.isEmpty { counts = try await stores.execute(statement) }
        #expect(counts == ["39 39"])
    }
}

/// Accounts that mark titles on few connections.
private struct SingleMarker {
    let stores: OpenStores
    let configuration: PostgreSQLConfiguration
    let pool: PostgreSQLPool
    let library: PostgreSQLLibrary
    let tenants: [Int]

    static func open(accounts: Int, connections: Int = 1) async throws -> SingleMarker {
        let stores = try await OpenStores.open()
        var tenants: [Int] = []
        for account in 1...accounts { tenants.append(try await stores.signIn(account)) }
        // Its connections have a name of their own.
        var configuration = try await PostgreSQLServer.shared().configuration()
        let name = configuration.schema
        (configuration.schema, configuration.connections) = (stores.configuration.schema, connections)
        let pool = PostgreSQLPool(try ConnectionSettings(configuration))
        let library = PostgreSQLLibrary(pool: pool) { _ in }
        configuration.schema = name
        return SingleMarker(stores: stores, configuration: configuration, pool: pool, library: library, tenants: tenants)
    }

    func record(_ number: Int, _ movie: Int) async throws {
        _ = try await library.record(.set(.favorite(true)), on: .movie(movie), of: tenants[number])
    }

    /// How often the connection ran each prepared statement.
    func runs() async throws -> [String: Int] {
        try await pool.use { (handle) throws(PostgreSQLFailure) in
            var runs: [String: Int] = [:]
            let rows = try handle.execute("SELECT statement, generic_plans::text FROM pg_prepared_statements").rows
            for row in rows { runs[row.text(0) ?? ""] = row.text(1).flatMap { Int($0) } }
            return runs
        }
    }

    /// The process of the server on the only connection.
    func process() async throws -> Int32? { try await pool.use { (handle) throws(PostgreSQLFailure) in try handle.process() } }

    /// Marks of all accounts that wait for the only connection, the first one as their leader.
    func heldGroup(_ movie: Int) async throws -> [Task<Void, any Error>] {
        let gate = BlockingGate()
        let holder = Task { try await pool.use { _ in gate.pass() } }
        await gate.arrival()
        var tasks = [Task { try await record(0, movie) }]
        while pool.waiting == 0 { await Task.yield() }
        for number in tenants.indices.dropFirst() { tasks.append(Task { try await record(number, movie) }) }
        while library.queue.waiting < tenants.count - 1 { await Task.yield() }
        gate.open()
        try await holder.value
        return tasks
    }

    /// Begins a transaction of another session. Returns a function that ends it.
    func begin(_ statement: String) async throws -> () async throws -> Void {
        let (pool, gate) = (PostgreSQLPool(try ConnectionSettings(stores.configuration)), BlockingGate())
        let holder = Task {
            try await pool.use { (handle) throws(PostgreSQLFailure) in
                try handle.execute("BEGIN; \(statement)")
                gate.pass()
                try handle.execute("COMMIT")
            }
        }
        await gate.arrival()
        return {
            gate.open()
            try await holder.value
            await pool.close()
        }
    }

    /// Returns when a connection of these accounts waits for another session.
    func blocked() async throws {
        let statement = """
            SELECT 1 FROM pg_stat_activity WHERE application_name = '\(configuration.schema)' AND wait_event_type = 'Lock'
            """
        while try await stores.execute(statement).isEmpty {}
    }

    /// How many transactions have been written.
    func transactions() async throws -> Int { Int(try await stores.execute("SELECT sum(transactions)::text FROM writer")[0]) ?? 0 }

    /// The versions of the accounts, in their order.
    func versions() async throws -> [Int] {
        try await stores.execute("SELECT version::text FROM account ORDER BY account_id").compactMap { Int($0) }
    }

    func close() async {
        await pool.close()
        await stores.close()
    }
}

extension [String: Int] {
    /// The statements that ran since.
    fileprivate func since(_ before: [String: Int]) -> [String: Int] {
        reduce(into: [:]) { runs, run in
            let count = run.value - (before[run.key] ?? 0)
            if count > 0 { runs[run.key] = count }
        }
    }
}
