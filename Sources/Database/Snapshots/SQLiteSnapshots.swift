import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Stores snapshots in the cache file.
struct SQLiteSnapshots: SnapshotDAO {
    let writer: CacheWriter

    private var file: CacheFile { writer.file }

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? {
        let row = try await file.read { (handle) throws(StoreFailure) in try SnapshotTable(handle: handle).load(key) }
        guard let row else { return nil }
        noteUse(of: row)
        return row.snapshot
    }

    // The value is adapted on the queue of the connection: to leave the queue and come back for the texts takes longer than to read them.
    func load<Value: Sendable>(
        _ key: SnapshotKey, with index: any TitleDAO, adapt: @escaping @Sendable (Snapshot) -> (value: Value, lacks: TextQuery?)
    ) async throws(MarqueeError) -> LoadedSnapshot<Value>? {
        let isInFile = (index as? SQLiteTitles)?.file === file
        let found = try await file.read { (handle) throws(StoreFailure) -> (row: SnapshotTable.Row, loaded: LoadedSnapshot<Value>)? in
            guard let row = try SnapshotTable(handle: handle).load(key) else { return nil }
            let (value, query) = adapt(row.snapshot)
            var loaded = LoadedSnapshot(row.snapshot, value)
            if isInFile, let query { loaded.texts = try TitleTexts(handle: handle).texts(of: query) }
            return (row, loaded)
        }
        guard let found else { return nil }
        noteUse(of: found.row)
        return found.loaded
    }

    private func noteUse(of row: SnapshotTable.Row) {
        if !file.isReadOnly, writer.uses.note(row.id, lastUsed: row.lastUsed, at: writer.now().milliseconds) {
            // The load does not wait for it, not even behind other writes. If the uses cannot be written, eviction is a little less exact.
            Task { [writer] in try? await writer.file.change { (handle) throws(StoreFailure) in try writer.writeDownUses(in: handle) } }
        }
    }

    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) { try await save(snapshot, for: key, titles: []) }

    func save(
        _ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle], in index: any TitleDAO
    ) async throws(MarqueeError) {
        if let index = index as? SQLiteTitles, index.file === file { return try await save(snapshot, for: key, titles: titles) }
        try await save(snapshot, for: key)
        try await index.save(titles)
    }

    /// Saves the answer and its titles in one transaction, because every page is saved.
    private func save(_ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle]) async throws(MarqueeError) {
        let isCached = writer.eviction.fits(snapshot.body.count)
        try await writer.save(titles, bytes: isCached ? snapshot.body.count : 0) { (handle, moment) throws(StoreFailure) in
            let table = SnapshotTable(handle: handle)
            if isCached {
                try table.save(snapshot, for: key, at: moment)
            } else {
                _ = try table.remove(.key(key))
            }
        }
    }

    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int {
        if file.isReadOnly { return 0 }
        return selection == .all ? try await eraseAll() : try await erase(selection)
    }

    /// Begins a new file, which takes neither the time nor the space that it takes to delete all rows of a large one. Other processes that
    /// have the old file open notice at their next call that another one is in its place.
    private func eraseAll() async throws(MarqueeError) -> Int {
        let count = await number("SELECT count(*) FROM snapshot")
        _ = writer.uses.take()
        try await file.startOver()
        // Where the file cannot be removed, its rows are.
        if await number("SELECT EXISTS(SELECT 1 FROM snapshot) OR EXISTS(SELECT 1 FROM title)") > 0 { _ = try await erase(.all) }
        do throws(MarqueeError) {
            try await file.change { (handle) throws(StoreFailure) in try handle.place?.file.removeCopies() }
        } catch {
            // On a full disk, the file is removed although no new one can be created yet.
            guard error.code == .storageFull else { throw error }
        }
        return count
    }

    private func number(_ query: String) async -> Int {
        (try? await file.read { (handle) throws(StoreFailure) in try handle.number(query) }) ?? 0
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
            }
            return count
        }
    }

    func keys(of subjects: Set<MediaReference>) async throws(MarqueeError) -> [SnapshotKey] {
        try await file.read { (handle) throws(StoreFailure) in try SnapshotTable(handle: handle).keys(of: subjects) }
    }

    func remove(savedBefore moment: Date) async throws(MarqueeError) -> Int {
        if file.isReadOnly { return 0 }
        let limit = moment.milliseconds
        // Usually there is nothing to remove, and nothing is written.
        let isOld = try await file.read { (handle) throws(StoreFailure) in try SnapshotTable(handle: handle).hasRows(before: limit) }
        guard isOld else { return 0 }
        return try await file.change { (handle) throws(StoreFailure) in
            let count = try handle.write { () throws(StoreFailure) in try SnapshotTable(handle: handle).remove(before: limit) }
            try handle.execute("PRAGMA incremental_vacuum")
            try handle.foldLog()
            return count
        }
    }

    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {
        if file.isReadOnly { return }
        try await file.write { (handle) throws(StoreFailure) in try SnapshotTable(handle: handle).expire(selection) }
    }
}
