public import MarqueeData
public import MarqueeDomain

/// Stores for a service on several machines: the data of accounts in PostgreSQL, shared, and the answers of servers in a local cache.
public enum PostgreSQLStores {
    /// Opens or creates the cache file at a location, connects to the server, and migrates its tables if they are older.
    ///
    /// If the server is away, can only be read, or migrates for longer than `callTimeout`, it returns all the same: public reads work, and
    /// the users' data opens with the first call that finds the server. Until then, `MarqueeClient.health()` is degraded. A program that
    /// must not start without the database calls `MarqueeClient.checkStore()`.
    ///
    /// - Parameters:
    ///   - configuration: How the server is reached.
    ///   - cache: The cache of this machine, such as `.folder("/var/cache/marquee")` of MarqueeDatabase.
    ///   - cacheBytes: The maximum size of the cache file, at least one megabyte.
    ///   - imageCacheBytes: The maximum size of all files of pictures; 0 stores none.
    ///   - sharedCacheBytes: About how many bytes of answers all machines share in the database, so that one of them asks TMDb for all; 0 shares
    ///     none. They have up to four connections of their own.
    ///   - onEvent: Called when the cache is rebuilt and when answers are evicted.
    /// - Throws: `MarqueeError` with the code `.storage` if the tables or the cache cannot be used by this program, or `.invalidInput` if
    ///   the configuration cannot.
    public static func open(
        _ configuration: PostgreSQLConfiguration, cache: LocalCache, cacheBytes: Int = 256 << 20, imageCacheBytes: Int = 256 << 20,
        sharedCacheBytes: Int = 0, onEvent: @escaping MarqueeEventHandler = { _ in }
    ) async throws(MarqueeError) -> Stores {
        let settings: ConnectionSettings
        do throws(PostgreSQLFailure) { settings = try ConnectionSettings(configuration) } catch { throw MarqueeError(error) }
        let local = try await cache.open(.init(answers: cacheBytes, images: imageCacheBytes), onEvent: onEvent)
        let pause = RefusalPause(configuration.time)
        let gate = DatabaseGate(configuration.time) { () async throws(PostgreSQLFailure) in
            let identity = try await migrated(settings, pause)
            // Before an account of the database is used. If the cache cannot be written now, this is done at the next opening.
            do throws(MarqueeError) {
                try await local.remember(identity)
            } catch {
                onEvent(MarqueeEvent(.storeFailed(.cache, error)))
            }
        }
        var stores = local.stores
        do throws(PostgreSQLFailure) {
            try await gate.pass(within: configuration.callTimeout)
        } catch {
            guard error.isTemporary else {
                await stores.close()
                throw MarqueeError(error)
            }
            stores.openingFailure = MarqueeError(error)
        }
        add(configuration, settings, gate, sharedCacheBytes, to: &stores)
        return stores
    }

    /// Adds the stores of the database to those of this machine.
    private static func add(
        _ configuration: PostgreSQLConfiguration, _ settings: ConnectionSettings, _ gate: DatabaseGate, _ sharedCacheBytes: Int,
        to stores: inout Stores
    ) {
        let meter = ConnectionMeter()
        let pool = PostgreSQLPool(settings.forCalls, behind: gate, meter: meter)
        let sender = InvalidationSender(pool, settings.schema)
        stores.sessions = PostgreSQLSessions(pool: pool, sealing: configuration.sealing ?? .none, sender: sender)
        let listeners = InvalidationListeners(settings, ignoring: sender.number, meter)
        stores.library = PostgreSQLLibrary(pool: pool, onChange: sender.tell)
        if configuration.listens { stores.invalidations = listeners.stream }
        stores.history = PostgreSQLSearchHistory(pool: pool)
        let sharing = sharedCacheBytes > 0 ? PostgreSQLPool(settings.forSharedSnapshots, behind: gate) : nil
        stores.sharedSnapshots = sharing.map { PostgreSQLSharedSnapshots(pool: $0, bytes: sharedCacheBytes) }
        stores.sharesUserData = true
        stores.connectionFigures = {
            var figures = pool.figures
            if let shared = sharing?.figures { figures.add(shared) }
            return figures
        }
        stores.check = { () async throws(MarqueeError) in try await pool.write { _ in } }
        let close = stores.close
        stores.close = {
            listeners.end()
            sharing?.refuseWork()
            await sender.end()
            pool.refuseWork()
            await close()
            await sharing?.close()
            await pool.close()
        }
    }

    /// Migrates the tables on a connection of its own, which may take longer than others. Returns the id of the database.
    static func migrated(_ settings: ConnectionSettings, _ pause: RefusalPause) async throws(PostgreSQLFailure) -> String {
        let connection = PostgreSQLConnection("marquee.postgresql.schema", settings.forMigration, pause)
        try await connection.refusePooler()
        let identity = try await connection.run(until: .now + settings.forMigration.configuration.callTimeout) {
            (handle) throws(PostgreSQLFailure) in
            let identity = try PostgreSQLSchema.newest.migrate(handle, in: settings.schema)
            do throws(PostgreSQLFailure) {
                try TransactionNumber.removeOld(handle)
            } catch {
                // The stored rows can be read.
                guard error == .readOnly else { throw error }
            }
            return identity
        }
        await connection.close()
        return identity
    }
}
