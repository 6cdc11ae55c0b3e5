import MarqueeData
import MarqueeDatabase
import MarqueeTesting
import Testing

@testable import MarqueePostgreSQL

/// The conformance suite for the stores in PostgreSQL.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct ConformanceTests {
    @Test(arguments: StoreConformance.cases) func `the server keeps each promise`(promise: StoreConformance.Case) async throws {
        let stores = try await OpenStores.open()
        let engine = StoreConformance.Engine(
            open: { try await PostgreSQLStores.open(stores.configuration, cache: .memory, sharedCacheBytes: 64 << 20) },
            setClock: { try await stores.setClock($0) })
        try await promise.check(engine, steps: 500)
        await stores.close()
    }
}
