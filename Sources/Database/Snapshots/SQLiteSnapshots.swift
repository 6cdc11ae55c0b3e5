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
        let row = try await file.read { (handle) throws(StoreFailure) in try SnapshotTable(handle: handle).load(key) }
        guard let row else { return nil }
        if !file.isReadOnly, uses.note(row.id, lastUsed: row.lastUsed, at: now().milliseconds) {
            // If the uses cannot be written, eviction is a little less exact; the load succeeds anyway.
            try? await file.change { [uses] (handle) throws(StoreFailure) in try SQLiteSnapshots.writeDown(uses, in: handle) }
        }
        return row.snapshot
    }

    func save(_ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle]) async throws(MarqueeError) {
        if file.isReadOnly { return }
        let evicted = try await file.change { [eviction, now, uses] (handle) throws(StoreFailure) in
            let save = { (share: Double) throws(StoreFailure) in
                try handle.write { () throws(StoreFailure) in
                    let moment = now().milliseconds
                    let table = SnapshotTable(handle: handle)
                    try table.touch(uses.take())
                    let isCached = eviction.fits(snapshot.body.count)
                    let more = (isCached ? snapshot.body.count : 0) + 2_048 * titles.count
                    let evicted = try eviction.evict(toFit: more, share: share, in: handle)
                    if isCached {
                        try table.save(snapshot, for: key, at: moment)
                    } else {
                        _ = try table.remove(.key(key))
                    }
                    try TitleTable(handle: handle).save(titles, atMost: eviction.titles, at: moment)
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
        do throws(MarqueeError) {
            return try await erase(selection)
        } catch {
            guard selection == .all, error.code == .storageFull else { throw error }
            let count = try? await file.read { (handle) throws(StoreFailure) in try handle.number("SELECT count(*) FROM snapshot") }
            try await file.startOver()
            return count ?? 0
        }
    }

    private func erase(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int {
        try await file.change { (handle) throws(StoreFailure) in
            let count = try handle.write { () throws(StoreFailure) in
                try SnapshotTable(handle: handle).remove(selection)
            }
            // Intentionally removed snapshots are erased from the file and its log, not only from the tables.
            if count > 0 || selection == .all { try handle.execute("PRAGMA incremental_vacuum") }
            if case .tenant = selection {
                try handle.scrubInPlace()
                try handle.place?.file.removeCopies()
            } else if count > 0 || selection == .all {
                try handle.foldLog()
                if selection == .all { try handle.place?.file.removeCopies() }
            }
            return count
        }
    }

    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {
        if file.isReadOnly { return }
        try await file.write { (handle) throws(StoreFailure) in try SnapshotTable(handle: handle).expire(selection) }
    }

    func close() async {
        await file.close { [uses, isReadOnly = file.isReadOnly] (handle) throws(StoreFailure) in
            if isReadOnly { return }
            try SQLiteSnapshots.writeDown(uses, in: handle)
            try handle.foldLog()
        }
    }

    private static func writeDown(_ uses: RecentUses, in handle: SQLiteHandle) throws(StoreFailure) {
        try handle.write { () throws(StoreFailure) in try SnapshotTable(handle: handle).touch(uses.take()) }
    }
}
