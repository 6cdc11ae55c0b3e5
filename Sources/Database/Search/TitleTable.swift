import Foundation
import MarqueeData
import MarqueeDomain

/// The rows of titles, on a connection. Triggers keep the index of words in step.
struct TitleTable {
    let connection: Connection

    // Overviews of titles seen again and again are not written each time for the sake of a date.
    private static let sightGrain: Int64 = 24 * 3_600_000

    func save(_ titles: [IndexedTitle], atMost limit: Int, at now: Int64) throws(StoreFailure) {
        var added = 0
        for title in titles where try save(title, at: now) { added += 1 }
        guard added > 0, try connection.number("SELECT count(*) FROM title") > limit else { return }
        try removeOldest(limit / 50 + 1)
    }

    func removeAll() throws(StoreFailure) {
        try makingIndexAnew { () throws(StoreFailure) in _ = try connection.run("DELETE FROM title") }
    }

    /// Makes room where there is nothing else to throw out; the index of words shrinks only when it is made anew.
    func removeOldestHalf() throws(StoreFailure) {
        try makingIndexAnew { () throws(StoreFailure) in
            try removeOldest(connection.number("SELECT count(*) FROM title") / 2 + 1)
        }
    }

    private func makingIndexAnew(_ work: () throws(StoreFailure) -> Void) throws(StoreFailure) {
        let hasWords = try connection.hasTitleWords
        if hasWords { try connection.execute("DROP TRIGGER title_gone") }
        try work()
        if hasWords { try connection.execute(Schema.titleGone + "INSERT INTO title_words(title_words) VALUES('rebuild')") }
    }

    private func removeOldest(_ count: Int) throws(StoreFailure) {
        try connection.run(
            "DELETE FROM title WHERE id IN (SELECT id FROM title ORDER BY seen_at, id LIMIT ?1)", [.integer(Int64(count))])
    }

    /// Saves one title, and returns whether it is new. What is unchanged is not written.
    private func save(_ title: IndexedTitle, at now: Int64) throws(StoreFailure) -> Bool {
        let row = TitleRow(title)
        let kept = try connection.first(
            """
            SELECT id, checksum, seen_at, popularity, released, poster FROM title
            WHERE media_id = ?1 AND kind = ?2 AND language = ?3 AND server = ?4
            """, row.key
        ) { (id: $0.integer(0), checksum: $0.integer(1), seen: $0.integer(2), facts: [$0.value(3), $0.value(4), $0.value(5)]) }
        guard let kept else {
            try connection.run(TitleTable.insertion, row.key + row.texts + row.facts + [.integer(row.checksum), .integer(now)])
            try keepPrefixes(of: title, as: connection.number("SELECT last_insert_rowid()"))
            return true
        }
        if kept.checksum != row.checksum {
            try connection.run(
                """
                UPDATE title SET title = ?1, original_title = ?2, overview = ?3, folded = ?4, popularity = ?5, released = ?6,
                    poster = ?7, checksum = ?8, seen_at = ?9 WHERE id = ?10
                """, row.texts + row.facts + [.integer(row.checksum), .integer(now), .integer(kept.id)])
            try keepPrefixes(of: title, as: Int(kept.id))
        } else if kept.facts != row.facts || now - kept.seen >= TitleTable.sightGrain {
            try connection.run(
                "UPDATE title SET popularity = ?1, released = ?2, poster = ?3, seen_at = ?4 WHERE id = ?5",
                row.facts + [.integer(now), .integer(kept.id)])
            if TitleTable.differsNoticeably(row.facts[0], kept.facts[0]) { try keepPrefixes(of: title, as: Int(kept.id)) }
        }
        return false
    }

    private func keepPrefixes(of title: IndexedTitle, as id: Int) throws(StoreFailure) {
        let table = PrefixTable(connection: connection)
        try table.remove(Int64(id))
        try table.save(
            Int64(id), title.title, language: title.language, server: title.server,
            popularity: title.popularity.isFinite ? title.popularity : 0)
    }

    // Popularity moves a little with every answer; the order of suggestions need not follow each step.
    private static func differsNoticeably(_ a: SQLValue, _ b: SQLValue) -> Bool {
        guard case .real(let a) = a, case .real(let b) = b else { return a != b }
        return abs(a - b) > 0.1 * max(abs(a), abs(b))
    }

    private static let insertion = """
        INSERT INTO title(
            media_id, kind, language, server, title, original_title, overview, folded, popularity, released, poster, checksum, seen_at)
        VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
        """
}
