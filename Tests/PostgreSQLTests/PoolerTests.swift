import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import Testing

@testable import MarqueePostgreSQL

/// PgBouncer between the stores and the server.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL, .enabled(if: PgBouncer.program != nil, "pgbouncer is not here"))
struct PoolerTests {
    @Test func `a pooler that keeps sessions serves stores`() async throws {
        let server = try await PostgreSQLServer.start()
        let bouncer = try await PgBouncer(.session, before: server)
        let stores = try await OpenStores.open(server.configuration(bouncer.words))
        let tenant = try await stores.signIn(1)
        for id in 1...5 { _ = try await stores.library.record(.set(.favorite(true)), on: .movie(id), of: tenant) }
        #expect(try await stores.library.marks(of: tenant).entries.count == 5)
        await stores.close()
    }

    @Test(arguments: [PgBouncer.Mode.transaction, .statement])
    func `a pooler that shares connections is refused at opening and by an operator's first act, and nothing is left in them`(
        mode: PgBouncer.Mode
    ) async throws {
        let server = try await PostgreSQLServer.start()
        let bouncer = try await PgBouncer(mode, before: server)
        let configuration = server.configuration(bouncer.words)
        for _ in 1...2 {
            await #expect(throws: MarqueeError(PostgreSQLFailure.pooled)) {
                _ = try await PostgreSQLStores.open(configuration, cache: .memory)
            }
        }
        for _ in 1...2 {
            let store = try PostgreSQLAdministration(configuration.connection.reveal(), schema: configuration.schema)
            await #expect(throws: MarqueeError(PostgreSQLFailure.pooled)) { _ = try await store.versions() }
            await #expect(throws: MarqueeError(PostgreSQLFailure.pooled)) { try await store.migrate() }
            await store.close()
        }
        let other = try PostgreSQLHandle(plain: try ConnectionSettings(configuration), until: .now + .seconds(600))
        let left = try other.execute("SELECT current_setting('search_path') || ' ' || current_setting('statement_timeout')").rows.first?
            .text(0)
        #expect(left == #""$user", public 0"#)
        #expect(try other.execute("SELECT 1 FROM pg_namespace WHERE nspname = '\(configuration.schema)'").rows.isEmpty)
    }

    /// Stores that are open already when the mode changes.
    @Test(arguments: ["42P05", "26000"]) func `a statement that is another one's is an error that names the pooler`(state: String) {
        let error = MarqueeError(PostgreSQLFailure(state: state))
        #expect(error.code == .storage && error.reason.key == "database.pooled" && error.reason.text.contains("pool_mode = session"))
    }
}
