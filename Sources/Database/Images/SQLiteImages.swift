import MarqueeData
import MarqueeDomain
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Stores pictures in files of their own, with an index in the cache file.
final class SQLiteImages: SnapshotDAO {
    private let file: CacheFile
    private let folder: ImageFolder
    private let eviction: ImageEviction
    private let rows: CacheEviction
    private let marked: @Sendable () async -> [MediaReference]
    private let pause: BusyPause
    private let now: @Sendable () -> Date
    private let onEvent: MarqueeEventHandler
    private let uses = RecentUses()
    /// Whether the folder was compared with the index.
    private let hasSwept = Atomic(false)

    /// - Parameters:
    ///   - eviction: The limit of the files.
    ///   - rows: The limit of the cache file, which holds a row for each of them.
    ///   - marked: The titles whose posters are not evicted.
    ///   - pause: Lets no picture wait for another process, while none of the cache's answers does.
    init(
        file: CacheFile, folder: ImageFolder, eviction: ImageEviction, rows: CacheEviction,
        marked: @escaping @Sendable () async -> [MediaReference], pause: BusyPause, now: @escaping @Sendable () -> Date,
        onEvent: @escaping MarqueeEventHandler
    ) {
        self.file = file
        self.folder = folder
        self.eviction = eviction
        self.rows = rows
        self.marked = marked
        self.pause = pause
        self.now = now
        self.onEvent = onEvent
    }

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? {
        let found = try await file.read { [folder] (handle) throws(StoreFailure) in
            guard let row = try ImageTable(handle: handle).row(key) else { return (ImageTable.Row, Data?)?.none }
            return (row, try folder.bytes(of: row.name, count: row.bytes, checksum: row.checksum))
        }
        guard let (row, bytes) = found else { return nil }
        guard let bytes else {
            // A picture that was stored again meanwhile stays.
            try? await remove(key, ifStill: row.checksum)
            return nil
        }
        if !file.isReadOnly, uses.note(row.id, lastUsed: row.lastUsed, at: now().milliseconds) {
            // The load does not wait for it, not even behind other writes.
            Task { [self] in try? await file.change { [self] (handle) throws(StoreFailure) in try writeDownUses(in: handle) } }
        }
        return row.snapshot(bytes)
    }

    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) {
        if file.isReadOnly { return }
        guard eviction.fits(snapshot.body.count) else { return try await remove(key) }
        if try await store(snapshot, for: key, keeping: nil) { return }
        _ = try await store(snapshot, for: key, keeping: await marked())
    }

    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int {
        if file.isReadOnly { return 0 }
        switch selection {
        case .all: return try await removeAll()
        case .key(let key):
            try await remove(key)
            return 1
        // No picture is private, or an answer about a subject.
        case .subject, .subjects, .tenant, .operation: return 0
        }
    }

    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {
        if file.isReadOnly { return }
        switch selection {
        case .all: try await file.write { (handle) throws(StoreFailure) in try ImageTable(handle: handle).expire(nil) }
        case .key(let key): try await file.write { (handle) throws(StoreFailure) in try ImageTable(handle: handle).expire(key) }
        case .subject, .subjects, .tenant, .operation: break
        }
    }

    func remove(savedBefore moment: Date) async throws(MarqueeError) -> Int {
        if file.isReadOnly { return 0 }
        let limit = moment.milliseconds
        let isOld = try await file.read { (handle) throws(StoreFailure) in try ImageTable(handle: handle).hasRows(before: limit) }
        guard isOld else { return 0 }
        return try await file.change { [folder] (handle) throws(StoreFailure) in
            try handle.write { () throws(StoreFailure) in
                let table = ImageTable(handle: handle)
                let rows = try table.rows(before: limit)
                for row in rows {
                    try table.remove(row.id)
                    // Whatever becomes of the row: a row without its file does no harm.
                    folder.remove(row.name)
                }
                return rows.count
            }
        }
    }

    /// Evicts pictures above the limit at the opening, because the limit was lowered since the last time.
    func enforceLimit() async throws(MarqueeError) {
        let isAbove = try await file.change { [eviction] (handle) throws(StoreFailure) in
            try !eviction.hasSpace(for: 0, in: ImageTable(handle: handle))
        }
        guard isAbove else { return }
        let marked = await marked()
        let evicted = try await file.change { [folder, eviction, rows] (handle) throws(StoreFailure) in
            let evicted = try handle.withoutWaiting { () throws(StoreFailure) in
                try handle.write { () throws(StoreFailure) in
                    try eviction.evict(toFit: 0, keeping: marked, in: ImageTable(handle: handle), from: folder)
                }
            }
            // Only now, the cache file may be small enough for its own limit.
            try rows.enforceLimit(on: handle)
            return evicted
        }
        report(evicted)
    }

    private func report(_ evicted: CacheEviction.Evicted) {
        guard evicted.snapshots > 0 else { return }
        onEvent(MarqueeEvent(.storeEvicted(snapshots: evicted.snapshots, bytes: evicted.bytes)))
    }

    /// Writes the uses of pictures to the file, unless another connection is writing. It does not wait.
    func writeDownUses(in handle: SQLiteHandle) throws(StoreFailure) {
        if uses.isEmpty { return }
        try handle.withoutWaiting { () throws(StoreFailure) in
            try handle.write { () throws(StoreFailure) in try ImageTable(handle: handle).touch(uses.take()) }
        }
    }

    /// Makes a write that the cache can do without: it does not wait each time for a lock of another process.
    private func writeUnlessBusy<Answer: Sendable>(
        _ work: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        try await file.change { [pause] (handle) throws(StoreFailure) in
            try pause.run { () throws(StoreFailure) in
                try handle.write { () throws(StoreFailure) in try work(handle) }
            }
        }
    }

    /// Stores a picture; false if there is no space and nothing may be evicted, because it is not known which pictures have to stay.
    private func store(
        _ snapshot: Snapshot, for key: SnapshotKey, keeping marked: [MediaReference]?
    ) async throws(MarqueeError) -> Bool {
        let checksum = Checksum.of(snapshot.body)
        let evicted = try await writeUnlessBusy { [self] (handle) throws(StoreFailure) in
            let (table, moment) = (ImageTable(handle: handle), now().milliseconds)
            try table.touch(uses.take())
            try sweepOnce(table)
            let name = ImageFolder.name(for: key.canonical)
            // A picture that the server has confirmed is not written again.
            let row = try table.row(key)
            var evicted = CacheEviction.Evicted()
            if row?.checksum != checksum || row?.bytes != snapshot.body.count {
                if try !eviction.hasSpace(for: snapshot.body.count, in: table) {
                    guard let marked else { return CacheEviction.Evicted?.none }
                    evicted = try eviction.evict(toFit: snapshot.body.count, keeping: marked, in: table, from: folder)
                }
                let more = try rows.evict(toFit: 1_024, in: handle)
                evicted.snapshots += more.snapshots
                evicted.bytes += more.bytes
                try folder.write(snapshot.body, as: name)
            }
            try table.save(snapshot, checksum, for: key, as: name, at: moment)
            return evicted
        }
        guard let evicted else { return false }
        report(evicted)
        return true
    }

    /// Removes files that no row names: a process that ended early, or a cache file that was created again, leaves them behind.
    private func sweepOnce(_ table: ImageTable) throws(StoreFailure) {
        // An empty index may be a new one in the place of one that was lost, even in a file of the same number.
        let isEmpty = try table.total().count == 0
        guard isEmpty || !hasSwept.load(ordering: .relaxed) else { return }
        folder.removeAll(except: try table.names())
        hasSwept.store(true, ordering: .relaxed)
    }

    private func remove(_ key: SnapshotKey, ifStill checksum: Int64? = nil) async throws(MarqueeError) {
        if file.isReadOnly { return }
        try await file.write { [folder] (handle) throws(StoreFailure) in
            let table = ImageTable(handle: handle)
            guard let row = try table.row(key), checksum == nil || checksum == row.checksum else { return }
            try table.remove(row.id)
            folder.remove(row.name)
        }
    }

    private func removeAll() async throws(MarqueeError) -> Int {
        try await file.change { [folder] (handle) throws(StoreFailure) in
            let count = try handle.write { () throws(StoreFailure) in
                // Even if the rows cannot be removed, the files are gone.
                folder.removeAll()
                return try ImageTable(handle: handle).removeAll()
            }
            if count > 0 {
                try handle.execute("PRAGMA incremental_vacuum")
                try handle.foldLog()
            }
            return count
        }
    }
}
