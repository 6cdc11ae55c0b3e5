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
        if let waiting = writer.waiting.snapshot(for: key) { return waiting }
        let row = try await file.read { (handle) throws(StoreFailure) in try SnapshotTable(handle: handle).load(key) }
        guard let row else { return nil }
        noteUse(of: row)
        return row.snapshot
    }

    func load(_ key: SnapshotKey, with index: any TitleDAO, in languages: [String]) async throws(MarqueeError) -> LoadedSnapshot? {
        guard let index = index as? SQLiteTitles, index.file === file else { return try await load(key).map { LoadedSnapshot($0) } }
        if let waiting = writer.waiting.snapshot(for: key) { return LoadedSnapshot(waiting) }
        // They are asked for first: a page that is written meanwhile is in the file.
        let titles = writer.waiting.titles
        let found = try await file.read { (handle) throws(StoreFailure) in
            try SnapshotTable(handle: handle).load(key, in: languages)
        }
        guard let found else { return nil }
        noteUse(of: found.row)
        guard let query = found.query else { return LoadedSnapshot(found.row.snapshot) }
        var texts = found.texts
        for title in query.titles where texts[title] == nil { texts[title] = [] }
        texts.replace(with: titles, for: query)
        return LoadedSnapshot(found.row.snapshot, texts: texts)
    }

    private func noteUse(of row: SnapshotTable.Row) {
        if !file.isReadOnly, writer.uses.note(row.id, lastUsed: row.lastUsed, at: writer.now().milliseconds) {
            // The load does not wait for it, not even behind other writes. If the uses cannot be written, eviction is a little less exact.
            Task { [writer] in try? await writer.file.change { (handle) throws(StoreFailure) in try writer.writeDownUses(in: handle) } }
        }
    }

    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) { try await writer.save([], with: (key, snapshot)) }

    // The answer and its titles are saved in one transaction, because every page is saved.
    func save(
        _ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle], in index: any TitleDAO
    ) async throws(MarqueeError) {
        if let index = index as? SQLiteTitles, index.file === file { return try await writer.save(titles, with: (key, snapshot)) }
        try await save(snapshot, for: key)
        try await index.save(titles)
    }

    // A private answer does not wait: another process that wipes its account could not remove it.
    func saveSoon(
        _ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle], in index: (any TitleDAO)?,
        report: @escaping @Sendable (MarqueeError?) -> Void
    ) async {
        if let index, !titles.isEmpty, (index as? SQLiteTitles)?.file !== file {
            do throws(MarqueeError) {
                try await save(snapshot, for: key, titles: titles, in: index)
                return report(nil)
            } catch {
                return report(error)
            }
        }
        let page = CachedPage(answer: (key, snapshot), titles: index == nil ? [] : titles, report: report)
        await writer.save(page, isUrgent: key.tenant != nil || !writer.eviction.fits(snapshot.body.count))
    }

    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int {
        if file.isReadOnly { return 0 }
        return selection == .all ? try await eraseAll() : try await erase(selection)
    }

    /// Begins a new file, which takes neither the time nor the space that it takes to delete all rows of a large one. Other processes that
    /// have the old file open notice at their next call that another one is in its place.
    private func eraseAll() async throws(MarqueeError) -> Int {
        let count = await number("SELECT count(*) FROM snapshot") + writer.waiting.remove(.all).count
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
        try await file.change { [waiting = writer.waiting] (handle) throws(StoreFailure) in
            // On this queue, no page is on its way from the list to the file.
            let keys = waiting.remove(selection)
            let count = try handle.write { () throws(StoreFailure) in
                let table = SnapshotTable(handle: handle)
                var count = 0
                for key in keys where try !table.contains(key) { count += 1 }
                return try count + table.remove(selection)
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
        let waiting = writer.waiting.keys(of: subjects)
        let keys = try await file.read { (handle) throws(StoreFailure) in try SnapshotTable(handle: handle).keys(of: subjects) }
        return keys + waiting.filter { !keys.contains($0) }
    }

    func remove(savedBefore moment: Date) async throws(MarqueeError) -> Int {
        if file.isReadOnly { return 0 }
        await writer.flush()
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
        try await file.change { [waiting = writer.waiting] (handle) throws(StoreFailure) in
            waiting.expire(selection)
            try handle.write { () throws(StoreFailure) in try SnapshotTable(handle: handle).expire(selection) }
        }
    }
}
