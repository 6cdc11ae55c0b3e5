import MarqueeData
import MarqueeDomain

/// The size limit of all files of pictures, and the eviction that enforces it.
struct ImageEviction: Sendable {
    /// The maximum size of all files in bytes.
    let bytes: Int
    /// The maximum number of files: their rows take an eighth of the cache file at most, about half a kilobyte each.
    let count: Int

    init(bytes: Int, cacheBytes: Int) {
        self.bytes = max(bytes, 0)
        count = max(cacheBytes, 1 << 20) / 4_096
    }

    /// Whether a picture is small enough to be stored: one must not evict most others.
    func fits(_ size: Int) -> Bool { size <= bytes / 4 }

    /// Whether a picture can be stored without an eviction.
    func hasSpace(for size: Int, in table: ImageTable) throws(StoreFailure) -> Bool {
        let total = try table.total()
        return total.bytes + size <= bytes && total.count < count
    }

    /// Evicts the pictures that were used least recently until some more bytes fit, down to nine tenths, so that evictions are rare.
    ///
    /// Pictures that are kept on purpose and posters of marked titles stay, so that they can be seen without a network: as many of them as
    /// half of the limit holds, the kept ones and then those used most recently first.
    func evict(
        toFit size: Int, keeping marked: [MediaReference], in table: ImageTable, from folder: ImageFolder
    ) throws(StoreFailure) -> CacheEviction.Evicted {
        let posters = try posters(of: marked, in: table.handle)
        var files = try table.handle.all("SELECT id, name, bytes, path, last_used FROM image ORDER BY last_used DESC, id DESC") {
            (id: $0.integer(0), name: $0.text(1) ?? "", bytes: $0.size(2), path: $0.text(3) ?? "", isKept: $0.integer(4) == KeptTable.use)
        }
        var (total, left) = (files.reduce(0) { $0 + $1.bytes }, files.count)
        var pinned = (count: 0, bytes: 0)
        files.removeAll { file in
            guard file.isKept || posters.contains(file.path), pinned.bytes + file.bytes <= bytes / 2, pinned.count < count / 2 else {
                return false
            }
            pinned = (pinned.count + 1, pinned.bytes + file.bytes)
            return true
        }
        var evicted = CacheEviction.Evicted()
        while total + size > bytes / 10 * 9 || left >= count / 10 * 9, let oldest = files.popLast() {
            try table.remove(oldest.id)
            // The file goes first, whatever becomes of the row: a row without its file does no harm.
            folder.remove(oldest.name)
            total -= oldest.bytes
            left -= 1
            evicted.snapshots += 1
            evicted.bytes += oldest.bytes
        }
        return evicted
    }

    /// The paths of the posters of some titles, in every language in which they were seen.
    private func posters(of titles: [MediaReference], in handle: SQLiteHandle) throws(StoreFailure) -> Set<String> {
        var paths: Set<String> = []
        for title in titles {
            try handle.each(
                "SELECT poster FROM title WHERE media_id = ?1 AND kind = ?2", [SQLValue(title.id), .text(title.kind.rawValue)]
            ) { row in
                if let path = row.text(0) { paths.insert(path) }
            }
        }
        return paths
    }
}
