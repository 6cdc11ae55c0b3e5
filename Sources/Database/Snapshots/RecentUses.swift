import Synchronization

/// Which snapshots were used since the last write: noted in memory, so that reading costs no write each time.
final class RecentUses: Sendable {
    private let uses = Mutex<[Int64: Int64]>([:])

    // Finer order than this does not matter to what is evicted.
    private static let grain: Int64 = 60_000
    private static let enough = 1_024

    /// Notes a use; true when so many have gathered that they should be written down.
    func note(_ row: SnapshotTable.Row, at now: Int64) -> Bool {
        guard now - row.lastUsed >= RecentUses.grain else { return false }
        return uses.withLock { uses in
            uses[row.id] = now
            return uses.count >= RecentUses.enough
        }
    }

    /// Hands over what has gathered.
    func take() -> [Int64: Int64] {
        uses.withLock { uses in
            defer { uses = [:] }
            return uses
        }
    }
}
