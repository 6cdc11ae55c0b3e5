import Foundation
import Marquee
import MarqueeData
import MarqueeDatabase
import MarqueePostgreSQL
import Synchronization

/// How many marks a second PostgreSQL takes from several people at once, against pgbench's transaction on the same tables; and how long looks at
/// sessions and shelves take beside them.
enum Throughput {
    private static let goals = [(people: 1, goal: 0.8), (8, 1.5), (64, 2)]
    /// Each side has a turn of about a second, because the disk is not as fast in one minute as in the next.
    private static let turns = 9

    static func benchmarks() throws -> [Benchmark] {
        guard PostgreSQLServer.isAvailable else {
            print("postgresql: there is no PostgreSQL, so its rows are left out")
            return []
        }
        let server = try PostgreSQLServer()
        return goals.flatMap { people, goal in
            let who = people == 1 ? "1 person" : "\(people) people at once"
            let (stores, figures) = (SharedStores(server, people: people), TurnFigures())
            return [
                Benchmark(
                    name: "postgresql-marks-\(people)", work: "marks of \(who) in PostgreSQL, each durable: marks/s",
                    against: "the same rows by pgbench, on as many connections", goal: .atLeast(goal), unit: "marks/s", leastRounds: turns,
                    round: {
                        let store = try await stores.store()
                        figures.add(flush: try Disk.flush(in: server.folder.path))
                        let processor = Stopwatch.processor
                        let (ours, made) = try await store.rate()
                        figures.add(processor: (Stopwatch.processor - processor) / Double(made))
                        return Pair(ours: ours, theirs: try store.pgbench())
                    }, note: { figures.text })
            ]
                + [("session", "session look-up"), ("shelf", "200 marks of another person")].map { call, work in
                    Benchmark(
                        name: "postgresql-\(call)-\(people)", work: "\(work) beside marks of \(who) in PostgreSQL, median",
                        against: "itself, without them", goal: nil, unit: "ms", leastRounds: turns,
                        round: {
                            let store = try await stores.store()
                            let alone = try await store.looks(at: call) { try await Task.sleep(for: .seconds(1)) }
                            let beside = try await store.looks(at: call) { _ = try await store.rate() }
                            return Pair(ours: beside.median, theirs: alone.median)
                        })
                }
        }
    }
}

/// The processor time of a mark in this process and the time of a flush of the disk, of each turn of a row.
private final class TurnFigures: Sendable {
    private let figures = Mutex<(flushes: [Double], processor: [Double])>(([], []))

    func add(flush seconds: Double) { figures.withLock { $0.flushes.append(seconds * 1_000) } }

    func add(processor seconds: Double) { figures.withLock { $0.processor.append(seconds * 1e6) } }

    var text: String {
        let (flushes, processor) = figures.withLock { $0 }
        return "a flush of the disk takes \(flushes.median.shown) ms (\((flushes.min() ?? .nan).shown) to "
            + "\((flushes.max() ?? .nan).shown)); a mark takes \(processor.median.shown) µs of this process's processor time"
    }
}

/// The disk on which a server stores.
private enum Disk {
    /// Median seconds of appending a page to a file and of waiting for the disk.
    static func flush(in folder: String) throws -> Double {
        let path = folder + "/flush"
        let file = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
        guard file >= 0 else { throw BenchmarkError("a file cannot be made") }
        defer {
            close(file)
            unlink(path)
        }
        let page = [UInt8](repeating: 1, count: 8_192)
        // As the server's log: the space of the file is there before.
        for number in 0..<64 { pwrite(file, page, page.count, off_t(number * page.count)) }
        fsync(file)
        return try (0..<64).map { number in
            let start = Stopwatch.now
            guard pwrite(file, page, page.count, off_t(number * page.count)) == page.count, fdatasync(file) == 0 else {
                throw BenchmarkError("the disk refused a write")
            }
            return Stopwatch.now - start
        }.median
    }
}

/// The store of some rows, made when the first of them is measured.
private actor SharedStores {
    private let server: PostgreSQLServer
    private let people: Int
    private var made: SharedStore?

    init(_ server: PostgreSQLServer, people: Int) { (self.server, self.people) = (server, people) }

    func store() async throws -> SharedStore {
        if let made { return made }
        let store = try await SharedStore(server, people: people)
        made = store
        return store
    }
}

/// A database with people who mark, and one who has marked 200 titles.
private final class SharedStore: Sendable {
    private let server: PostgreSQLServer
    private let database: String
    private let sessions: any SessionDAO
    private let library: any LibraryDAO
    private let tenants: [Int]
    private let reader: Int
    private let connections: Int
    private let stores: Stores
    /// No two turns mark the same titles.
    private let movies = Counter(from: 1)
    /// About how many transactions pgbench makes a second.
    private let expected = Mutex(1_000.0)

    init(_ server: PostgreSQLServer, people: Int) async throws {
        database = "marks\(UInt32.random(in: 0 ... .max))"
        try server.run("CREATE DATABASE \(database)", in: "postgres")
        let configuration = PostgreSQLConfiguration(server.connection(to: database))
        connections = configuration.connections
        let stores = try await PostgreSQLStores.open(configuration, cache: .memory)
        guard let sessions = stores.sessions, let library = stores.library else { throw BenchmarkError("a store is missing") }
        (self.server, self.sessions, self.library, self.stores) = (server, sessions, library, stores)
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

    /// How many marks all people make a second, for a second, and how many they made.
    func rate() async throws -> (rate: Double, made: Int) {
        let (start, made) = (movies.take(1_000_000), Counter(from: 0))
        let rate = try await Marking.rate(tenants.count) { [self] person, number in
            _ = try await library.record(.set(.favorite(true)), on: .movie(start + number), of: tenants[person])
            _ = made.take(1)
        }
        return (rate, made.take(0))
    }

    /// The same by pgbench for about a second: it locks the account, writes the change, counts it, and waits for the disk.
    func pgbench() throws -> Double {
        let clients = min(tenants.count, connections)
        let rate = try server.transactionRate(
            """
            \\set movie random(1, 1000000000)
            BEGIN;
            SELECT version, marquee.marquee_now() FROM marquee.account WHERE id = :client_id + 1 FOR UPDATE;
            INSERT INTO marquee.outbox(account, shelf, media_id, season, episode, value, revision, position, changed_at, was_sent, attempts, \
            longest_wait, lease_duration) VALUES(:client_id + 1, 'favoriteMovies', :movie, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0) \
            ON CONFLICT(account, shelf, media_id, season, episode) DO UPDATE SET value = 1;
            UPDATE marquee.account SET version = version + 1 WHERE id = :client_id + 1;
            COMMIT;
            """, clients: clients, times: max(50, Int(expected.withLock { $0 }) / clients), in: database)
        expected.withLock { $0 = rate }
        return rate
    }

    func looks(at call: String, beside work: @Sendable () async throws -> Void) async throws -> [Double] {
        try await Stopwatch.milliseconds(beside: work) { [self] number in
            if call == "session" {
                let session = try await sessions.session(tenants[number % tenants.count])
                guard session != nil else { throw BenchmarkError("a session is missing") }
            } else {
                guard try await library.marks(of: reader).entries.count == 200 else { throw BenchmarkError("marks are missing") }
            }
        }
    }
}
