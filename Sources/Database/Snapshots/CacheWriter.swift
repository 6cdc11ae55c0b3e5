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
    let waiting: WaitingPages
    let pause: BusyPause
    let now: @Sendable () -> Date
    let time: TimeSource
    let onEvent: MarqueeEventHandler

    init(
        file: CacheFile, eviction: CacheEviction, pause: BusyPause, now: @escaping @Sendable () -> Date, time: TimeSource,
        onEvent: @escaping MarqueeEventHandler
    ) {
        (self.file, self.eviction, self.pause, self.now, self.time, self.onEvent) = (file, eviction, pause, now, time, onEvent)
        waiting = WaitingPages(limit: eviction.bytes)
    }

    /// Saves titles and an answer now, in one transaction with the pages that wait.
    func save(_ titles: [IndexedTitle], with answer: (key: SnapshotKey, snapshot: Snapshot)? = nil) async throws(MarqueeError) {
        if Task.isCancelled { throw MarqueeError(StoreFailure.cancelled) }
        let outcome = WorkAnswer<MarqueeError?>()
        await save(CachedPage(answer: answer, titles: titles) { outcome.set($0) }, isUrgent: true)
        guard let outcome = outcome.value else { throw MarqueeError(StoreFailure.closed) }
        if let outcome { throw outcome }
    }

    /// Saves a page now or soon. A caller waits for the transaction if its page is written now: so there are never many pages that wait.
    func save(_ page: CachedPage, isUrgent: Bool = false) async {
        if file.isReadOnly { return page.report(nil) }
        let isDue = waiting.add(page, isUrgent: isUrgent, at: time.now()) { rest in
            Task(priority: .utility) {
                guard (try? await time.sleep(rest)) != nil else { return }
                waiting.endSecond(at: time.now())
                await flush()
            }
        }
        if isDue { await flush() }
    }

    /// Writes the pages that wait. An error is reported by each page that is not written because of it.
    func flush() async {
        if waiting.isEmpty { return }
        await uncancelled {
            do throws(MarqueeError) {
                let evicted = try await file.change { (handle) throws(StoreFailure) in try flush(in: handle) }
                guard evicted.snapshots > 0 else { return }
                onEvent(MarqueeEvent(.storeEvicted(snapshots: evicted.snapshots, bytes: evicted.bytes)))
            } catch {
                // While the file is being closed, the pages are part of its last work.
                if error.code == .closed, !waiting.isClosed { return }
                waiting.finish(waiting.all.map(\.number), error)
            }
        }
    }

    /// Writes the pages that wait, on the queue of the connection.
    ///
    /// - Throws: Only failures after which the file is begun anew; then the pages wait for the new one.
    func flush(in handle: SQLiteHandle) throws(StoreFailure) -> CacheEviction.Evicted {
        let pages = waiting.all
        if pages.isEmpty { return CacheEviction.Evicted() }
        do throws(StoreFailure) {
            let evicted = try pause.run { () throws(StoreFailure) in try write(pages.map(\.page), in: handle) }
            waiting.finish(pages.map(\.number), nil)
            return evicted
        } catch {
            if error.isReasonToStartOver || error == .closed { throw error }
            guard pages.count > 1, !error.isBusy else {
                waiting.finish(pages.map(\.number), MarqueeError(error))
                return CacheEviction.Evicted()
            }
        }
        // One page may need more space than there is. The others must not fail with it.
        var evicted = CacheEviction.Evicted()
        for (number, page) in pages {
            do throws(StoreFailure) {
                let more = try write([page], in: handle)
                evicted.snapshots += more.snapshots
                evicted.bytes += more.bytes
                waiting.finish([number], nil)
            } catch {
                if error.isReasonToStartOver || error == .closed { throw error }
                waiting.finish([number], MarqueeError(error))
            }
        }
        return evicted
    }

    private func write(_ pages: [CachedPage], in handle: SQLiteHandle) throws(StoreFailure) -> CacheEviction.Evicted {
        do throws(StoreFailure) {
            return try write(pages, in: handle, share: 0.9)
        } catch {
            guard error.isFull else { throw error }
            // The full-text index may have needed more space than estimated.
            return try write(pages, in: handle, share: 0.6)
        }
    }

    private func write(
        _ pages: [CachedPage], in handle: SQLiteHandle, share: Double
    ) throws(StoreFailure) -> CacheEviction.Evicted {
        try handle.write { () throws(StoreFailure) in
            let (moment, table) = (now().milliseconds, SnapshotTable(handle: handle))
            try table.touch(uses.take())
            let bytes = pages.reduce(0) { $0 + (isCached($1) ? $1.bytes : 2_048 * $1.titles.count) }
            let evicted = try eviction.evict(toFit: bytes, share: share, in: handle)
            for page in pages {
                guard let (key, snapshot) = page.answer else { continue }
                if isCached(page) {
                    try table.save(
                        snapshot, for: key, at: moment, keptLimit: eviction.keptBytes, lacking: SnapshotTable.lacking(page.titles))
                } else {
                    _ = try table.remove(.key(key))
                }
            }
            try TitleTable(handle: handle).save(pages.flatMap(\.titles), atMost: eviction.titles, at: moment)
            return evicted
        }
    }

    private func isCached(_ page: CachedPage) -> Bool { page.answer.map { eviction.fits($0.snapshot.body.count) } ?? false }

    /// Writes the uses of answers to the file, unless another connection is writing. It does not wait.
    func writeDownUses(in handle: SQLiteHandle) throws(StoreFailure) {
        if uses.isEmpty { return }
        try handle.withoutWaiting { () throws(StoreFailure) in
            try handle.write { () throws(StoreFailure) in try SnapshotTable(handle: handle).touch(uses.take()) }
        }
    }
}
