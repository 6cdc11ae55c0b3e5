public import MarqueeData
public import MarqueeDomain

/// Stores for a service on several machines: what people own in PostgreSQL, shared, and the answers of servers in a local cache.
public enum PostgreSQLStores {
    /// Connects to the server, migrates its tables if they are older, and opens or creates the cache file at a location.
    ///
    /// - Parameters:
    ///   - configuration: How the server is reached.
    ///   - cache: The cache of this machine, such as `.folder("/var/cache/marquee")` of MarqueeDatabase.
    ///   - cacheBytes: The maximum size of the cache file, at least one megabyte.
    ///   - imageCacheBytes: The maximum size of all files of pictures; 0 stores none.
    ///   - sharedCacheBytes: About how many bytes of answers all machines share in the database, so that one of them asks TMDb for all; 0 shares
    ///     none. They have up to four connections of their own.
    ///   - onEvent: Called when the cache is rebuilt and when answers are evicted.
    /// - Throws: `MarqueeError.storeUnreachable` if the server cannot be reached, and `MarqueeError` with the code `.storage` if its tables or
    ///   the cache cannot be used, or `.invalidInput` if the configuration cannot.
    public static func open(
        _ configuration: PostgreSQLConfiguration, cache: LocalCache, cacheBytes: Int = 256 << 20, imageCacheBytes: Int = 256 << 20,
        sharedCacheBytes: Int = 0, onEvent: @escaping MarqueeEventHandler = { _ in }
    ) async throws(MarqueeError) -> Stores {
        let settings: ConnectionSettings
        let identity: String
        do throws(PostgreSQLFailure) {
            settings = try ConnectionSettings(configuration)
            identity = try await migrated(settings)
        } catch {
            throw MarqueeError(error)
        }
        var stores = try await cache.open(beside: identity, .init(answers: cacheBytes, images: imageCacheBytes), onEvent: onEvent)
        let pool = PostgreSQLPool(settings)
        let sender = InvalidationSender(pool, settings.schema)
        stores.sessions = PostgreSQLSessions(pool: pool, sealing: configuration.sealing ?? .none, sender: sender)
        let listeners = InvalidationListeners(settings, ignoring: sender.number)
        stores.library = PostgreSQLLibrary(pool: pool, onChange: sender.tell)
        stores.invalidations = listeners.stream
        stores.history = PostgreSQLSearchHistory(pool: pool)
        let sharing = sharedCacheBytes > 0 ? PostgreSQLPool(settings.forSharedSnapshots) : nil
        stores.sharedSnapshots = sharing.map { PostgreSQLSharedSnapshots(pool: $0, bytes: sharedCacheBytes) }
        let close = stores.close
        stores.close = {
            listeners.end()
            sharing?.refuseWork()
            pool.refuseWork()
            await close()
            await sharing?.close()
            await pool.close()
        }
        return stores
    }

    /// Migrates the tables on a connection of its own, which may take longer than others. Returns what the database calls itself.
    private static func migrated(_ settings: ConnectionSettings) async throws(PostgreSQLFailure) -> String {
        let connection = PostgreSQLConnection("marquee.postgresql.schema", settings.forMigration)
        let identity = try await connection.run { (handle) throws(PostgreSQLFailure) in
            let identity = try PostgreSQLSchema.newest.migrate(handle, in: settings.schema)
            try TransactionNumber.removeOld(handle)
            return identity
        }
        await connection.close()
        return identity
    }
}
