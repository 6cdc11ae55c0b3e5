import MarqueeData
import Synchronization

/// The rows used since the last write: collected in memory, so that a read does not cost a write each time.
final class RecentUses: Sendable {
    private let uses = Mutex<[Int64: Int64]>([:])

    // Eviction does not need a finer order than this.
    private static let grain: Int64 = 60_000
    private static let enough = 1_024

    /// Records a use; true if there are so many that they should be written to the file.
    func note(_ row: Int64, lastUsed: Int64, at now: Int64) -> Bool {
        guard now.subtractingSaturating(lastUsed) >= RecentUses.grain else { return false }
        return uses.withLock { uses in
            uses[row] = now
            return uses.count >= RecentUses.enough
        }
    }

    /// Returns the collected uses and empties the collection.
    func take() -> [Int64: Int64] {
        uses.withLock { uses in
            defer { uses = [:] }
            return uses
        }
    }
}
