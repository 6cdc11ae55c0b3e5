import Foundation
import GRDB
import Marquee
import MarqueeData
import MarqueeDatabase
import MarqueePostgreSQL
import Synchronization

/// A store with many people who are signed in, each with 200 marks, and every tenth with two changes to send. Beside them are people who signed
/// out with a change that was not sent.
final class PeopleStore: Sendable {
    let sessions: any SessionDAO
    let library: any LibraryDAO
    private let people: Int
    /// How many bytes the disk holds for each person.
    let bytes: Double
    private let turns = Mutex(0)
    private let calls = Counter(from: 0)
    // The files or the server are needed for as long as the store is.
    private let home: any AnyObject & Sendable

    private init(_ stores: Stores, people: Int, bytes: Int, home: any AnyObject & Sendable) throws {
        guard let sessions = stores.sessions, let library = stores.library else { throw BenchmarkError("a store is missing") }
        (self.sessions, self.library, self.people, self.home) = (sessions, library, people, home)
        self.bytes = Double(bytes) / Double(people)
    }

    static func inSQLite(people: Int, left: Int = 0) async throws -> PeopleStore {
        let folder = try Folder()
        try await SQLiteStores.open(.folder(folder.path), now: { Date() }).close()
        let file = try DatabaseQueue(path: folder.path + "/user.sqlite")
        try await file.write { try $0.execute(sql: numbers(people) + sqlitePeople + sqliteLeavers(left)) }
        try await file.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
        try file.close()
        let bytes = try FileManager.default.attributesOfItem(atPath: folder.path + "/user.sqlite")[.size] as? Int ?? 0
        let stores = try await SQLiteStores.open(.folder(folder.path), now: { Date() })
        return try PeopleStore(stores, people: people, bytes: bytes, home: folder)
    }

    static func inPostgreSQL(_ server: PostgreSQLServer, people: Int, left: Int = 0) async throws -> PeopleStore {
        let database = "people\(people)left\(left)"
        try server.run("CREATE DATABASE \(database)", in: "postgres")
        let stores = try await PostgreSQLStores.open(.init(server.connection(to: database)), cache: .memory)
        try server.run(postgreSQLPeople(people) + postgreSQLLeavers(left), in: database)
        try server.run("VACUUM ANALYZE", in: database)
        let bytes = Int(try server.run("SELECT pg_database_size(current_database())", in: database)) ?? 0
        return try PeopleStore(stores, people: people, bytes: bytes, home: server)
    }

    /// Goes all over the people, always in the same way, and comes back to none before it was with all.
    func nextPerson() -> Int { calls.take(1) * 7_919 % people + 1 }

    var turnRequest: TurnRequest {
        TurnRequest(
            server: "bench", owner: "1", duration: .seconds(60), longestWait: .seconds(600), accounts: 4, entriesEach: 1,
            after: turns.withLock { $0 }, isRetryFirst: false)
    }

    func continueTurns(after tenant: Int) { turns.withLock { $0 = tenant } }

    /// Microseconds that a call takes.
    func measure(_ call: PeopleGrowth.Call) async throws -> Double {
        try await Stopwatch.seconds { for _ in 0..<call.times { try await call.run(self) } } / Double(call.times) * 1e6
    }

    private static let shelf = """
        CASE m % 4 WHEN 0 THEN 'favoriteMovies' WHEN 1 THEN 'favoriteTV' WHEN 2 THEN 'watchlistMovies' ELSE 'ratedMovies' END
        """

    private static func numbers(_ people: Int) -> String {
        """
        CREATE TEMP TABLE person AS WITH RECURSIVE person(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM person WHERE n < \(people))
            SELECT n FROM person;
        CREATE TEMP TABLE number AS WITH RECURSIVE number(m) AS (SELECT 1 UNION ALL SELECT m + 1 FROM number WHERE m < 200)
            SELECT m FROM number;

        """
    }

    private static let sqlitePeople = """
        INSERT INTO account(
            id, server, kind, account_id, username, session, state, generation, signed_in_at, is_current, last_used, version)
            SELECT n, 'bench', 'account', n, 'viewer', 'session ' || n, 'active', 1, 0, 0, n, 1 FROM person;
        INSERT INTO tenant(id, account_id, server) SELECT n, n, 'bench' FROM person;
        INSERT INTO mark(account, shelf, media_id, season, episode, value, learned, place, rank, arrived_at, position)
            SELECT n, \(shelf), m * 5000, 0, 0, 1, 1, m, 0, NULL, m FROM person, number ORDER BY n, m;
        INSERT INTO outbox(
            account, shelf, media_id, season, episode, value, revision, position, changed_at, was_sent, attempts, longest_wait,
            lease_duration)
            SELECT n, 'favoriteMovies', m, 0, 0, 1, 1, m, 0, 0, 0, 0, 0 FROM person, number WHERE n % 10 = 0 AND m <= 2;
        """

    private static func postgreSQLPeople(_ people: Int) -> String {
        """
        SET search_path = marquee;
        INSERT INTO account(id, server, kind, account_id, username, session, state, generation, signed_in_at, version)
            SELECT n, 'bench', 'account', n, 'viewer', convert_to('session ' || n, 'UTF8'), 'active', 1, 0, 1
            FROM generate_series(1, \(people)) AS n;
        INSERT INTO mark SELECT n, \(shelf), m * 5000, 0, 0, 1, 1, m, 0, NULL, m
            FROM generate_series(1, \(people)) AS n, generate_series(1, 200) AS m ORDER BY n, m;
        INSERT INTO outbox(
            account, shelf, media_id, season, episode, value, revision, position, changed_at, was_sent, attempts, longest_wait,
            lease_duration)
            SELECT n, 'favoriteMovies', m, 0, 0, 1, 1, m, 0, 0, 0, 0, 0
            FROM generate_series(10, \(people), 10) AS n, generate_series(1, 2) AS m;
        """
    }

    /// The number of the first person who left; those who are signed in have lower ones.
    private static let firstLeaver = 100_000_000

    private static func sqliteLeavers(_ left: Int) -> String {
        """

        CREATE TEMP TABLE leaver AS WITH RECURSIVE leaver(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM leaver WHERE n < \(left))
            SELECT \(firstLeaver) + n AS n FROM leaver WHERE n > 0;
        INSERT INTO account(
            id, server, kind, account_id, username, state, generation, signed_in_at, is_current, last_used, version)
            SELECT n, 'bench', 'account', n, 'viewer', 'signedOut', 1, 0, 0, 0, 1 FROM leaver;
        INSERT INTO tenant(id, account_id, server) SELECT n, n, 'bench' FROM leaver;
        INSERT INTO outbox(
            account, shelf, media_id, season, episode, value, revision, position, changed_at, was_sent, attempts, longest_wait,
            lease_duration, suspended_at)
            SELECT n, 'favoriteMovies', 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1 FROM leaver;
        """
    }

    private static func postgreSQLLeavers(_ left: Int) -> String {
        """

        INSERT INTO account(id, server, kind, account_id, username, state, generation, signed_in_at, version)
            SELECT n, 'bench', 'account', n, 'viewer', 'signedOut', 1, 0, 1
            FROM generate_series(\(firstLeaver + 1), \(firstLeaver + left)) AS n;
        INSERT INTO outbox(
            account, shelf, media_id, season, episode, value, revision, position, changed_at, was_sent, attempts, longest_wait,
            lease_duration, suspended_at)
            SELECT n, 'favoriteMovies', 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1
            FROM generate_series(\(firstLeaver + 1), \(firstLeaver + left)) AS n;
        """
    }
}
