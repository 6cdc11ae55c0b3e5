import MarqueeData
import MarqueeDomain

/// Stores and searches the titles in the cache file.
struct SQLiteTitles: TitleDAO {
    /// Writes titles to the file, whose limit holds for answers and titles together.
    let writer: CacheWriter

    var file: CacheFile { writer.file }

    func save(_ titles: [IndexedTitle]) async throws(MarqueeError) { try await writer.save(titles) }

    /// Reads the file with the titles that wait: they are written first, because a search orders all titles.
    private func read<Answer: Sendable>(
        _ work: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        if writer.waiting.hasTitles { await writer.flush() }
        return try await file.read(work)
    }

    func titles(matching query: TitleQuery) async throws(MarqueeError) -> TitleHits {
        let words = SearchWords(query.text)
        if query.text.isEmpty {
            return try await read { (handle) throws(StoreFailure) in try TitleSearch(query: query).run(on: handle) }
        }
        guard !words.words.isEmpty else { return TitleHits(total: 0, titles: []) }
        return try await read { (handle) throws(StoreFailure) in
            let hasWords = try handle.hasTitleWords
            let hits = try Self.hits(of: query, words, isScan: words.isScan || !hasWords, on: handle)
            guard hits.total == 0, let tolerance = TypoTolerance(query.text) else { return hits }
            let similar = try SimilarTitles(tolerance: tolerance).rows(of: query.server, on: handle)
            return similar.isEmpty ? hits : try TitleSearch(query: query, words: words, rows: similar).run(on: handle)
        }
    }

    func suggestions(
        for text: String, server: String, language: String, includesAdult: Bool, limit: Int
    ) async throws(MarqueeError) -> [SuggestedTitle] {
        try await read { (handle) throws(StoreFailure) in
            let titles = try TitleStarts(handle: handle).titles(
                beginning: text, server: server, language: language, includesAdult: includesAdult, limit: limit)
            guard titles.count < limit else { return titles }
            let words = SearchWords(text)
            var rows: [Int64] = []
            if words.isScan, text.unicodeScalars.contains(where: \.isPartOfWord) {
                // Words of scripts without spaces begin anywhere in a title.
                rows = try SimilarTitles.rows(holding: words, of: server, on: handle)
            } else if titles.isEmpty, let tolerance = TypoTolerance(text) {
                rows = try SimilarTitles(tolerance: tolerance).rows(of: server, on: handle)
            }
            if rows.isEmpty { return titles }
            let query = TitleQuery(server: server, language: language, text: text, includesAdult: includesAdult, limit: limit)
            let others = try TitleSearch(query: query, words: words, rows: rows).run(on: handle).titles.map(\.suggestion)
            let known = Set(titles.map(\.reference))
            return titles + others.filter { !known.contains($0.reference) }.prefix(max(0, limit - titles.count))
        }
    }

    func titles(
        of references: [MediaReference], server: String, language: String
    ) async throws(MarqueeError) -> [MediaReference: IndexedTitle] {
        try await read { (handle) throws(StoreFailure) in
            var found: [MediaReference: IndexedTitle] = [:]
            for reference in references {
                let key: [SQLValue] = [
                    .integer(Int64(reference.id)), .text(reference.kind.rawValue), .text(server), .text(language),
                ]
                let title = try handle.first(SQLiteTitles.search, key) { TitleRow.title($0, from: 0) }
                // As with snapshots, a damaged index must not return another title.
                if let title, title.reference != reference { throw .damagedValue }
                found[reference] = title
            }
            return found
        }
    }

    // A page that a server has sent is filled before it waits. So that pages can wait, the texts of those that do are added here.
    func texts(of query: TextQuery) async throws(MarqueeError) -> [MediaReference: [Translation]] {
        let waiting = writer.waiting.titles
        var texts = try await file.read { (handle) throws(StoreFailure) in try TitleTexts(handle: handle).texts(of: query) }
        texts.replace(with: waiting, for: query)
        return texts
    }

    private static func hits(
        of query: TitleQuery, _ words: SearchWords, isScan: Bool, on handle: SQLiteHandle
    ) throws(StoreFailure) -> TitleHits {
        do throws(StoreFailure) {
            return try TitleSearch(query: query, words: words, isScan: isScan).run(on: handle)
        } catch {
            // The index does not know the positions of words. It refuses a word of the query that it splits, as at the vowel signs of Hindi.
            guard error == .refused, !isScan else { throw error }
            return try TitleSearch(query: query, words: words, isScan: true).run(on: handle)
        }
    }

    private static let search = """
        SELECT \(TitleRow.columns) FROM title WHERE id = (
            SELECT id FROM title WHERE media_id = ?1 AND kind = ?2 AND server = ?3
            ORDER BY language = ?4 DESC, \(TitleRow.isAlias()), seen_at DESC LIMIT 1)
        """
}
