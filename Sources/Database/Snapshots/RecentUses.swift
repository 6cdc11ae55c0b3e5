import MarqueeData
import Synchronization

/// The rows used since the last write: collected in memory, so that a read does not cost a write each time.
final class RecentUses: Sendable {
    private struct State {
        var uses: [Int64: Int64] = [:]
        var isDue = false
    }

    private let state = Mutex(State())

    // Eviction does not need a finer order than this.
    private static let grain: Int64 = 60_000
    private static let enough = 1_024

    /// Records a use; true, once until they are taken, if there are so many that they should be written to the file.
    func note(_ row: Int64, lastUsed: Int64, at now: Int64) -> Bool {
        guard now.subtractingSaturating(lastUsed) >= RecentUses.grain else { return false }
        return state.withLock { state in
            state.uses[row] = now
            guard !state.isDue, state.uses.count >= RecentUses.enough else { return false }
            state.isDue = true
            return true
        }
    }

    var isEmpty: Bool { state.withLock { $0.uses.isEmpty } }

    /// Returns the collected uses and empties the collection.
    func take() -> [Int64: Int64] {
        state.withLock { state in
            defer { state = State() }
            return state.uses
        }
    }
}
