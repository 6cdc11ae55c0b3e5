import Foundation
import MarqueeData
import MarqueeDomain

/// The rows of titles, on a connection, and the indexes that are kept in step with them.
struct TitleTable {
    let handle: SQLiteHandle

    // Overviews of titles seen again and again are not written each time for the sake of a date.
    private static let sightGrain: Int64 = 24 * 3_600_000

    /// Saves titles, and lets the longest unseen ones go as soon as there are a fiftieth more than the limit.
    func save(_ titles: [IndexedTitle], atMost limit: Int, at now: Int64) throws(StoreFailure) {
        let step = Int64(limit / 50 + 1)
        var changes: [TitleWords.Change] = []
        for title in titles { if let change = try save(title, at: now) { changes.append(change) } }
        // Last of all: the index of words gathers what it is told, and writes it down whenever a larger statement comes in between.
        if !changes.isEmpty, try handle.hasTitleWords { try TitleWords(handle: handle).keep(changes) }
        // Counting goes through the whole table, so it is done once in a while.
        guard changes.contains(where: { $0.former == nil && $0.id.isMultiple(of: step) }),
            try handle.number("SELECT count(*) FROM title") > limit
        else { return }
        try removeOldest(Int(step))
    }

    func removeAll() throws(StoreFailure) {
        try makingIndexAnew { () throws(StoreFailure) in _ = try handle.run("DELETE FROM title") }
    }

    /// Makes room where there is nothing else to throw out; the index of words shrinks only when it is made anew.
    func removeOldestHalf() throws(StoreFailure) {
        try makingIndexAnew { () throws(StoreFailure) in
            try removeOldest(handle.number("SELECT count(*) FROM title") / 2 + 1)
        }
    }

    private func makingIndexAnew(_ work: () throws(StoreFailure) -> Void) throws(StoreFailure) {
        guard try handle.hasTitleWords else { return try work() }
        // It is created again as the file has it: what creates it first belongs to the migrations.
        let trigger = try handle.first("SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = 'title_gone'") { $0.text(0) }
        guard case let trigger?? = trigger else { throw .damagedValue }
        try handle.execute("DROP TRIGGER title_gone")
        try work()
        try handle.execute(trigger + "; INSERT INTO title_words(title_words) VALUES('rebuild')")
    }

    private func removeOldest(_ count: Int) throws(StoreFailure) {
        try handle.run(
            "DELETE FROM title WHERE id IN (SELECT id FROM title ORDER BY seen_at, id LIMIT ?1)", [.integer(Int64(count))])
    }

    /// Saves one title, and returns what the index of words must know of it. What is unchanged is not written.
    private func save(_ title: IndexedTitle, at now: Int64) throws(StoreFailure) -> TitleWords.Change? {
        let row = TitleRow(title)
        let kept = try handle.first(TitleTable.search, row.key) { (found) throws(StoreFailure) in
            // As with snapshots, a damaged index must not let one title be written over another.
            guard (0..<4).map({ found.value($0) }) == row.key else { throw StoreFailure.damagedValue }
            return (
                id: found.integer(4), checksum: found.integer(5), seen: found.integer(6),
                facts: [found.value(7), found.value(8), found.value(9)]
            )
        }
        guard let kept else {
            try handle.run(
                TitleTable.insertion, row.key + row.texts + [.text(row.folded)] + row.facts + [.integer(row.checksum), .integer(now)])
            let id = handle.lastInsertedRow
            try keepStarts(of: title, row, as: id)
            return TitleWords.Change(id: id, former: nil, texts: row.texts)
        }
        if kept.checksum != row.checksum {
            let former = try handle.first("SELECT title, original_title, overview FROM title WHERE id = ?1", [.integer(kept.id)]) {
                [$0.value(0), $0.value(1), $0.value(2)]
            }
            try handle.run(
                """
                UPDATE title SET title = ?1, original_title = ?2, overview = ?3, folded = ?4, popularity = ?5, released = ?6,
                    poster = ?7, checksum = ?8, seen_at = ?9 WHERE id = ?10
                """, row.texts + [.text(row.folded)] + row.facts + [.integer(row.checksum), .integer(now), .integer(kept.id)])
            try starts.remove(kept.id)
            try keepStarts(of: title, row, as: kept.id)
            return TitleWords.Change(id: kept.id, former: former, texts: row.texts)
        }
        if kept.facts != row.facts || now - kept.seen >= TitleTable.sightGrain {
            try handle.run(
                "UPDATE title SET popularity = ?1, released = ?2, poster = ?3, seen_at = ?4 WHERE id = ?5",
                row.facts + [.integer(now), .integer(kept.id)])
            if case .real(let former) = kept.facts[0], TitleStarts.step(of: former) != TitleStarts.step(of: title.popularity) {
                try starts.remove(kept.id)
                try keepStarts(of: title, row, as: kept.id)
            }
        }
        return nil
    }

    private var starts: TitleStarts { TitleStarts(handle: handle) }

    private func keepStarts(of title: IndexedTitle, _ row: TitleRow, as id: Int64) throws(StoreFailure) {
        try starts.save(id, row.foldedTitle, language: title.language, server: title.server, popularity: title.popularity)
    }

    // What is compared is read from the row, and not from the index that led to it.
    private static let search = """
        SELECT t.media_id, t.kind, t.language, t.server, t.id, t.checksum, t.seen_at, t.popularity, t.released, t.poster
        FROM title AS entry LEFT JOIN title AS t ON t.id = entry.id
        WHERE entry.media_id = ?1 AND entry.kind = ?2 AND entry.language = ?3 AND entry.server = ?4
        """

    private static let insertion = """
        INSERT INTO title(
            media_id, kind, language, server, title, original_title, overview, folded, popularity, released, poster, checksum, seen_at)
        VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
        """
}
