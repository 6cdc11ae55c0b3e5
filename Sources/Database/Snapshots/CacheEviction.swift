/// The hard limit on the size of the cache file, and what goes when it is near.
struct CacheEviction: Sendable {
    /// What was thrown out to make room.
    struct Evicted: Sendable {
        var snapshots = 0
        var bytes = 0
    }

    /// The most bytes that the file may have.
    let bytes: Int

    /// Below a megabyte, the tables themselves would not fit.
    init(bytes: Int) {
        self.bytes = max(bytes, 1 << 20)
    }

    /// Whether a body is small enough to be kept: one answer must not push out all others.
    func fits(_ count: Int) -> Bool { count <= bytes / 2 }

    /// The most titles that are kept: about a quarter of the room, as a title and its words take about a kilobyte.
    var titles: Int { bytes / 4_096 }

    /// Makes SQLite itself refuse to grow the file beyond the limit, after shrinking one that is larger.
    func limit(_ handle: SQLiteHandle) throws(StoreFailure) {
        let limit = try bytes / handle.number("PRAGMA page_size")
        if try handle.number("PRAGMA page_count") > limit {
            try handle.write { () throws(StoreFailure) in _ = try make(in: handle) }
            try handle.execute("PRAGMA incremental_vacuum")
            try handle.foldLog()
        }
        try handle.execute("PRAGMA max_page_count = \(limit)")
    }

    /// Makes room for some more bytes: nothing while there is enough, else down to nine tenths, so that it is seldom called for.
    func make(for more: Int = 0, share: Double = 0.9, in handle: SQLiteHandle) throws(StoreFailure) -> Evicted {
        let pageSize = try handle.number("PRAGMA page_size")
        let limit = bytes / pageSize
        // Rows of all tables and indexes that come with a body, and the merging of the word index.
        let needed = more / (pageSize - 16) + 24
        var evicted = Evicted()
        guard try used(handle) + needed > limit * 95 / 100 || share < 0.9 else { return evicted }
        let target = max(0, Int(Double(limit) * share) - needed)
        while try used(handle) > target {
            let oldest = try handle.all("SELECT id, bytes FROM snapshot ORDER BY last_used, id LIMIT 32") {
                (id: $0.integer(0), bytes: Int($0.integer(1)))
            }
            if oldest.isEmpty { break }
            for snapshot in oldest where try used(handle) > target {
                try handle.run("DELETE FROM snapshot WHERE id = ?1", [.integer(snapshot.id)])
                evicted.snapshots += 1
                evicted.bytes += snapshot.bytes
            }
        }
        if try used(handle) > target { try TitleTable(handle: handle).removeOldestHalf() }
        return evicted
    }

    private func used(_ handle: SQLiteHandle) throws(StoreFailure) -> Int {
        try handle.number("PRAGMA page_count") - handle.number("PRAGMA freelist_count")
    }
}
