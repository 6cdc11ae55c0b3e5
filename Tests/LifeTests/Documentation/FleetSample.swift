import Marquee
import MarqueeDatabase
import MarqueePostgreSQL

func openFleetClient(sealedBy sealing: SecretSealing) async throws(MarqueeError) -> MarqueeClient {
    var database = PostgreSQLConfiguration("service=marquee")
    database.sealing = sealing
    let stores = try await PostgreSQLStores.open(database, cache: .folder("/var/cache/marquee"))
    return try await MarqueeClient { configuration in
        configuration.users = .many
        configuration.storage = .own(stores)
    }
}

func setFleetRate(_ configuration: inout MarqueeClient.Configuration, _ database: PostgreSQLConfiguration) throws(MarqueeError) {
    configuration.rateLimiter = RateLimiter(sharing: try PostgreSQLRate(database, requestsPerSecond: 40, burst: 10, alone: 40 / 3))
}

func openSharingStores(_ database: PostgreSQLConfiguration) async throws(MarqueeError) -> Stores {
    try await PostgreSQLStores.open(database, cache: .folder("/var/cache/marquee"), sharedCacheBytes: 256 << 20)
}
