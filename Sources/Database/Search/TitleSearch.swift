import MarqueeData
import MarqueeDomain

/// One search in the title index: with the full-text index, by scanning, among rows that were found before, or all titles.
struct TitleSearch {
    let query: TitleQuery
    let words: SearchWords
    private let form: Form

    private enum Form {
        case match
        case scan
        case rows([Int64])
        case all
    }

    /// Finds all titles of the server.
    init(query: TitleQuery) { (self.query, words, form) = (query, SearchWords(""), .all) }

    init(query: TitleQuery, words: SearchWords, isScan: Bool) {
        (self.query, self.words, form) = (query, words, isScan ? .scan : .match)
    }

    init(query: TitleQuery, words: SearchWords, rows: [Int64]) {
        (self.query, self.words, form) = (query, words, .rows(rows))
    }

    /// Finds rows, takes the best one of each title, counts them, and reads the requested range completely. A title that is the whole text
    /// comes before more popular ones.
    ///
    /// The best row is the one in the requested language, then one in another, then an alias, and then one whose title matches: the smallest
    /// number made of both, with the row's id in its lower 40 bits. An alias stands for another row of its title, if there is one. Window functions would give the same result, several times slower.
    func run(on handle: SQLiteHandle) throws(StoreFailure) -> TitleHits {
        var hits = TitleHits(total: 0, titles: [])
        try handle.each(sql, fixed + values) { row in
            hits.total = Int(row.integer(0))
            // If the range is empty, the count is in a row of its own.
            if !row.isNull(1) { hits.titles.append(TitleRow.title(row, from: 1)) }
        }
        return hits
    }

    private var sql: String {
        """
        WITH hit(id, rank) AS (\(hits)),
        best AS MATERIALIZED (
            SELECT min(((t.language <> ?2) * 2 + \(TitleRow.isAlias("t.")) * 2 + hit.rank) << 40 | t.id) AS choice,
                min(hit.rank) AS rank, max(t.language = ?2) AS spoken, max(instr(char(10) || t.folded || char(10), char(10) || ?8 || char(10)) > 0) AS whole, max(t.popularity) AS fame, t.kind AS sort, t.media_id AS number
            FROM hit JOIN title AS t ON t.id = hit.id
            WHERE t.server = ?1 AND (?3 IS NULL OR t.kind = ?3) AND (?6 IS NULL OR t.released LIKE ?6) AND (?7 OR NOT t.adult)
            GROUP BY t.media_id, t.kind)
        SELECT counted.total, \(TitleRow.columns)
        FROM (SELECT count(*) AS total FROM best) AS counted
        LEFT JOIN (SELECT * FROM best ORDER BY rank, whole DESC, spoken DESC, fame DESC, sort, number LIMIT ?4 OFFSET ?5)
        LEFT JOIN title ON title.id = CASE WHEN choice >> 42 = 0 THEN choice & 1099511627775 ELSE coalesce((
            SELECT other.id FROM title AS other
            WHERE other.media_id = number AND other.kind = sort AND other.server = ?1 AND NOT \(TitleRow.isAlias("other."))
            ORDER BY other.language = ?2 DESC, other.seen_at DESC LIMIT 1), choice & 1099511627775) END
        ORDER BY rank, whole DESC, spoken DESC, fame DESC, sort, number
        """
    }

    private var hits: String {
        switch form {
        case .match: TitleSearch.match
        case .scan: scan
        case .rows: "SELECT value, 0 FROM json_each(?9)"
        case .all: "SELECT id, 0 FROM title WHERE server = ?1"
        }
    }

    private var values: [SQLValue] {
        switch form {
        case .match: matched
        case .scan: scanned
        case .rows(let rows): [.text("[" + rows.map(String.init).joined(separator: ",") + "]")]
        case .all: []
        }
    }

    private var fixed: [SQLValue] {
        [
            .text(query.server), .text(query.language), SQLValue(query.kind?.rawValue), .integer(Int64(max(0, query.limit))),
            .integer(Int64(max(0, query.offset))), SQLValue(query.year.map { "\($0)-%" }), SQLValue(query.includesAdult),
            .text(Folding.fold(query.text)),
        ]
    }
}

extension TitleSearch {
    private static let match = """
        SELECT rowid, 0 FROM title_words WHERE title_words MATCH ?9
        UNION ALL SELECT rowid, 1 FROM title_words WHERE title_words MATCH ?10
        """

    private var matched: [SQLValue] {
        [.text("{title original_title} : (\(words.titleExpression))"), .text(words.expression)]
    }

    // Overviews are not stored in folded form, so their scan ignores only the case of Latin letters.
    private var scan: String {
        let inTitle = words.words.indices.map { "instr(folded, ?\(9 + 2 * $0)) > 0" }
        let inOverview = words.words.indices.map { "instr(lower(overview), lower(?\(10 + 2 * $0))) > 0" }
        let anywhere = zip(inTitle, inOverview).map { "(\($0) OR \($1))" }
        return """
            SELECT id, CASE WHEN \(inTitle.joined(separator: " AND ")) THEN 0 ELSE 1 END
            FROM title WHERE server = ?1 AND \(anywhere.joined(separator: " AND "))
            """
    }

    private var scanned: [SQLValue] {
        words.words.flatMap { [.text(Folding.fold($0)), .text($0)] }
    }
}
