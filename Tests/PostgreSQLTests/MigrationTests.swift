import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueePostgreSQL

@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct MigrationTests {
    private func migrated(_ configuration: PostgreSQLConfiguration, _ schema: PostgreSQLSchema = .newest) async throws -> String {
        let settings = try ConnectionSettings(configuration)
        let pool = PostgreSQLPool(settings)
        let outcome: Result<String, PostgreSQLFailure>
        do throws(PostgreSQLFailure) {
            outcome = .success(
                try await pool.use { (handle) throws(PostgreSQLFailure) in try schema.migrate(handle, in: settings.schema) })
        } catch {
            outcome = .failure(error)
        }
        await pool.close()
        return try outcome.get()
    }

    @Test func `processes that start at the same time migrate once`() async throws {
        let configuration = try await PostgreSQLServer.shared().configuration()
        let identities = try await withThrowingTaskGroup { group in
            for _ in 1...8 { group.addTask { try await migrated(configuration) } }
            return try await group.reduce(into: [String]()) { $0.append($1) }
        }
        #expect(Set(identities).count == 1 && identities.count == 8 && identities[0].count == 36)
        #expect(try await migrated(configuration) == identities[0])
    }

    @Test func `two schemas of one database know nothing of each other`() async throws {
        let server = try await PostgreSQLServer.shared()
        #expect(try await migrated(server.configuration()) != migrated(server.configuration()))
    }

    @Test func `a step that fails leaves nothing, and the next start tries again`() async throws {
        let server = try await PostgreSQLServer.shared()
        let configuration = server.configuration()
        let broken = PostgreSQLSchema(
            migrations: PostgreSQLSchema.newest.migrations + [.init(text: "CREATE TABLE more(a bigint); SELECT 1 / 0;")])
        await #expect(throws: PostgreSQLFailure.engine("22012")) { try await migrated(configuration, broken) }
        #expect(try await server.execute("SELECT 1 FROM pg_namespace WHERE nspname = '\(configuration.schema)'") == [])
        let identity = try await migrated(configuration)
        await #expect(throws: PostgreSQLFailure.engine("22012")) { try await migrated(configuration, broken) }
        #expect(try await migrated(configuration) == identity)
        let mended = PostgreSQLSchema(migrations: PostgreSQLSchema.newest.migrations + [.init(text: "CREATE TABLE more(a bigint);")])
        #expect(try await migrated(configuration, mended) == identity)
        #expect(try await server.execute("SELECT version::text FROM \(configuration.schema).store") == ["8"])
    }

    @Test func `tables of a newer version are refused and not changed`() async throws {
        let server = try await PostgreSQLServer.shared()
        let configuration = server.configuration()
        _ = try await migrated(configuration)
        try await server.execute("UPDATE \(configuration.schema).store SET version = newest + 1")
        await #expect(throws: PostgreSQLFailure.newer) { try await migrated(configuration) }
    }

    @Test func `a process of the version before can use tables of a newer one if its steps are additive`() async throws {
        let server = try await PostgreSQLServer.shared()
        let configuration = server.configuration()
        let (steps, store) = (PostgreSQLSchema.newest.migrations, "\(configuration.schema).store")
        let identity = try await migrated(configuration)
        // The columns that a process of version 3 reads.
        #expect(try await server.execute("SELECT version || ' ' || newest FROM \(store)") == ["3 7"])
        let additive = PostgreSQLSchema(migrations: steps + [.init(text: "CREATE TABLE more(a bigint);", isAdditive: true)])
        for schema in [additive, .newest, additive] { #expect(try await migrated(configuration, schema) == identity) }
        #expect(try await server.execute("SELECT version || ' ' || newest FROM \(store)") == ["3 8"])
        let other = PostgreSQLSchema(migrations: additive.migrations + [.init(text: "DROP TABLE more;")])
        #expect(try await migrated(configuration, other) == identity)
        for schema in [additive, .newest] {
            await #expect(throws: PostgreSQLFailure.newer) { try await migrated(configuration, schema) }
        }
    }

    @Test func `a change by a process of the version before gets a name too`() async throws {
        let server = try await PostgreSQLServer.shared()
        let configuration = server.configuration()
        _ = try await migrated(configuration, PostgreSQLSchema(migrations: Array(PostgreSQLSchema.newest.migrations.prefix(3))))
        try await server.execute("SET search_path = \(configuration.schema); \(Self.changes)")
        _ = try await migrated(configuration)
        var names: Set<String> = []
        for version in 1...3 {
            try await server.execute("UPDATE \(configuration.schema).account SET version = \(version % 2) WHERE id = 1")
            names.formUnion(try await server.execute("SELECT writer::text FROM \(configuration.schema).account WHERE id = 1"))
        }
        #expect(names.count == 3 && !names.contains("0"))
    }

    @Test func `a user without the right to create a schema can use an existing one`() async throws {
        let server = try await PostgreSQLServer.shared()
        let role = server.configuration().schema
        try await server.execute("CREATE ROLE \(role) LOGIN; CREATE SCHEMA \(role) AUTHORIZATION \(role)")
        var own = server.configuration("user=\(role)")
        own.schema = role
        _ = try await migrated(own)
        own.schema = role + "x"
        await #expect(throws: PostgreSQLFailure.forbidden) { try await migrated(own) }
    }

    @Test func `a database of another encoding is refused`() async throws {
        let server = try await PostgreSQLServer.shared()
        let name = "d\(UInt64.random(in: 0 ... .max))"
        try await server.execute("CREATE DATABASE \(name) ENCODING 'LATIN1' TEMPLATE template0")
        await #expect(throws: PostgreSQLFailure.encoding) { try await migrated(server.configuration("dbname=\(name)")) }
    }

    @Test(arguments: ["", "1a", "a b", "a\"b", "A", "é", "pg_a", "a;b", String(repeating: "a", count: 64)])
    func `a name of a schema that would need quotes is refused`(_ name: String) {
        #expect(throws: PostgreSQLFailure.unusableSchema) { try SchemaName(name) }
    }

    /// Databases in the world have been through these steps: the text of a release is never changed. A change is a new step.
    @Test func `the text of every step is the one that tables were made with`() {
        let hashes = PostgreSQLSchema.newest.migrations.map { step in
            step.text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }
        let released: [UInt64] = [
            10_215_256_792_981_193_785, 13_360_372_461_414_928_362, 7_764_238_736_749_090_103, 11_722_807_131_847_395_355,
            9_702_314_529_663_331_618, 3_176_695_261_733_854_144, 11_983_421_451_777_172_463,
        ]
        #expect(hashes == released)
    }

    /// The tables of version 2 with one change of each kind: due, rejected, and of an account that signed out.
    private static let changes = """
        INSERT INTO account(id, server, kind, account_id, username, state, generation, signed_in_at, version)
            VALUES(1, 's', 'account', 1, 'u', 'active', 1, 0, 0), (2, 's', 'account', 2, 'u', 'signedOut', 1, 0, 0);
        INSERT INTO outbox(
            account, shelf, media_id, season, episode, value, revision, position, changed_at, was_sent, attempts, longest_wait,
            lease_duration, refusal_code)
            VALUES(1, 'favoriteMovies', 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, NULL), (1, 'favoriteMovies', 2, 0, 0, 1, 1, 2, 0, 0, 0, 0, 0, 'a'),
                (2, 'favoriteMovies', 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, NULL);
        """

    @Test func `changes of the version before that cannot be sent are suspended or rejected from the migration on`() async throws {
        let server = try await PostgreSQLServer.shared()
        let configuration = server.configuration()
        _ = try await migrated(configuration, PostgreSQLSchema(migrations: Array(PostgreSQLSchema.newest.migrations.prefix(2))))
        try await server.execute("SET search_path = \(configuration.schema); \(Self.changes)")
        _ = try await migrated(configuration)
        let states = """
            SELECT account || ' ' || media_id || ' ' || (suspended_at > 0 IS TRUE) || ' ' || (rejected_at > 0 IS TRUE)
            FROM \(configuration.schema).outbox ORDER BY 1
            """
        #expect(try await server.execute(states) == ["1 1 false false", "1 2 false true", "2 1 true false"])
        // A process of the version before knows the state only.
        try await server.execute(
            """
            UPDATE \(configuration.schema).account SET state = 'active' WHERE id = 2;
            UPDATE \(configuration.schema).account SET state = 'revoked' WHERE id = 1
            """)
        #expect(try await server.execute(states) == ["1 1 true false", "1 2 true true", "2 1 false false"])
    }

    @Test(arguments: 1...6) func `tables of each version become those of the newest one, and keep their rows`(version: Int) async throws {
        let server = try await PostgreSQLServer.shared()
        let (old, new) = (server.configuration(), server.configuration())
        _ = try await migrated(old, PostgreSQLSchema(migrations: Array(PostgreSQLSchema.newest.migrations.prefix(version))))
        try await server.execute(
            """
            SET search_path = \(old.schema); \(Self.changes)
            UPDATE outbox SET position = 6400 + media_id, changed_at = 600000 + media_id
            """)
        for configuration in [old, new] { _ = try await migrated(configuration) }
        func tables(_ schema: String) async throws -> [String] {
            try await server.execute(
                """
                SELECT replace(indexdef, '\(schema)', '') FROM pg_indexes WHERE schemaname = '\(schema)' ORDER BY 1
                """)
                + server.execute(
                    """
                    SELECT relname || ' ' || coalesce(reloptions::text, '') FROM pg_class
                    WHERE relnamespace = '\(schema)'::regnamespace AND relkind = 'r' ORDER BY 1
                    """)
        }
        #expect(try await tables(old.schema) == tables(new.schema))
        let rows = try await server.execute(
            """
            SELECT concat_ws(' ', account, media_id, position, position_group, changed_at, changed_minute)
            FROM \(old.schema).outbox ORDER BY account, media_id
            """)
        #expect(rows == ["1 1 6401 100 600001 10", "1 2 6402 100 600002 10", "2 1 6401 100 600001 10"])
    }

    @Test func `the time of the store is the server's`() async throws {
        let configuration = try await PostgreSQLServer.shared().configuration()
        _ = try await migrated(configuration)
        let pool = PostgreSQLPool(try ConnectionSettings(configuration))
        let difference = try await pool.use { (handle) throws(PostgreSQLFailure) in
            try handle.number("SELECT marquee_now() - (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        }
        #expect((-10_000...0).contains(difference))
        await pool.close()
    }
}
