import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization

/// A store of our own: a dictionary instead of SQLite.
final class DictionaryStore: SnapshotDAO {
    private let snapshots = Mutex<[SnapshotKey: Snapshot]>([:])

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? {
        snapshots.withLock { $0[key] }
    }

    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) {
        snapshots.withLock { $0[key] = snapshot }
    }

    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int {
        snapshots.withLock { snapshots in
            let before = snapshots.count
            snapshots = snapshots.filter { !selection.covers($0.key) }
            return before - snapshots.count
        }
    }

    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {
        snapshots.withLock { snapshots in
            for key in snapshots.keys where selection.covers(key) { snapshots[key]?.validUntil = .distantPast }
        }
    }
}
