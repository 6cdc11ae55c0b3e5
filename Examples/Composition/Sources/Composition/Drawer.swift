import MarqueeData
import MarqueeDomain
import Synchronization

/// A store of our own: a dictionary in place of SQLite.
final class Drawer: SnapshotDAO {
    private let snapshots = Mutex<[SnapshotKey: Snapshot]>([:])

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? {
        snapshots.withLock { $0[key] }
    }

    func save(_ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle]) async throws(MarqueeError) {
        snapshots.withLock { $0[key] = snapshot }
    }

    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int {
        snapshots.withLock { snapshots in
            let before = snapshots.count
            switch selection {
            case .all: snapshots = [:]
            case .subject(let subject): snapshots = snapshots.filter { $0.key.subject != subject }
            case .tenant(let tenant): snapshots = snapshots.filter { $0.key.tenant != tenant }
            case .key(let key): snapshots[key] = nil
            }
            return before - snapshots.count
        }
    }
}
