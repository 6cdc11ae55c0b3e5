import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// Changes of marks whose connection is lost after their second trip began.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct UpdateLossTests {
    /// Stores, and a library that reaches their server through a relay.
    private func pair(
        _ time: TimeSource = .system
    ) async throws -> (direct: OpenStores, relayed: (library: PostgreSQLLibrary, pool: PostgreSQLPool), CommitRelay) {
        let relay = try CommitRelay(to: try await PostgreSQLServer.shared())
        let direct = try await OpenStores.open()
        var configuration = PostgreSQLConfiguration("host=\(relay.folder.path) dbname=postgres user=marquee")
        (configuration.schema, configuration.callTimeout, configuration.time) = (direct.configuration.schema, .seconds(600), time)
        let pool = PostgreSQLPool(try ConnectionSettings(configuration))
        return (direct, (PostgreSQLLibrary(pool: pool) { _ in }, pool), relay)
    }

    @Test(arguments: [[CommitRelay.Loss.answer], [.request], [.request, .request, .answer]])
    func `each change of a group is made once`(losses: [CommitRelay.Loss]) async throws {
        let (direct, relayed, relay) = try await pair()
        var tenants: [Int] = []
        for account in 1...20 { tenants.append(try await direct.signIn(account)) }
        for round in 1...3 {
            for loss in losses { relay.lose(loss) }
            let versions = try await withThrowingTaskGroup { group in
                for tenant in tenants {
                    group.addTask { try await relayed.library.record(.toggle(.favorite), on: .movie(1), of: tenant).version }
                }
                return try await group.reduce(into: [Int]()) { $0.append($1) }
            }
            #expect(versions.allSatisfy { $0 == round })
        }
        let favorites = try await direct.execute("SELECT value::text FROM outbox WHERE shelf = 'favoriteMovies'")
        #expect(favorites.count == 20 && favorites.allSatisfy { $0 == "1" })
        await relayed.pool.close()
        await direct.close()
    }

    @Test(arguments: [[CommitRelay.Loss.answer], [.request], [.request, .request, .answer]])
    func `a single change is made once`(losses: [CommitRelay.Loss]) async throws {
        let (direct, relayed, relay) = try await pair()
        let tenant = try await direct.signIn(1)
        for version in 1...6 {
            if version > 2 { for loss in losses { relay.lose(loss) } }
            #expect(try await relayed.library.record(.toggle(.favorite), on: .movie(1), of: tenant).version == version)
        }
        #expect(try await direct.library.version(of: tenant) == 6)
        await relayed.pool.close()
        await direct.close()
    }

    @Test func `an outcome that cannot be found out is unknown, and not that the server is away`() async throws {
        let (direct, relayed, relay) = try await pair(ManualTime(jumps: true).source)
        let tenant = try await direct.signIn(1)
        _ = try await relayed.library.record(.set(.favorite(true)), on: .movie(1), of: tenant)
        relay.lose(.server)
        await #expect(throws: MarqueeError(PostgreSQLFailure.unknownOutcome)) {
            try await relayed.library.record(.set(.favorite(true)), on: .movie(2), of: tenant)
        }
        #expect(try await direct.library.version(of: tenant) == 1)
        await relayed.pool.close()
        await direct.close()
    }

    @Test func `a connection that is lost in the first trip is replaced`() async throws {
        let stores = try await OpenStores.open()
        let tenant = try await stores.signIn(1)
        for version in 1...3 {
            #expect(try await stores.library.record(.toggle(.favorite), on: .movie(1), of: tenant).version == version)
            #expect(try await PostgreSQLServer.shared().endConnections(of: stores.configuration) > 0)
        }
        await stores.close()
    }
}
