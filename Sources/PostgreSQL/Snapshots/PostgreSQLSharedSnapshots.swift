import MarqueeData
import MarqueeDomain
import Synchronization

/// Stores the answers that machines share, up to a number of bytes; the oldest are evicted first.
final class PostgreSQLSharedSnapshots: SharedSnapshotDAO {
    private let pool: PostgreSQLPool
    private let limit: Int
    /// The bytes that this client has saved since its last check of the limit. It checks after its first save.
    private let unchecked: Mutex<Int>

    init(pool: PostgreSQLPool, bytes: Int) {
        self.pool = pool
        limit = bytes
        unchecked = Mutex(bytes)
    }

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> SharedSnapshot? {
        try await run { (table) throws(PostgreSQLFailure) in try table.load(key) }
    }

    func save(_ snapshot: SharedSnapshot, for key: SnapshotKey) async throws(MarqueeError) {
        // One answer must not evict all others.
        let isStored = snapshot.body.count <= limit / 8
        try await run { (table) throws(PostgreSQLFailure) in
            if isStored { try table.save(snapshot, for: key) } else { try table.release(key) }
        }
        guard isStored, isDue(after: snapshot.body.count) else { return }
        // No caller waits for it, and the next eviction finds the rows that this one misses.
        Task { try? await run { [limit] (table) throws(PostgreSQLFailure) in try table.evict(downTo: limit / 10 * 9) } }
    }

    func claim(_ key: SnapshotKey, by owner: String, for duration: Duration) async throws(MarqueeError) -> Bool {
        let isWon = try await run { (table) throws(PostgreSQLFailure) in try table.claim(key, by: owner, for: duration) }
        pool.meter.count { if isWon { $0.wonClaims += 1 } else { $0.lostClaims += 1 } }
        return isWon
    }

    func release(_ key: SnapshotKey, by owner: String) async throws(MarqueeError) {
        try await run { (table) throws(PostgreSQLFailure) in try table.release(key, by: owner) }
    }

    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) {
        try await run { (table) throws(PostgreSQLFailure) in try table.remove(selection) }
    }

    func remove(olderThan age: Duration) async throws(MarqueeError) {
        try await run { (table) throws(PostgreSQLFailure) in try table.remove(olderThan: age) }
    }

    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {
        try await run { (table) throws(PostgreSQLFailure) in try table.expire(selection) }
    }

    /// Runs one statement. It may run twice if its connection is lost, which changes nothing; a server that is away is not waited for.
    private func run<Answer: Sendable>(
        _ work: @Sendable (SharedSnapshotTable) throws(PostgreSQLFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        do throws(PostgreSQLFailure) {
            return try await pool.use { (handle) throws(PostgreSQLFailure) in try work(SharedSnapshotTable(handle: handle)) }
        } catch {
            throw MarqueeError(error)
        }
    }

    /// Whether enough has been saved to look whether there is too much.
    private func isDue(after bytes: Int) -> Bool {
        unchecked.withLock { unchecked in
            unchecked += bytes
            guard unchecked >= limit / 32 else { return false }
            unchecked = 0
            return true
        }
    }
}
