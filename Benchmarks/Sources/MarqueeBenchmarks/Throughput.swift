import Foundation
import Marquee
import MarqueeData
import MarqueeDatabase
import MarqueePostgreSQL

/// How many marks a second PostgreSQL takes from several people at once, against pgbench's transaction on the same tables; and how long looks at
/// sessions and shelves take beside them.
enum Throughput {
    private static let goals = [(people: 1, goal: 0.8), (8, 1.5), (64, 2)]

    static func benchmarks() throws -> [Benchmark] {
        guard PostgreSQLServer.isAvailable else {
            print("postgresql: there is no PostgreSQL, so its rows are left out")
            return []
        }
        let server = try PostgreSQLServer()
        return goals.flatMap { people, goal in
            let who = people == 1 ? "1 person" : "\(people) people at once"
            return [
                Benchmark(
                    name: "postgresql-marks-\(people)", work: "marks of \(who) in PostgreSQL, each durable: marks/s",
                    against: "the same rows by pgbench, on as many connections", goal: .atLeast(goal), unit: "marks/s"
                ) {
                    let store = try await SharedStore(server, people: people)
                    let ours = try await store.rate()
                    let theirs = try store.pgbench()
                    await store.close()
                    return Pair(ours: ours, theirs: theirs)
                }
            ]
                + [("session", "session look-up"), ("shelf", "200 marks of another person")].map { call, work in
                    Benchmark(
                        name: "postgresql-\(call)-\(people)", work: "\(work) beside marks of \(who) in PostgreSQL, median",
                        against: "itself, without them", goal: nil, unit: "ms"
                    ) {
                        let store = try await SharedStore(server, people: people)
                        let alone = try await store.looks(at: call) { try await Task.sleep(for: .seconds(1)) }
                        let beside = try await store.looks(at: call) { _ = try await store.rate() }
                        await store.close()
                        return Pair(ours: beside.median, theirs: alone.median)
                    }
                }
        }
    }
}

/// A database with people who mark, and one who has marked 200 titles.
private struct SharedStore: Sendable {
    private let server: PostgreSQLServer
    private let database: String
    private let sessions: any SessionDAO
    private let library: any LibraryDAO
    private let tenants: [Int]
    private let reader: Int
    private let connections: Int
    let close: @Sendable () async -> Void

    init(_ server: PostgreSQLServer, people: Int) async throws {
        database = "marks\(UInt32.random(in: 0 ... .max))"
        try server.run("CREATE DATABASE \(database)", in: "postgres")
        let configuration = PostgreSQLConfiguration(server.connection(to: database))
        connections = configuration.connections
        let stores = try await PostgreSQLStores.open(configuration, cache: .memory)
        guard let sessions = stores.sessions, let library = stores.library else { throw BenchmarkError("a store is missing") }
        (self.server, self.sessions, self.library, close) = (server, sessions, library, stores.close)
        var tenants: [Int] = []
        for person in 0...people {
            let user = UserAuthorization(kind: .account, session: Secret("session \(person)"), accountID: person + 1)
            tenants.append(
                try await sessions.signIn(UserGrant(authorization: user, username: "viewer"), on: "bench", at: Date()).tenant)
        }
        reader = tenants.removeLast()
        self.tenants = tenants
        let movies = (1...200).map { Markable.movie($0) }
        _ = try await library.reconcile(
            WholeShelf(
                .favoriteMovies, values: Dictionary(uniqueKeysWithValues: movies.map { ($0, .favorite(true)) }), newestFirst: movies),
            of: reader, since: 0)
        try server.run(
            """
            INSERT INTO marquee.account(id, server, kind, account_id, username, state, generation, signed_in_at, version)
                SELECT n, 'pgbench', 'account', n, 'viewer', 'active', 1, 0, 1 FROM generate_series(1, \(people)) AS n
            """, in: database)
        try server.run("VACUUM ANALYZE", in: database)
    }

    /// How many marks all people make a second.
    func rate() async throws -> Double {
        try await Marking.rate(tenants.count) { person, number in
            _ = try await library.record(.set(.favorite(true)), on: .movie(number), of: tenants[person])
        }
    }

    /// The same by pgbench: it locks the account, writes the change, counts it, and waits for the disk.
    func pgbench() throws -> Double {
        try server.transactionRate(
            """
            \\set movie random(1, 1000000000)
            BEGIN;
            SELECT version, marquee.marquee_now() FROM marquee.account WHERE id = :client_id + 1 FOR UPDATE;
            INSERT INTO marquee.outbox(account, shelf, media_id, season, episode, value, revision, position, changed_at, was_sent, attempts, \
            longest_wait, lease_duration) VALUES(:client_id + 1, 'favoriteMovies', :movie, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0) \
            ON CONFLICT(account, shelf, media_id, season, episode) DO UPDATE SET value = 1;
            UPDATE marquee.account SET version = version + 1 WHERE id = :client_id + 1;
            COMMIT;
            """, clients: min(tenants.count, connections), times: tenants.count == 1 ? 3_000 : 1_000, in: database)
    }

    func looks(at call: String, beside work: @Sendable () async throws -> Void) async throws -> [Double] {
        try await Stopwatch.milliseconds(beside: work) { number in
            if call == "session" {
                let session = try await sessions.session(tenants[number % tenants.count])
                guard session != nil else { throw BenchmarkError("a session is missing") }
            } else {
                guard try await library.marks(of: reader).entries.count == 200 else { throw BenchmarkError("marks are missing") }
            }
        }
    }
}
