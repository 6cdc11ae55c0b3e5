import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The index of pictures, on a connection.
struct ImageTable {
    /// The row of a file in the index.
    struct Row: Sendable {
        let id: Int64
        let name: String
        let bytes: Int
        let checksum: Int64
        let lastUsed: Int64
        let validator: String?
        let savedAt: Date
        let validUntil: Date

        /// The picture, with the bytes of its file.
        func snapshot(_ bytes: Data) -> Snapshot {
            Snapshot(body: bytes, validator: validator, savedAt: savedAt, validUntil: validUntil)
        }
    }

    let handle: SQLiteHandle

    /// The row of a key. As with snapshots, a damaged index must not lead to another picture.
    func row(_ key: SnapshotKey) throws(StoreFailure) -> Row? {
        let canonical = key.canonical
        return try handle.first(
            """
            SELECT i.key, i.id, i.name, i.bytes, i.checksum, i.last_used, i.validator, i.saved_at, i.valid_until
            FROM image AS entry LEFT JOIN image AS i ON i.id = entry.id WHERE entry.key = ?1
            """, [.text(canonical)]
        ) { (row) throws(StoreFailure) in
            guard row.text(0) == canonical else { throw StoreFailure.damagedValue }
            return Row(
                id: row.integer(1), name: row.text(2) ?? "", bytes: Int(row.integer(3)), checksum: row.integer(4), lastUsed: row.integer(5),
                validator: row.text(6), savedAt: Date(milliseconds: row.integer(7)), validUntil: Date(milliseconds: row.integer(8)))
        }
    }

    /// Notes the file of a key.
    func save(_ snapshot: Snapshot, _ checksum: Int64, for key: SnapshotKey, as name: String, at now: Int64) throws(StoreFailure) {
        let isKept = try KeptTable(handle: handle).protects(picture: key.imagePath)
        try handle.run(
            """
            INSERT INTO image(key, path, name, validator, saved_at, valid_until, bytes, checksum, last_used)
            VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
            ON CONFLICT(key) DO UPDATE SET path = ?2, name = ?3, validator = ?4, saved_at = ?5, valid_until = ?6, bytes = ?7, checksum = ?8,
                last_used = ?9
            """,
            [
                .text(key.canonical), .text(key.imagePath), .text(name), SQLValue(snapshot.validator),
                .integer(snapshot.savedAt.milliseconds), .integer(snapshot.validUntil.milliseconds), SQLValue(snapshot.body.count),
                .integer(checksum), .integer(isKept ? KeptTable.use : now),
            ])
    }

    /// How many files there are, and their bytes in all.
    func total() throws(StoreFailure) -> (count: Int, bytes: Int) {
        try handle.first("SELECT count(*), ifnull(sum(max(0, min(bytes, \(Statement.largestSize)))), 0) FROM image INDEXED BY image_by_use")
        {
            (Int($0.integer(0)), Int($0.integer(1)))
        } ?? (0, 0)
    }

    /// The names of all files.
    func names() throws(StoreFailure) -> Set<String> { Set(try handle.all("SELECT name FROM image") { $0.text(0) ?? "" }) }

    func remove(_ id: Int64) throws(StoreFailure) { try handle.run("DELETE FROM image WHERE id = ?1", [.integer(id)]) }

    /// Whether a picture was saved before a moment.
    func hasRows(before limit: Int64) throws(StoreFailure) -> Bool {
        try handle.first("SELECT EXISTS(SELECT 1 FROM image WHERE saved_at < ?1)", [.integer(limit)]) { $0.integer(0) == 1 } ?? false
    }

    /// The pictures that were saved before a moment.
    func rows(before limit: Int64) throws(StoreFailure) -> [(id: Int64, name: String)] {
        try handle.all("SELECT id, name FROM image WHERE saved_at < ?1", [.integer(limit)]) { ($0.integer(0), $0.text(1) ?? "") }
    }

    func removeAll() throws(StoreFailure) -> Int { try handle.run("DELETE FROM image") }

    /// Lets the picture of a key, or without one all of them, count as stale.
    func expire(_ key: SnapshotKey?) throws(StoreFailure) {
        try handle.run("UPDATE image SET valid_until = 0 WHERE ?1 IS NULL OR key = ?1", [SQLValue(key?.canonical)])
    }

    /// Stores when pictures were last used.
    func touch(_ uses: [Int64: Int64]) throws(StoreFailure) {
        for (id, moment) in uses {
            try handle.run("UPDATE image SET last_used = ?2 WHERE id = ?1 AND last_used < ?2", [.integer(id), .integer(moment)])
        }
    }
}

extension SnapshotKey {
    /// The path of the picture, by which the poster of a title is found.
    fileprivate var imagePath: String { arguments.first { $0.name == "file" }?.value ?? "" }
}
