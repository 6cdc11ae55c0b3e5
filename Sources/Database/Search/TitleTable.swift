import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The table of titles, on a connection, and the indexes that must match it.
struct TitleTable {
    let handle: SQLiteHandle

    // A title that is seen often is not rewritten each time only to update its date.
    private static let updateInterval: Int64 = 24 * 3_600_000

    /// Saves titles, and removes those not seen for the longest time as soon as a count finds more than the limit.
    func save(_ titles: [IndexedTitle], atMost limit: Int, at now: Int64) throws(StoreFailure) {
        let step = Int64(limit / 50 + 1)
        var changes: [TitleWords.Change] = []
        for seen in titles {
            let title = try completed(seen)
            if let change = try save(title, at: now) { changes.append(change) }
            if title.isAdult { try markAsAdult(title) }
        }
        // This is the last step: the full-text index buffers its changes, and writes them when a larger statement comes in between.
        if !changes.isEmpty, try handle.hasTitleWords { try TitleWords(handle: handle).write(changes) }
        // Counting reads the whole table, so it is done only sometimes.
        guard changes.contains(where: { $0.former == nil && $0.id.isMultiple(of: step) }) else { return }
        let excess = try handle.number("SELECT count(*) FROM title") - limit
        if excess > 0 { try removeOldest(excess) }
    }

    /// An alias that came without facts, with those of its title.
    private func completed(_ title: IndexedTitle) throws(StoreFailure) -> IndexedTitle {
        guard title.isAlias, title.popularity == 0, title.released == nil else { return title }
        let key: [SQLValue] = [.integer(Int64(title.reference.id)), .text(title.reference.kind.rawValue), .text(title.server)]
        let known = try handle.first(TitleTable.newest, key) { TitleRow.title($0, from: 0) }
        guard let known, known.reference == title.reference else { return title }
        var completed = title
        completed.takeFacts(from: known)
        return completed
    }

    func removeAll() throws(StoreFailure) {
        try rebuildingIndex { () throws(StoreFailure) in
            try handle.run("DELETE FROM title_start")
            try handle.run("DELETE FROM title")
        }
    }

    /// Frees space when there is no snapshot left to evict; the full-text index shrinks only when it is rebuilt. Returns
    /// how many there were.
    func removeOldestHalf() throws(StoreFailure) -> Int {
        let count = try handle.number("SELECT count(*) FROM title")
        if count > 0 { try rebuildingIndex { () throws(StoreFailure) in try removeOldest(count / 2 + 1) } }
        return count
    }

    private func rebuildingIndex(_ work: () throws(StoreFailure) -> Void) throws(StoreFailure) {
        guard try handle.hasTitleWords else { return try work() }
        // The trigger is created again from its text in the file, because only migrations define it.
        let trigger = try handle.first("SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = 'title_gone'") { $0.text(0) }
        guard case let trigger?? = trigger else { throw .damagedValue }
        try handle.execute("DROP TRIGGER title_gone")
        try work()
        try handle.execute(trigger + "; INSERT INTO title_words(title_words) VALUES('rebuild')")
    }

    private func removeOldest(_ count: Int) throws(StoreFailure) {
        try remove("WHERE id IN (SELECT id FROM title ORDER BY seen_at, id LIMIT ?1)", [.integer(Int64(count))])
    }

    /// Removes the titles of a condition, and their prefixes.
    func remove(_ condition: String, _ values: [SQLValue]) throws(StoreFailure) {
        try handle.each("SELECT id, title, language, server, popularity FROM title " + condition, values) { (row) throws(StoreFailure) in
            try removeStarts(row.integer(0), row.text(1) ?? "", row.text(2) ?? "", row.text(3) ?? "", row.real(4))
        }
        try handle.run("DELETE FROM title " + condition, values)
    }

    /// Saves one title, and returns the change for the full-text index. An unchanged title is not written.
    private func save(_ title: IndexedTitle, at now: Int64) throws(StoreFailure) -> TitleWords.Change? {
        let row = TitleRow(title)
        let stored = try handle.first(TitleTable.search, row.key) { (found) throws(StoreFailure) in
            // As with snapshots, a damaged index must not cause one title to overwrite another.
            guard (0..<4).map({ found.value($0) }) == row.key else { throw StoreFailure.damagedValue }
            return (
                id: found.integer(4), checksum: found.integer(5), seen: found.integer(6),
                facts: TitleRow.factColumns.indices.map { found.value(7 + $0) }
            )
        }
        guard let stored else {
            try handle.run(
                TitleTable.insertion, row.key + row.texts + [.text(row.folded), .integer(row.checksum), .integer(now)] + row.facts)
            let id = handle.lastInsertedRow
            try saveStarts(of: title, row, as: id)
            return TitleWords.Change(id: id, former: nil, texts: row.texts)
        }
        let formerPopularity = if case .real(let popularity) = stored.facts[0] { popularity } else { 0.0 }
        if stored.checksum != row.checksum {
            let former = try handle.first("SELECT title, original_title, overview FROM title WHERE id = ?1", [.integer(stored.id)]) {
                (title: $0.text(0) ?? "", texts: [$0.value(0), $0.value(1), $0.value(2)])
            }
            try handle.run(
                """
                UPDATE title SET title = ?1, original_title = ?2, overview = ?3, folded = ?4, checksum = ?5, seen_at = ?6,
                    \(TitleTable.changedFacts(from: 8)) WHERE id = ?7
                """,
                row.texts + [.text(row.folded), .integer(row.checksum), .integer(now), .integer(stored.id)] + row.facts)
            try removeStarts(stored.id, former?.title ?? "", title.language, title.server, formerPopularity)
            try saveStarts(of: title, row, as: stored.id)
            return TitleWords.Change(id: stored.id, former: former?.texts, texts: row.texts)
        }
        if stored.facts != row.facts || now.subtractingSaturating(stored.seen) >= TitleTable.updateInterval {
            try handle.run(
                "UPDATE title SET seen_at = ?1, \(TitleTable.changedFacts(from: 3)) WHERE id = ?2",
                [.integer(now), .integer(stored.id)] + row.facts)
            if TitleStarts.step(of: formerPopularity) != TitleStarts.step(of: title.popularity) {
                try starts.remove(
                    stored.id, row.foldedTitle, language: Self.partition(title.language), server: title.server, popularity: formerPopularity
                )
                try saveStarts(of: title, row, as: stored.id)
            }
        }
        return nil
    }

    /// Some lists do not say whether a title is for adults only. So once an answer in any language says it, it stays so.
    private func markAsAdult(_ title: IndexedTitle) throws(StoreFailure) {
        try handle.run(
            "UPDATE title SET adult = 1 WHERE media_id = ?1 AND kind = ?2 AND server = ?3 AND NOT adult",
            [.integer(Int64(title.reference.id)), .text(title.reference.kind.rawValue), .text(title.server)])
    }

    private var starts: TitleStarts { TitleStarts(handle: handle) }

    private func saveStarts(of title: IndexedTitle, _ row: TitleRow, as id: Int64) throws(StoreFailure) {
        try starts.save(
            id, row.foldedTitle, language: Self.partition(title.language), server: title.server, popularity: title.popularity)
    }

    /// Removes the prefixes of a row, by the values of the row when they were saved.
    private func removeStarts(
        _ id: Int64, _ title: String, _ language: String, _ server: String, _ popularity: Double
    ) throws(StoreFailure) {
        try starts.remove(id, Folding.fold(title), language: Self.partition(language), server: server, popularity: popularity)
    }

    /// The aliases of all titles have one partition: a query looks into each.
    private static func partition(_ language: String) -> String {
        language.hasPrefix(IndexedTitle.aliasLanguage) ? IndexedTitle.aliasLanguage : language
    }

    private static let newest = """
        SELECT \(TitleRow.columns) FROM title
        WHERE media_id = ?1 AND kind = ?2 AND server = ?3 AND NOT \(TitleRow.isAlias()) ORDER BY seen_at DESC LIMIT 1
        """

    // The compared values are read from the row, and not from the index that led to it.
    private static let search = """
        SELECT t.media_id, t.kind, t.language, t.server, t.id, t.checksum, t.seen_at,
            \(TitleRow.factColumns.map { "t." + $0 }.joined(separator: ", "))
        FROM title AS entry LEFT JOIN title AS t ON t.id = entry.id
        WHERE entry.media_id = ?1 AND entry.kind = ?2 AND entry.language = ?3 AND entry.server = ?4
        """

    private static func changedFacts(from place: Int) -> String {
        TitleRow.factColumns.enumerated().map { "\($0.element) = ?\(place + $0.offset)" }.joined(separator: ", ")
    }

    private static let insertion = """
        INSERT INTO title(
            media_id, kind, language, server, title, original_title, overview, folded, checksum, seen_at,
            \(TitleRow.factColumns.joined(separator: ", ")), adult)
        VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, \(TitleRow.factColumns.indices.map { "?\($0 + 11)" }.joined(separator: ", ")),
            EXISTS(SELECT 1 FROM title WHERE media_id = ?1 AND kind = ?2 AND server = ?4 AND adult))
        """
}
