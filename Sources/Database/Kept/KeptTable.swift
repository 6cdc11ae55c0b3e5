import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The tables of what is kept, on a connection.
///
/// A protected row has a time of use after every other, so it is the last in the order of eviction, and costs other rows nothing.
struct KeptTable {
    /// The time of use of protected rows: no clock reaches it.
    static let use: Int64 = 1 << 62

    private enum State: Int64 { case waiting, stored, missing, failed }

    let handle: SQLiteHandle

    /// Whether answers about a title or a person are protected.
    func protects(_ subject: MediaReference) throws(StoreFailure) -> Bool {
        try handle.first("SELECT 1 FROM kept WHERE media_id = ?1 AND kind = ?2 LIMIT 1", values(subject)) { _ in true } ?? false
    }

    /// Whether a picture is protected.
    func protects(picture path: String) throws(StoreFailure) -> Bool {
        try handle.first("SELECT 1 FROM kept_picture WHERE path = ?1 LIMIT 1", [.text(path)]) { _ in true } ?? false
    }

    /// The size of all protected answers in bytes.
    func bytes() throws(StoreFailure) -> Int { try total(of: "snapshot").bytes }

    func add(_ items: [MediaReference], for request: String, limit: Int) throws(StoreFailure) {
        var used = try bytes()
        for item in items {
            try handle.run(
                "INSERT INTO kept(request, kind, media_id) VALUES(?1, ?2, ?3) ON CONFLICT DO NOTHING",
                [.text(request), .text(item.kind.rawValue), SQLValue(item.id)])
            let rows = "subject_id = ?1 AND subject_kind = ?2 AND last_used < \(Self.use)"
            let more = try sizes("SELECT bytes FROM snapshot WHERE \(rows)", values(item))
            guard more.count > 0, used + more.bytes <= limit else { continue }
            try handle.run("UPDATE snapshot SET last_used = \(Self.use) WHERE \(rows)", values(item))
            used += more.bytes
        }
    }

    func due(for request: String, readBefore: Int64, failedBefore: Int64, limit: Int) throws(StoreFailure) -> [MediaReference] {
        try handle.all(
            """
            SELECT kind, media_id FROM kept WHERE request = ?1 AND (
                state = \(State.waiting.rawValue)
                OR state = \(State.stored.rawValue) AND (checked_at < ?2 OR NOT EXISTS (
                    SELECT 1 FROM snapshot
                    WHERE subject_id = kept.media_id AND subject_kind = kept.kind AND last_used = \(Self.use)))
                OR state IN (\(State.missing.rawValue), \(State.failed.rawValue)) AND checked_at < ?3)
            ORDER BY state, kind, media_id LIMIT ?4
            """, [.text(request), .integer(readBefore), .integer(failedBefore), SQLValue(limit)]
        ) { MediaReference(MediaKind(rawValue: $0.text(0) ?? ""), Int($0.integer(1))) }
    }

    /// Returns whether the item is stored and protected, if the outcome says so. If it is not, the item waits on.
    func note(_ outcome: KeptOutcome, of item: MediaReference, for request: String, at moment: Int64) throws(StoreFailure) -> Bool {
        let (state, reason): (State, String?) =
            switch outcome {
            case .stored: (try isStored(item) ? .stored : .waiting, nil)
            case .missing: (.missing, nil)
            case .failed(let reason): (.failed, reason)
            }
        try handle.run(
            "UPDATE kept SET state = ?4, checked_at = ?5, reason = ?6 WHERE media_id = ?1 AND kind = ?2 AND request = ?3",
            values(item) + [.text(request), .integer(state.rawValue), .integer(moment), SQLValue(reason)])
        return state != .waiting
    }

    private func isStored(_ item: MediaReference) throws(StoreFailure) -> Bool {
        try handle.first(
            "SELECT 1 FROM snapshot WHERE subject_id = ?1 AND subject_kind = ?2 AND last_used = \(Self.use) LIMIT 1", values(item)
        ) { _ in true } ?? false
    }

    func protect(pictures paths: Set<String>, of item: MediaReference) throws(StoreFailure) {
        for path in paths.sorted() {
            try handle.run(
                "INSERT INTO kept_picture(path, kind, media_id) VALUES(?1, ?2, ?3) ON CONFLICT DO NOTHING",
                [.text(path), .text(item.kind.rawValue), SQLValue(item.id)])
            try handle.run("UPDATE image SET last_used = \(Self.use) WHERE path = ?1", [.text(path)])
        }
    }

    /// Lets the items of expired answers be read again.
    ///
    /// - Parameter subject: The item; nil for all.
    func expire(_ subject: MediaReference?) throws(StoreFailure) {
        let stored = "UPDATE kept SET state = \(State.waiting.rawValue) WHERE state = \(State.stored.rawValue)"
        guard let subject else {
            try handle.run(stored)
            return
        }
        try handle.run(stored + " AND media_id = ?1 AND kind = ?2", values(subject))
    }

    func figures(of request: String?) throws(StoreFailure) -> KeptFigures {
        var figures = KeptFigures()
        let (condition, bound): (String, [SQLValue]) = request.map { (" WHERE request = ?1", [.text($0)]) } ?? ("", [])
        // Of an item of two requests, the better state counts.
        let states = "SELECT min(CASE state WHEN 1 THEN -1 ELSE state END) AS state FROM kept\(condition) GROUP BY kind, media_id"
        try handle.each("SELECT state, count(*) FROM (\(states)) GROUP BY state", bound) { row in
            let count = Int(row.integer(1))
            figures.items += count
            switch row.integer(0) {
            case -1: figures.stored = count
            case State.missing.rawValue: figures.missing = count
            case State.failed.rawValue: figures.failed = count
            default: break
            }
        }
        if request == nil {
            (figures.answers, figures.bytes) = try total(of: "snapshot")
            (figures.pictures, figures.pictureBytes) = try total(of: "image")
        } else {
            (figures.answers, figures.bytes) = try sizes(
                """
                SELECT s.bytes FROM kept JOIN snapshot AS s ON s.subject_id = kept.media_id AND s.subject_kind = kept.kind
                WHERE request = ?1 AND s.last_used = \(Self.use)
                """, bound)
            (figures.pictures, figures.pictureBytes) = try sizes(
                """
                SELECT i.bytes FROM image AS i WHERE i.last_used = \(Self.use) AND EXISTS (
                    SELECT 1 FROM kept_picture AS p JOIN kept ON kept.kind = p.kind AND kept.media_id = p.media_id
                    WHERE p.path = i.path AND kept.request = ?1)
                """, bound)
        }
        return figures
    }

    func failures(of request: String, limit: Int) throws(StoreFailure) -> [KeptFailure] {
        try handle.all(
            """
            SELECT kind, media_id, state, reason FROM kept WHERE request = ?1 AND state > \(State.stored.rawValue)
            ORDER BY kind, media_id LIMIT ?2
            """, [.text(request), SQLValue(limit)]
        ) { row in
            let item = MediaReference(MediaKind(rawValue: row.text(0) ?? ""), Int(row.integer(1)))
            return KeptFailure(item, row.integer(2) == State.missing.rawValue ? .missing : .failed(reason: row.text(3) ?? ""))
        }
    }

    /// - Parameter items: The items that stay.
    func release(_ request: String, except items: Set<MediaReference> = []) throws(StoreFailure) {
        let all = try handle.all("SELECT kind, media_id FROM kept WHERE request = ?1", [.text(request)]) {
            MediaReference(MediaKind(rawValue: $0.text(0) ?? ""), Int($0.integer(1)))
        }
        for item in all where !items.contains(item) {
            try handle.run("DELETE FROM kept WHERE media_id = ?1 AND kind = ?2 AND request = ?3", values(item) + [.text(request)])
            guard try !protects(item) else { continue }
            try handle.run(
                "UPDATE snapshot SET last_used = saved_at WHERE subject_id = ?1 AND subject_kind = ?2 AND last_used = \(Self.use)",
                values(item))
            let paths = try handle.all("SELECT path FROM kept_picture WHERE media_id = ?1 AND kind = ?2", values(item)) { $0.text(0) ?? "" }
            try handle.run("DELETE FROM kept_picture WHERE media_id = ?1 AND kind = ?2", values(item))
            for path in paths where try !protects(picture: path) {
                try handle.run("UPDATE image SET last_used = saved_at WHERE path = ?1 AND last_used = \(Self.use)", [.text(path)])
            }
        }
    }

    private func values(_ item: MediaReference) -> [SQLValue] { [SQLValue(item.id), .text(item.kind.rawValue)] }

    private func total(of table: String) throws(StoreFailure) -> (count: Int, bytes: Int) {
        try sizes("SELECT bytes FROM \(table) WHERE last_used = \(Self.use)", [])
    }

    /// The number of rows and the sum of their sizes, of which each is checked.
    private func sizes(_ query: String, _ values: [SQLValue]) throws(StoreFailure) -> (count: Int, bytes: Int) {
        try handle.first(
            "SELECT count(*), ifnull(sum(max(0, min(bytes, \(Statement.largestSize)))), 0) FROM (\(query))", values
        ) { (Int($0.integer(0)), Int($0.integer(1))) } ?? (0, 0)
    }
}
