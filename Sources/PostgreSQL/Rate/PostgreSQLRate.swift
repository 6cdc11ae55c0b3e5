public import MarqueeData
public import MarqueeDomain
import Synchronization

/// A rate of requests that machines share in PostgreSQL, for machines without a proxy in front of TMDb that keeps one.
///
/// Permits are leased in small lots by one statement with the server's clock, over one connection. While the server is away, each machine goes
/// on at a rate of its own, and asks again after 1 second, then 2, then each 4. A machine that ends loses at most its last lease.
///
/// ```swift
/// let database = PostgreSQLConfiguration("service=marquee")
/// let marquee = try await MarqueeClient {
///     $0.rateLimiter = RateLimiter(sharing: try PostgreSQLRate(database))
/// }
/// ```
public final class PostgreSQLRate: RateLimiting {
    private struct State {
        /// The failed attempts in a row.
        var failures = 0
        /// After a failure, when the server is asked again.
        var retryAt = Duration.zero
        /// When the next request may start while the server is away.
        var due = Duration.zero
    }

    private let state = Mutex(State())
    let pool: PostgreSQLPool
    private let table: RateTable
    /// The time between two requests of this machine while the server is away.
    private let interval: Duration
    private let onChange: @Sendable (MarqueeError?) -> Void
    private var time: TimeSource { pool.time }

    /// Creates a rate. It connects when the first permit is needed, and migrates the tables if they are older.
    ///
    /// - Parameters:
    ///   - configuration: How the server is reached.
    ///   - name: The name of the rate. Machines with the same name in the same schema share it.
    ///   - requestsPerSecond: The rate of all machines.
    ///   - burst: The requests that may go at once after a time without requests, of all machines.
    ///   - alone: The rate of this machine while the server is away: `requestsPerSecond` divided by the number of machines. nil is a quarter.
    ///   - onChange: Called with the error when the server is lost, and with nil when it works again.
    /// - Throws: `MarqueeError` with the code `.invalidInput` if the configuration cannot be used.
    public init(
        _ configuration: PostgreSQLConfiguration, name: String = "tmdb", requestsPerSecond: Double = 40, burst: Int = 10,
        alone: Double? = nil, onChange: @escaping @Sendable (MarqueeError?) -> Void = { _ in }
    ) throws(MarqueeError) {
        let settings: ConnectionSettings
        do throws(PostgreSQLFailure) { settings = try ConnectionSettings(configuration) } catch { throw MarqueeError(error) }
        let pause = RefusalPause(configuration.time)
        let gate = DatabaseGate(configuration.time) { () async throws(PostgreSQLFailure) in
            _ = try await PostgreSQLStores.migrated(settings, pause)
        }
        pool = PostgreSQLPool(settings.forRate, behind: gate)
        table = RateTable(name: name, perSecond: requestsPerSecond, burst: burst)
        let alone = alone ?? requestsPerSecond / 4
        interval = .seconds(1) / (alone > 0.001 ? alone : 0.001)
        self.onChange = onChange
    }

    public func lease(upTo permits: Int) async -> RateLease {
        guard mayAsk() else { return leaseAlone() }
        do throws(MarqueeError) {
            let lease = try await bounded(by: .milliseconds(250), on: time) { () async throws(MarqueeError) in
                try await self.leaseShared(upTo: permits)
            }
            if noteSuccess() { onChange(nil) }
            return lease
        } catch {
            if error.code == .cancelled { return RateLease(permits: 0) }
            if noteFailure() { onChange(error) }
            return leaseAlone()
        }
    }

    private func leaseShared(upTo permits: Int) async throws(MarqueeError) -> RateLease {
        do throws(PostgreSQLFailure) {
            return try await pool.use { (handle) throws(PostgreSQLFailure) in try self.table.lease(handle, upTo: permits) }
        } catch {
            throw MarqueeError(error)
        }
    }

    /// Whether the server is asked now. After a failure, one call asks, and those beside it do not.
    private func mayAsk() -> Bool {
        state.withLock { state in
            guard state.failures > 0 else { return true }
            let now = time.now()
            guard now >= state.retryAt else { return false }
            state.retryAt = now + .seconds(1)
            return true
        }
    }

    /// Returns whether the server was away before.
    private func noteSuccess() -> Bool {
        state.withLock { state in
            defer { state.failures = 0 }
            return state.failures > 0
        }
    }

    /// Returns whether the server was there before.
    private func noteFailure() -> Bool {
        state.withLock { state in
            // Machines that lost the server at the same time do not ask it at the same time again.
            state.retryAt = time.now() + .seconds(1 << min(state.failures, 2)) * (1 - time.random() / 2)
            state.failures += 1
            return state.failures == 1
        }
    }

    /// One permit at the rate of this machine.
    private func leaseAlone() -> RateLease {
        state.withLock { state in
            let now = time.now()
            let start = max(now, state.due)
            state.due = start + interval
            return RateLease(permits: 1, wait: start - now)
        }
    }
}
