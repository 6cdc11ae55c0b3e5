import MarqueeData
import MarqueeDomain

import struct Foundation.Date

/// Stores snapshots in the cache file.
final class SQLiteSnapshots: SnapshotDAO {
    private let file: CacheFile
    private let eviction: CacheEviction
    private let now: @Sendable () -> Date
    private let onEvent: MarqueeEventHandler
    private let uses = RecentUses()

    init(file: CacheFile, eviction: CacheEviction, now: @escaping @Sendable () -> Date, onEvent: @escaping MarqueeEventHandler) {
        self.file = file
        self.eviction = eviction
        self.now = now
        self.onEvent = onEvent
    }

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? {
        let row = try await file.read { (connection) throws(StoreFailure) in try SnapshotTable(connection: connection).load(key) }
        guard let row else { return nil }
        if !file.isReadOnly, uses.note(row, at: now().milliseconds) {
            // If the uses cannot be written, eviction is a little less exact; the load succeeds anyway.
            try? await file.write { [uses] (connection) throws(StoreFailure) in try SQLiteSnapshots.writeDown(uses, in: connection) }
        }
        return row.snapshot
    }

    func save(_ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle]) async throws(MarqueeError) {
        if file.isReadOnly { return }
        let evicted = try await file.write { [eviction, now, uses] (connection) throws(StoreFailure) in
            let save = { (share: Double) throws(StoreFailure) in
                try connection.write { () throws(StoreFailure) in
                    let moment = now().milliseconds
                    let table = SnapshotTable(connection: connection)
                    try table.touch(uses.take())
                    let isCached = eviction.fits(snapshot.body.count)
                    let more = (isCached ? snapshot.body.count : 0) + 2_048 * titles.count
                    let evicted = try eviction.make(for: more, share: share, in: connection)
                    if isCached {
                        try table.save(snapshot, for: key, at: moment)
                    } else {
                        _ = try table.remove(.key(key))
                    }
                    try TitleTable(connection: connection).save(titles, atMost: eviction.titles, at: moment)
                    return evicted
                }
            }
            do throws(StoreFailure) {
                return try save(0.9)
            } catch {
                guard error.isFull else { throw error }
                // The full-text index may have needed more space than estimated.
                return try save(0.6)
            }
        }
        if evicted.snapshots > 0 { onEvent(MarqueeEvent(.storeEvicted(snapshots: evicted.snapshots, bytes: evicted.bytes))) }
    }

    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int {
        if file.isReadOnly { return 0 }
        return try await file.write { (connection) throws(StoreFailure) in
            let count = try connection.write { () throws(StoreFailure) in
                try SnapshotTable(connection: connection).remove(selection)
            }
            // Intentionally removed snapshots are erased from the file and its log, not only from the tables.
            if count > 0 || selection == .all { try connection.execute("PRAGMA incremental_vacuum") }
            if case .tenant = selection {
                try connection.scrubInPlace()
            } else if count > 0 || selection == .all {
                try connection.foldLog()
            }
            return count
        }
    }

    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {
        if file.isReadOnly { return }
        try await file.write { (connection) throws(StoreFailure) in
            try connection.write { () throws(StoreFailure) in try SnapshotTable(connection: connection).expire(selection) }
        }
    }

    func close() async {
        await file.close { [uses, isReadOnly = file.isReadOnly] (connection) throws(StoreFailure) in
            if isReadOnly { return }
            try SQLiteSnapshots.writeDown(uses, in: connection)
            try connection.foldLog()
        }
    }

    private static func writeDown(_ uses: RecentUses, in connection: SQLiteHandle) throws(StoreFailure) {
        try connection.write { () throws(StoreFailure) in try SnapshotTable(connection: connection).touch(uses.take()) }
    }
}
