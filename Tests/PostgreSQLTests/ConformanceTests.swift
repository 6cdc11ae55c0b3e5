import MarqueeData
import MarqueeDatabase
import MarqueeTesting
import Testing

@testable import MarqueePostgreSQL

/// The conformance suite for the stores in PostgreSQL.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct ConformanceTests {
    /// Nearly all changes of the suite are alone; here they have the statements of groups.
    @Test(arguments: StoreConformance.cases) func `the statements of groups keep each promise`(
        promise: StoreConformance.Case
    ) async throws {
        let stores = try await OpenStores.open()
        let engine = StoreConformance.Engine(
            open: {
                var opened = try await PostgreSQLStores.open(stores.configuration, cache: .memory, sharedCacheBytes: 64 << 20)
                let pool = PostgreSQLPool(try ConnectionSettings(stores.configuration))
                let sender = InvalidationSender(pool, try SchemaName(stores.configuration.schema))
                opened.library = PostgreSQLLibrary(pool: pool, isPlain: true, onChange: sender.tell)
                opened.close = { [close = opened.close] in
                    await sender.end()
                    await pool.close()
                    await close()
                }
                return opened
            }, setClock: { try await stores.setClock($0) })
        try await promise.check(engine, steps: 200)
        await stores.close()
    }

    @Test(arguments: StoreConformance.cases) func `the server keeps each promise`(promise: StoreConformance.Case) async throws {
        let stores = try await OpenStores.open()
        let engine = StoreConformance.Engine(
            open: { try await PostgreSQLStores.open(stores.configuration, cache: .memory, sharedCacheBytes: 64 << 20) },
            setClock: { try await stores.setClock($0) })
        try await promise.check(engine, steps: 500)
        await stores.close()
    }
}
