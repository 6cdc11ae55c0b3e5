/// The size limit of the cache file, and the eviction that enforces it.
struct CacheEviction: Sendable {
    /// The number and the size of evicted snapshots.
    struct Evicted: Sendable {
        var snapshots = 0
        var bytes = 0
    }

    /// The maximum size of the file in bytes.
    let bytes: Int

    /// Below a megabyte, the tables themselves would not fit.
    init(bytes: Int) {
        self.bytes = max(bytes, 1 << 20)
    }

    /// Whether a body is small enough to be cached: one answer must not evict all others.
    func fits(_ count: Int) -> Bool { count <= bytes / 2 }

    /// The maximum size of the answers that are kept on purpose. The other half stays for all other answers.
    var keptBytes: Int { bytes / 2 }

    /// The maximum number of titles: they take about a quarter of the file, about a kilobyte each with their words.
    var titles: Int { bytes / 4_096 }

    /// Makes SQLite itself refuse to grow the file beyond the limit, after shrinking a file that is larger: step by step, so that other
    /// processes can write in between. If one of them is writing now, the file is shrunk at another opening.
    func enforceLimit(on handle: SQLiteHandle) throws(StoreFailure) {
        let limit = try bytes / handle.number("PRAGMA page_size")
        do throws(StoreFailure) {
            try handle.withoutWaiting { () throws(StoreFailure) in try shrink(to: limit, handle) }
        } catch {
            guard error.isBusy else { throw error }
        }
        try handle.execute("PRAGMA max_page_count = \(limit)")
    }

    private func shrink(to limit: Int, _ handle: SQLiteHandle) throws(StoreFailure) {
        while try handle.number("PRAGMA page_count") > limit {
            let isChanged = try handle.write { () throws(StoreFailure) in
                var evicted = Evicted()
                guard try used(handle) > limit * 9 / 10 else { return false }
                return try evictSome(downTo: limit * 9 / 10, &evicted, sparingKept: false, in: handle)
            }
            let before = try handle.number("PRAGMA page_count")
            try handle.execute("PRAGMA incremental_vacuum")
            try handle.foldLog()
            let isSmaller = try handle.number("PRAGMA page_count") < before
            if !isChanged, !isSmaller { break }
        }
    }

    /// Evicts snapshots until some more bytes fit: nothing if there is enough space, else down to nine tenths, so that evictions are rare.
    /// Titles go when there is no snapshot left.
    func evict(toFit more: Int = 0, share: Double = 0.9, in handle: SQLiteHandle) throws(StoreFailure) -> Evicted {
        let pageSize = try handle.number("PRAGMA page_size")
        let limit = bytes / pageSize
        // The rows of all tables and indexes for one body, and the merging of the full-text index.
        let needed = more / (pageSize - 16) + 24
        var evicted = Evicted()
        guard try used(handle) + needed > limit * 95 / 100 || share < 0.9 else { return evicted }
        let target = max(0, Int(Double(limit) * share) - needed)
        while try used(handle) > target, try evictSome(downTo: target, &evicted, in: handle) {}
        return evicted
    }

    /// Evicts some of the snapshots used least recently or, if there are none, half of the titles; false if there are none either.
    ///
    /// - Parameter sparesKept: Whether the answers that are kept on purpose stay. Under a lower limit than before they may be too many.
    private func evictSome(
        downTo target: Int, _ evicted: inout Evicted, sparingKept sparesKept: Bool = true, in handle: SQLiteHandle
    ) throws(StoreFailure) -> Bool {
        let limit = sparesKept ? KeptTable.use : .max
        let oldest = try handle.all(
            "SELECT id, bytes FROM snapshot WHERE last_used < ?1 ORDER BY last_used, id LIMIT 256", [.integer(limit)]
        ) {
            (id: $0.integer(0), bytes: $0.size(1))
        }
        if oldest.isEmpty { return try TitleTable(handle: handle).removeOldestHalf() > 0 }
        for snapshot in oldest where try used(handle) > target {
            try handle.run("DELETE FROM snapshot WHERE id = ?1", [.integer(snapshot.id)])
            evicted.snapshots += 1
            evicted.bytes += snapshot.bytes
        }
        return true
    }

    private func used(_ handle: SQLiteHandle) throws(StoreFailure) -> Int {
        try handle.number("PRAGMA page_count") - handle.number("PRAGMA freelist_count")
    }
}
