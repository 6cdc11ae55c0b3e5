import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Saves answers and titles in the cache file, after evicting others to make room for them.
struct CacheWriter: Sendable {
    let file: CacheFile
    let eviction: CacheEviction
    /// The uses of answers that are not in the file yet; eviction depends on them.
    let uses = RecentUses()
    let pause: BusyPause
    let now: @Sendable () -> Date
    let onEvent: MarqueeEventHandler

    /// Saves titles and, in the same transaction, an answer that needs so many bytes.
    func save(
        _ titles: [IndexedTitle], bytes: Int = 0,
        with answer: @escaping @Sendable (SQLiteHandle, _ moment: Int64) throws(StoreFailure) -> Void = { _, _ in }
    ) async throws(MarqueeError) {
        if file.isReadOnly { return }
        let evicted = try await changeUnlessBusy { (handle) throws(StoreFailure) in
            do throws(StoreFailure) {
                return try save(titles, bytes, answer, in: handle, share: 0.9)
            } catch {
                guard error.isFull else { throw error }
                // The full-text index may have needed more space than estimated.
                return try save(titles, bytes, answer, in: handle, share: 0.6)
            }
        }
        if evicted.snapshots > 0 { onEvent(MarqueeEvent(.storeEvicted(snapshots: evicted.snapshots, bytes: evicted.bytes))) }
    }

    private func save(
        _ titles: [IndexedTitle], _ bytes: Int, _ answer: (SQLiteHandle, Int64) throws(StoreFailure) -> Void, in handle: SQLiteHandle,
        share: Double
    ) throws(StoreFailure) -> CacheEviction.Evicted {
        try handle.write { () throws(StoreFailure) in
            let moment = now().milliseconds
            try SnapshotTable(handle: handle).touch(uses.take())
            let evicted = try eviction.evict(toFit: bytes + 2_048 * titles.count, share: share, in: handle)
            try answer(handle, moment)
            try TitleTable(handle: handle).save(titles, atMost: eviction.titles, at: moment)
            return evicted
        }
    }

    /// Changes the file as far as the cache can do without: if another process holds its lock, that is not waited for each time.
    func changeUnlessBusy<Answer: Sendable>(
        _ work: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        try await file.change { (handle) throws(StoreFailure) in
            try pause.run { () throws(StoreFailure) in try work(handle) }
        }
    }

    /// Writes the uses of answers to the file, unless another connection is writing. It does not wait.
    func writeDownUses(in handle: SQLiteHandle) throws(StoreFailure) {
        if uses.isEmpty { return }
        try handle.withoutWaiting { () throws(StoreFailure) in
            try handle.write { () throws(StoreFailure) in try SnapshotTable(handle: handle).touch(uses.take()) }
        }
    }
}
